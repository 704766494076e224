// A lap that has just been driven, as the sheet, plain text and commands print it.
import { lapTime } from '../replay/lap-time.ts';
import {
  minuteRolls,
  misplacementRolls,
} from '../rules/formula-de/chapters/trials/timed-trials.ts';
import { resultOf } from '../rules/formula-de/qualifying/qualifying.ts';
import type { TrialLog } from '../rules/formula-de/qualifying/qualifying-record.ts';
import type { TrialValues } from '../rules/formula-de/values.ts';
import type { LapFigures, TrialWords } from './words/trial-words.ts';

/** Returns the figures of a lap, or why the car went out on it (M-1-1-14, TRR-9). */
export function lapFigures(
  name: string,
  trial: TrialLog,
  values: TrialValues,
  { why }: Pick<TrialWords, 'why'>,
): LapFigures {
  const { retirement, timeMs, misplacements } = trial;
  return {
    name,
    trial,
    minutes: minuteRolls(timeMs, values),
    misplaced: misplacementRolls(misplacements, values),
    chargesPoints: values.pointsATurn !== undefined,
    total: resultOf(trial, values).rolls,
    time: values.timed ? lapTime(timeMs) : '',
    why: retirement === undefined ? '' : why[retirement],
  };
}
