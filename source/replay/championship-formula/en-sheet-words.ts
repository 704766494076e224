// English: the figures of a race of Championship Formula Racing.
import type { Retirement } from '../../rules/championship-formula/state.ts';
import { counted, type SheetWords } from '../sheet-words.ts';

const CAUSES: Readonly<Record<Retirement, string>> = {
  crash: 'crashed',
  gravel: 'into the gravel',
  engine: 'engine failure',
  brakes: 'brake failure',
};

export const EN_SHEET_WORDS: SheetWords = {
  round: counted('turn', 'turn', 'turns'),
  plays: counted('turns', 'turn', 'turns'),
  pools: { wear: 'wear', skill: 'skill', red: 'red' },
  causes: CAUSES,
  stops: { soft: 'soft tires', hard: 'hard tires' },
  figures: {
    wearLeft: counted('wear <', 'wear left', 'wear left'),
    skillLeft: counted('skill <', 'skill left', 'skill left'),
    redLeft: counted('red <', 'red chip left', 'red chips left'),
    bidWear: counted('bid wear', 'wear bid', 'wear bid'),
    bidSkill: counted('bid sk.', 'skill bid', 'skill bid'),
    chances: counted('chances', 'chance', 'chances'),
    chancesLost: counted('lost', 'chance lost', 'chances lost'),
    tests: counted('tests', 'test', 'tests'),
    testsLost: counted('failed', 'test failed', 'tests failed'),
    engineer: counted('radio', 'call from the engineer', 'calls from the engineer'),
    spins: counted('spins', 'spin', 'spins'),
    slips: counted('slips', 'slip', 'slips'),
    slipSpaces: counted('spaces', 'space of slips', 'spaces of slips'),
    passesTried: counted('passes', 'forced pass', 'forced passes'),
    passes: counted('made', 'forced pass made', 'forced passes made'),
    blocks: counted('blocks', 'block', 'blocks'),
    lateBrakings: counted('late br.', 'late braking', 'late brakings'),
    pitStops: counted('pits', 'pit stop', 'pit stops'),
  },
};
