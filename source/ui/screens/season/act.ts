// What the lines under a page do.
import type { Due } from '../../../season/to-do.ts';
import { type Model, wordsOf } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import type { Action } from './actions.ts';
import { openedForm } from './forms/form.ts';
import { isSeason, type PagesModel, type SeasonModel } from './season-state.ts';
import { toPage } from './trail.ts';

export function act(model: Model, pages: PagesModel, action: Action): Update {
  if (action.kind === 'page') return toPage(model, pages, action.address);
  return isSeason(pages) ? actInSeason(model, pages, action) : to(model);
}

function actInSeason(
  model: Model,
  season: SeasonModel,
  action: Exclude<Action, { kind: 'page' }>,
): Update {
  switch (action.kind) {
    case 'form':
      return toScreen(model, { kind: 'form', form: openedForm(action.form) });
    case 'due':
      return actDue(model, action.due);
    case 'held': {
      const { held } = season;
      const free = { ...model, season: { ...season, held: undefined } };
      if (action.answer === 'leaveIt' || held === undefined) return to(free);
      const { weekend, table } = held;
      if (action.answer === 'watch') {
        const at = { weekend, table };
        const { holder } = held;
        return to(free, { kind: 'season', act: { kind: 'watch', at, holder } });
      }
      const notice = wordsOf(model).saves.asking;
      const at = { weekend, table };
      const asked = { kind: 'race', at, from: held.holder } as const;
      return to({ ...free, notice }, { kind: 'season', act: asked });
    }
  }
}

function actDue(model: Model, due: Due): Update {
  const { weekend } = due;
  switch (due.kind) {
    case 'trial':
      return to(model, { kind: 'season', act: { kind: 'trials' } });
    case 'draw': {
      const tables = due.proposal?.tables;
      if (tables === undefined) return to(model);
      const entry = { kind: 'drawn', weekend, tables, by: 'rule' } as const;
      return to(model, { kind: 'season', act: { kind: 'enter', entry } });
    }
    case 'roll': {
      const { driver, die } = due;
      const entry = { kind: 'rolledForAll', weekend, driver, die } as const;
      return to(model, { kind: 'season', act: { kind: 'enter', entry } });
    }
    case 'grid':
      return toScreen(model, { kind: 'form', form: openedForm('grid') });
    case 'race': {
      const at = { weekend, table: due.table };
      return to(model, { kind: 'season', act: { kind: 'race', at } });
    }
  }
}
