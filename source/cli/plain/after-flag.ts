// What may follow a race in plain text: its story, what the decisions of the people cost, and the race again.
import type { Weighed } from '../../drivers/review.ts';
import { storyOf } from '../../season/pages/of-race/page-teller.ts';
import { withCost } from '../../season/story/accounts.ts';
import type { Session } from '../../session/session.ts';
import { visibleText } from '../../storage/untrusted-text.ts';
import { DecisionRunner, peopleIn } from '../../ui/effects/decision-runner.ts';
import { againBy, againFrom, raceBefore, toldOf } from '../../ui/effects/flag-runner.ts';
import { tableOf } from '../../ui/effects/race-table.ts';
import type { RaceTable } from '../../ui/messages.ts';
import { panelsOf } from '../../ui/race-panels/panels-by-game.ts';
import { bestText, lossText, whereText } from '../../ui/screens/classification/decision-texts.ts';
import {
  namedDecisions,
  raceMarkdown,
  reportedRace,
  reportName,
} from '../../ui/screens/classification/race-report.ts';
import { nameOf } from '../../ui/screens/race/race-model.ts';
import type { Opened, Problem } from '../../ui/services.ts';
import { askMenu, type Menu } from './menu.ts';
import type { PlainPlace } from './place.ts';
import type { PlainScript } from './plain-text.ts';

type Wish = 'on' | 'story' | 'decisions' | 'page' | 'same';

/**
 * Asks what is to be looked back on, until the player has had enough.
 * @returns the race that is driven next; undefined for none
 */
export async function lookBack(
  place: PlainPlace,
  session: Session,
  script: PlainScript,
): Promise<Opened | undefined> {
  const { dialogue, services } = place;
  const people = peopleIn(session.seats);
  const told = people.length === 0 ? undefined : toldOf(session.played(), people);
  if (told === undefined) return undefined;
  const at = { place, session, script, table: tableOf(session), told };
  for (;;) {
    dialogue.say();
    const wish = await chosen(at, wishMenu(script));
    if (wish === undefined || wish === 'on') return undefined;
    const next =
      wish === 'same'
        ? againBy(services, raceBefore(session), {
            kind: 'raceAgain',
            dice: 'same',
            keepsGrid: true,
          })
        : await shown(at, wish);
    if (next === undefined) continue;
    if (!('problem' in next)) return next;
    dialogue.say(next.problem);
  }
}

interface LookedBack {
  readonly place: PlainPlace;
  readonly session: Session;
  readonly script: PlainScript;
  readonly table: RaceTable;
  readonly told: NonNullable<ReturnType<typeof toldOf>>;
}

function wishMenu({ plain, words }: PlainScript): Menu<Wish> {
  const { afterFlag } = plain;
  const lines = [
    { text: afterFlag.on, value: 'on' },
    { text: afterFlag.story, value: 'story' },
    { text: words.lookBack.heading, value: 'decisions' },
    { text: afterFlag.page, value: 'page' },
    { text: afterFlag.sameDice, value: 'same' },
  ] as const;
  return { lines, usual: 0 };
}

async function shown(
  at: LookedBack,
  wish: 'story' | 'decisions' | 'page',
): Promise<Session | Problem | undefined> {
  if (wish === 'decisions') return decisionToTry(at);
  const { place, script, table, told } = at;
  const decisions = await weighed(at);
  const accounts = told.accounts.map(account => withCost(account, decisions));
  const report = { table, sheet: told.sheet, moment: told.big, accounts, words: script.words };
  if (wish === 'story') {
    const { sheet, teller } = reportedRace(report);
    for (const sentence of storyOf(sheet, teller, accounts)) place.dialogue.say(sentence);
  } else keepPage(place, reportName(table), raceMarkdown(report), script);
  return undefined;
}

function keepPage(
  { services, dialogue }: PlainPlace,
  name: string,
  markdown: string,
  { words }: PlainScript,
): void {
  try {
    dialogue.say(words.season.exported(visibleText(services.keepReport(name, markdown))));
  } catch (error) {
    dialogue.say(visibleText(error instanceof Error ? error.message : String(error)));
  }
}

function weighed({ place, session, table, script }: LookedBack): Promise<readonly Weighed[]> {
  return new Promise(resolve => {
    new DecisionRunner(place.services).weigh(session.played(), peopleIn(session.seats), all =>
      resolve(namedDecisions(table, all, script.words)),
    );
  });
}

// Reads out the decisions in their order, and asks whether the race is to go back to one of them.
async function decisionToTry(at: LookedBack): Promise<Session | Problem | undefined> {
  const { place, session, script } = at;
  const { words, plain } = script;
  const decisions = await weighed(at);
  if (decisions.length === 0) {
    place.dialogue.say(words.lookBack.noDecisions);
    return undefined;
  }
  place.dialogue.say(plain.afterFlag.whichDecision);
  const none = { text: words.lookBack.again.no, value: undefined };
  const all = decisions.map(one => ({ text: decisionText(at, one), value: one }));
  const wished = await chosen(at, { lines: [none, ...all], usual: 0 });
  if (wished === undefined) return undefined;
  const { again } = words.lookBack;
  place.dialogue.say(again.question(words.race.round(wished.round)));
  const lines = [
    { text: again.same, value: 'same' },
    { text: again.other, value: 'new' },
    { text: again.no, value: undefined },
  ] as const;
  const dice = await chosen(at, { lines, usual: 0 });
  if (dice === undefined) return undefined;
  const { answered } = wished;
  return againFrom(place.services, raceBefore(session), { kind: 'tryAgain', answered, dice });
}

function decisionText({ session, script, table, told }: LookedBack, one: Weighed): string {
  const { words, plain } = script;
  const { nameOf: nameIn } = panelsOf({ table });
  const account = told.accounts.find(({ seat }) => seat === one.seat);
  const several = peopleIn(session.seats).length > 1;
  const loss = lossText(one.loss, words);
  return [
    words.race.round(one.round),
    ...(several ? [nameOf(table, one.seat)] : []),
    whereText(one, account, words),
    nameIn(one.choice, words),
    loss === ''
      ? ''
      : plain.afterFlag.cost(
          loss,
          bestText(one, choice => nameIn(choice, words)),
        ),
  ]
    .filter(text => text !== '')
    .join(', ');
}

async function chosen<X>(
  { place, script }: Pick<LookedBack, 'place' | 'script'>,
  menu: Menu<X>,
): Promise<X | undefined> {
  const heard = await askMenu(place.dialogue, menu, script.plain);
  return heard.kind === 'chosen' ? heard.value : undefined;
}
