// What can be done on each page of a season: numbered lines under it.

import type { Address } from '../../../season/pages/address.ts';
import { comingBackWords } from '../../../season/pages/words/coming-back-words.ts';
import { weekendAt, weekendIndex } from '../../../season/season.ts';
import type { Due } from '../../../season/to-do.ts';
import { type Model, wordsOf } from '../../model.ts';
import type { SeasonScreenWords } from '../../words/season-words.ts';
import { linesOfBoard } from './board-lines.ts';
import { dueWords } from './due-words.ts';
import { tablesNow } from './forms/draw-forms.ts';
import type { FormKind } from './forms/form.ts';
import { trialDrivers } from './forms/trial-form.ts';
import { contextOf, weekendNow } from './season-model.ts';
import { isSeason, type PagesModel, pageOn, type SeasonModel } from './season-state.ts';

export const HELD_ANSWERS = ['leaveIt', 'watch', 'takeOver'] as const;
export type HeldAnswer = (typeof HELD_ANSWERS)[number];

export type Action =
  | { readonly kind: 'due'; readonly due: Due }
  | { readonly kind: 'page'; readonly address: Address }
  | { readonly kind: 'form'; readonly form: FormKind }
  | { readonly kind: 'held'; readonly answer: HeldAnswer };

export interface ActionLine {
  readonly action: Action;
  readonly text: string;
}

/** Returns the actions of the page on the screen, the most likely one first. */
export function actionsOf(model: Model, pages: PagesModel): readonly ActionLine[] {
  return isSeason(pages)
    ? seasonActions(model, pages)
    : almanacActions(model, pageOn(pages).address);
}

function seasonActions(model: Model, season: SeasonModel): readonly ActionLine[] {
  const words = wordsOf(model).season;
  if (season.held !== undefined) {
    return HELD_ANSWERS.map(answer => ({
      action: { kind: 'held', answer },
      text: words.held[answer],
    }));
  }
  const { address } = pageOn(season);
  switch (address.kind) {
    case 'paddock':
      return [...dueActions(model, season), ...pageActions(model, season, words)];
    case 'race':
      return [
        ...dueActions(model, season),
        page({ kind: 'paddock' }, words.pages.paddock),
        standingsLine(words),
      ];
    case 'weekend':
      return address.weekend === weekendNow(season)
        ? [
            ...dueActions(model, season),
            ...trialAction(season, words),
            ...swapAction(season, words),
            tablesLine(address.weekend, words),
          ]
        : [];
    case 'rulings':
      return [{ action: { kind: 'form', form: 'decision' }, text: words.actions.newRuling }];
    case 'tables':
      return tableActions(model, season);
    case 'standings':
      return [
        address.of === 'drivers'
          ? page({ kind: 'standings', of: 'teams' }, words.pages.teams)
          : page({ kind: 'standings', of: 'drivers' }, words.pages.drivers),
        page(
          { kind: 'chart', of: address.of === 'drivers' ? 'points' : 'teams' },
          doorsOf(model).chart,
        ),
        page({ kind: 'whatIf' }, doorsOf(model).whatIf),
      ];
    default:
      return almanacActions(model, address);
  }
}

function almanacActions(model: Model, address: Address): readonly ActionLine[] {
  const { pages } = wordsOf(model).season;
  switch (address.kind) {
    case 'hall':
      return [page({ kind: 'records' }, pages.records)];
    case 'life':
    case 'records':
    case 'pastSeason':
      return [page({ kind: 'hall' }, pages.hall)];
    default:
      return [];
  }
}

function page(address: Address, text: string): ActionLine {
  return { action: { kind: 'page', address }, text };
}

function standingsLine({ pages }: SeasonScreenWords): ActionLine {
  return page({ kind: 'standings', of: 'drivers' }, pages.standings);
}

function tablesLine(weekend: string, { pages }: SeasonScreenWords): ActionLine {
  return page({ kind: 'tables', weekend }, pages.tables);
}

function doorsOf({ settings }: Model) {
  return comingBackWords(settings.language).doors;
}

function pageActions(
  model: Model,
  season: SeasonModel,
  words: SeasonScreenWords,
): readonly ActionLine[] {
  const { pages } = words;
  const weekend = weekendNow(season);
  return [
    standingsLine(words),
    ...(weekend === undefined ? [] : [page({ kind: 'weekend', weekend }, pages.weekend)]),
    page({ kind: 'calendar' }, pages.calendar),
    page({ kind: 'entrants' }, pages.entrants),
    page({ kind: 'rulings' }, pages.rulings),
    page({ kind: 'chart', of: 'points' }, doorsOf(model).chart),
    page({ kind: 'paper' }, doorsOf(model).paper),
    page({ kind: 'hall' }, pages.hall),
  ];
}

/** Returns what is due next, as a line; several tables share one that leads to the page of the tables. */
function dueActions(model: Model, season: SeasonModel): readonly ActionLine[] {
  const { due } = season.open;
  const [first] = due;
  const words = wordsOf(model).season;
  if (first === undefined) return [];
  const tables = due.filter(one => one.kind === 'race');
  if (tables.length > 1) return [tablesLine(first.weekend, words)];
  return [{ action: { kind: 'due', due: first }, text: dueText(model, season, first) }];
}

// Trials may be driven in any order, so another one than the next may be chosen.
function trialAction(season: SeasonModel, words: SeasonScreenWords): readonly ActionLine[] {
  if (trialDrivers(season).length < 2) return [];
  return [{ action: { kind: 'form', form: 'trial' }, text: words.actions.otherTrial }];
}

// Tables may be changed by hand until one of them is raced.
function swapAction(season: SeasonModel, words: SeasonScreenWords): readonly ActionLine[] {
  const { season: so } = season.open;
  const { tables, weekend } = tablesNow(season);
  if (tables.length < 2) return [];
  const { results } = weekendAt(so, weekendIndex(so, weekend)).known;
  if (results.length > 0) return [];
  return [{ action: { kind: 'form', form: 'swap' }, text: words.actions.swap }];
}

function tableActions(model: Model, season: SeasonModel): readonly ActionLine[] {
  return linesOfBoard(season).map(due => ({
    action: { kind: 'due', due },
    text: dueText(model, season, due),
  }));
}

function dueText(model: Model, season: SeasonModel, due: Due): string {
  const { open } = season;
  const facts = { due: open.due, tables: open.tables };
  return dueWords(contextOf(model, season), facts, due, wordsOf(model).season.due);
}
