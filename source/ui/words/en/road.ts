// English: the choices that are made on the road.
import type { RoadWords } from '../road-words.ts';

export const EN_ROAD: RoadWords = {
  sure: 'This ends your race. Sure? [y] yes, [esc] no',
  sureOfSession: 'This ends your session. Sure? [y] yes, [esc] no',
};
