// The words of the race screen for what only Trant has.
import type { TrantChoiceWords } from '../../replay/formula-de/choice-names.ts';
import { EN_CHOICE_WORDS } from '../../replay/formula-de/en-choice-words.ts';
import { FR_CHOICE_WORDS } from '../../replay/formula-de/fr-choice-words.ts';
import type { Extra } from '../../rules/formula-de/trant/state.ts';
import { EN_TRANT_FACTS } from './en/trant-facts.ts';
import { FR_TRANT_FACTS } from './fr/trant-facts.ts';
import type { TrantFacts } from './trant-facts.ts';

export interface TrantWords extends TrantChoiceWords {
  readonly facts: TrantFacts;
  /** Of a roll in a gear and the movement points that the chart has for it. */
  readonly rolled: (roll: number, gear: number, points: number) => string;
  /** The labels of the bars of the two throws, in two columns. */
  readonly bars: Readonly<Record<'d20' | 'twoD10', string>>;
  /** `extras` in three columns. */
  readonly extrasShort: Readonly<Record<Extra, string>>;
  /** On the dashboard: the wing, driver points (won ones count in halves) and the crew, in words or in short. */
  readonly highWing: string;
  readonly driverPoints: (points: number, whole: boolean) => string;
  readonly pitCrew: (points: number, whole: boolean) => string;
  /** Movement points of a penalty. */
  readonly ahead: (points: number) => string;
  /** Movement points that are left when the work is done. */
  readonly left: (points: number) => string;
  /** On the dashboard: work still to be driven off. */
  readonly work: (points: number) => string;
  /** Of a place for a backmarker: spaces ahead of the leader, and its corner; empty on a straight. */
  readonly markerFacts: (ahead: number, corner: string) => string;
  /** Spaces from a place to the line, for the start of a lap alone. */
  readonly beforeLine: (spaces: number) => string;
  /** Heading of the row of movement points over their chances. */
  readonly points: string;
  /** Of dice that may be thrown again: what they showed, and what for; by the step that threw them. `where` is a space or a car. */
  readonly thoughts: Readonly<Record<string, (roll: number, where: string) => string>> & {
    readonly other: (roll: number, where: string) => string;
  };
  /** Of the roll that costs an engine point, and how often it comes; `isLast` when the race ends with it. */
  readonly strain: (roll: number, percent: number, isLast: boolean) => string;
}

export const EN_TRANT_RACE: TrantWords = {
  ...EN_CHOICE_WORDS.trant,
  facts: EN_TRANT_FACTS,
  rolled: (roll, gear, points) =>
    `${roll} in ${['1st', '2nd', '3rd'][gear - 1] ?? `${gear}th`}, ${points} MP`,
  bars: { d20: '1d', twoD10: '2d' },
  thoughts: {
    rollForPlace: roll => `a ${roll} for the grid, lowest takes pole`,
    lineUp: roll => `a ${roll} in a tie for the grid, lowest goes in front`,
    rollStall: roll => (roll === 1 ? 'a 1 at the start, it stalls' : `a ${roll} at the start`),
    collisionRoll: (roll, where) => `a ${roll} for the contact with ${where}`,
    backmarkerCheck: roll => `a ${roll} beside a backmarker`,
    secondCheck: roll => `a ${roll} in the second check, lowest is hit`,
    handlingTest: (roll, where) => `a ${roll} for the debris on ${where}`,
    injuryCheck: roll => `a ${roll} for the driver`,
    other: roll => `rolled ${roll}`,
  },
  extrasShort: { qualifying: 'qua', pitCrew: 'crw', driver: 'drv' },
  highWing: 'high wing',
  driverPoints: (points, whole) => `${whole ? 'driver pts' : 'drv'} ${halves(points)}`,
  pitCrew: (points, whole) => `${whole ? 'crew' : 'crw'} ${points}`,
  ahead: points => `${points} MP more`,
  left: points => `${points} MP left`,
  work: points => `work ${points} MP`,
  markerFacts: (ahead, corner) =>
    `${ahead} ahead of the leader${corner === '' ? '' : `, in ${corner}`}`,
  beforeLine: spaces => `${spaces} before the line`,
  points: 'MP',
  strain: (roll, percent, isLast) =>
    `A ${roll} (${percent}%) ${isLast ? 'ENDS THE RACE: no engine points left' : 'costs an engine point'}.`,
};

export const FR_TRANT_RACE: TrantWords = {
  ...FR_CHOICE_WORDS.trant,
  facts: FR_TRANT_FACTS,
  rolled: (roll, gear, points) => `${roll} en ${gear === 1 ? '1re' : `${gear}e`}, ${points} PM`,
  bars: { d20: '1d', twoD10: '2d' },
  thoughts: {
    rollForPlace: roll => `${roll} pour la grille, le plus petit part en pole`,
    lineUp: roll => `${roll} pour départager, le plus petit est devant`,
    rollStall: roll => (roll === 1 ? '1 au départ, elle cale' : `${roll} au départ`),
    collisionRoll: (roll, where) => `${roll} pour l’accrochage avec ${where}`,
    backmarkerCheck: roll => `${roll} à côté d’un attardé`,
    secondCheck: roll => `${roll} au second contrôle, le plus petit est touché`,
    handlingTest: (roll, where) => `${roll} pour les débris en ${where}`,
    injuryCheck: roll => `${roll} pour le pilote`,
    other: roll => `jet de ${roll}`,
  },
  extrasShort: { qualifying: 'qua', pitCrew: 'méc', driver: 'pil' },
  highWing: 'fort appui',
  driverPoints: (points, whole) => `${whole ? 'pts pilote' : 'pil'} ${halves(points)}`,
  pitCrew: (points, whole) => `${whole ? 'mécaniciens' : 'méc'} ${points}`,
  ahead: points => `${points} PM de plus`,
  left: points => (points < 2 ? `reste ${points} PM` : `restent ${points} PM`),
  work: points => `travail ${points} PM`,
  markerFacts: (ahead, corner) =>
    `${ahead} devant le premier${corner === '' ? '' : `, dans ${corner}`}`,
  beforeLine: spaces => `${spaces} avant la ligne`,
  points: 'PM',
  strain: (roll, percent, isLast) =>
    `Un ${roll} (${percent}\u00a0%) ${isLast ? 'FINIT LA COURSE : plus de point de moteur' : 'coûte un point de moteur'}.`,
};

// Points are won in halves (TR-152).
function halves(points: number): string {
  const whole = Math.floor(points);
  if (whole === points) return String(points);
  return whole === 0 ? '½' : `${whole}½`;
}
