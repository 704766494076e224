// French: the figures of a race of the Formula Dé family.
import type { Retirement } from '../../rules/formula-de/state.ts';
import { countedInFrench, type SheetWords } from '../sheet-words.ts';
import { FR_STORY_NAMES } from './fr-story-names.ts';

const CAUSES: Readonly<Record<Retirement, string>> = {
  overshoot: 'sortie de virage',
  blocking: 'percute les voitures devant',
  collision: 'détruite dans un accrochage',
  engine: 'casse moteur',
  handling: 'perte de contrôle',
  wall: 'contre le mur',
  overRevving: 'moteur cassé par le surrégime',
};

const POOLS: Readonly<Record<string, string>> = {
  tires: 'pneus',
  brakes: 'freins',
  gearbox: 'essence',
  body: 'caisse',
  engine: 'moteur',
  handling: 'tenue',
  wear: 'usure',
};

export function sheetWordsInFrench(bookId = ''): SheetWords {
  const own = FR_STORY_NAMES[bookId];
  return {
    round: countedInFrench('manche', 'manche', 'manches'),
    plays: countedInFrench('lancers', 'lancer', 'lancers'),
    pools: { ...POOLS, ...own?.figures },
    causes: { ...CAUSES, ...own?.ends },
    stops: { quick: 'un arrêt court', long: 'un arrêt long', ...own?.stops },
    figures: {
      stops: countedInFrench('arrêts', 'arrêt en virage', 'arrêts en virage'),
      overshoots: countedInFrench('sorties', 'sortie de virage', 'sorties de virage'),
      spinouts: countedInFrench('têtes-q.', 'tête-à-queue', 'têtes-à-queue'),
      slipstreams: countedInFrench('aspir.', 'aspiration', 'aspirations'),
      collisions: countedInFrench('accroch.', 'accrochage', 'accrochages'),
      // Sheets in older ledgers counted the tests of cars that touched, whatever their outcome.
      contacts: countedInFrench('tests', 'test d’accrochage', 'tests d’accrochage'),
      blocked: countedInFrench('bloqué', 'blocage', 'blocages'),
      pitStops: countedInFrench('stands', 'arrêt au stand', 'arrêts au stand'),
      engineer: countedInFrench('radio', 'avis de l’ingénieur', 'avis de l’ingénieur'),
      stalls: countedInFrench('calages', 'calage au départ', 'calages au départ'),
    },
  };
}
