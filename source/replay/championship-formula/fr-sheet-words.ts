// French: the figures of a race of Championship Formula Racing.
import type { Retirement } from '../../rules/championship-formula/state.ts';
import { countedInFrench, type SheetWords } from '../sheet-words.ts';

const CAUSES: Readonly<Record<Retirement, string>> = {
  crash: 'accident',
  gravel: 'dans le gravier',
  engine: 'casse moteur',
  brakes: 'plus de freins',
};

export const FR_SHEET_WORDS: SheetWords = {
  round: countedInFrench('manche', 'manche', 'manches'),
  plays: countedInFrench('manches', 'manche', 'manches'),
  pools: { wear: 'usure', skill: 'talent', red: 'rouges' },
  causes: CAUSES,
  stops: { soft: 'des pneus tendres', hard: 'des pneus durs' },
  figures: {
    wearLeft: countedInFrench('usure <', 'usure restante', 'usures restantes'),
    skillLeft: countedInFrench('talent <', 'talent restant', 'talents restants'),
    redLeft: countedInFrench('rouge <', 'jeton rouge restant', 'jetons rouges restants'),
    bidWear: countedInFrench('mise us.', 'usure misée', 'usures misées'),
    bidSkill: countedInFrench('mise ta.', 'talent misé', 'talents misés'),
    chances: countedInFrench('chances', 'chance', 'chances'),
    chancesLost: countedInFrench('perdues', 'chance perdue', 'chances perdues'),
    tests: countedInFrench('tests', 'test', 'tests'),
    testsLost: countedInFrench('ratés', 'test raté', 'tests ratés'),
    engineer: countedInFrench('radio', 'avis de l’ingénieur', 'avis de l’ingénieur'),
    spins: countedInFrench('toupies', 'toupie', 'toupies'),
    slips: countedInFrench('aspir.', 'aspiration', 'aspirations'),
    slipSpaces: countedInFrench('cases', 'case d’aspiration', 'cases d’aspiration'),
    passesTried: countedInFrench('passages', 'passage en force', 'passages en force'),
    passes: countedInFrench('réussis', 'passage en force réussi', 'passages en force réussis'),
    blocks: countedInFrench('blocages', 'blocage', 'blocages'),
    lateBrakings: countedInFrench('fr. tard', 'freinage tardif', 'freinages tardifs'),
    pitStops: countedInFrench('stands', 'arrêt au stand', 'arrêts au stand'),
  },
};
