// The two lines on top of a timed trial: its session, and the running clock with what is counted.

import { lapTime } from '../../../../replay/lap-time.ts';
import { minuteRolls } from '../../../../rules/formula-de/chapters/trials/timed-trials.ts';
import { trackOf } from '../../../../rules/formula-de/table.ts';
import type { Row, Run } from '../../../rows.ts';
import { nameOf } from '../../../screens/race/race-model.ts';
import { rowWidth } from '../../../theme/fit.ts';
import type { Words } from '../../../words/words.ts';
import { type FormulaModel, termsOf, trialHandOf } from '../formula-de-model.ts';
import { ghostOf } from '../ghost.ts';

/**
 * Returns a row such as `Monza  timed lap, session 1/2  rain, wet  par 13.4  Ann`; without room it leaves out par, then
 * the weather.
 */
export function trialTitleRow(model: FormulaModel, columns: number, { race }: Words): Row {
  const { trial, table, shown } = model;
  if (trial === undefined) return [];
  // In a session a changeable sky is cloudy and stays so (M-3-1-4).
  const { weather: now } = shown;
  const weather = now === undefined ? '' : `  ${race.trials.sheet.weather(now.sky, 0)}`;
  const par =
    trial.par === undefined ? '' : `  ${race.trials.par(trial.par, trackOf(shown) === 'wet')}`;
  const ghost = ghostOf(model);
  const gap = ghost === undefined ? '' : `  ${race.trials.ghost(ghost.ahead)}`;
  const tellings = [`${weather}${par}${gap}`, `${par}${gap}`, `${weather}${par}`, weather, ''].map(
    (text): Row => [
      { text: ` ${table.board.name}`, tone: 'title' },
      { text: `  ${race.trials.lap(trial.session, trial.sessions)}`, tone: 'plain' },
      { text, tone: 'plain' },
      { text: `  ${nameOf(table, 0)}`, tone: 'strong', seat: 0 },
    ],
  );
  return tellings.find(row => rowWidth(row) <= columns) ?? tellings.at(-1) ?? [];
}

/**
 * Returns the only row that changes while the clock runs, without the time where none does (BR-54). A free-hand driver sees
 * the cost of overshoots only at the end.
 */
export function clockRow(model: FormulaModel, { race }: Words): Row {
  const { trial, shown } = model;
  const [car] = shown.cars;
  if (trial === undefined || car?.trial === undefined) return [];
  const { rolls, penaltyRolls } = car.trial;
  const { trials } = race;
  const { timed } = trial;
  const values = termsOf(model.table).values.trials;
  const { pointsATurn, minuteMs } = values;
  const minutes = minuteRolls(timed ? trial.elapsedMs : 0, values);
  const free = trialHandOf(model.table) === 'free';
  const costs: readonly Run[] = free
    ? []
    : [
        {
          text: `   ${pointsATurn !== undefined ? trials.spent(penaltyRolls) : trials.overshoots(penaltyRolls)}`,
          tone: penaltyRolls > 0 ? 'warn' : 'plain',
        },
        ...(timed && Number.isFinite(minuteMs)
          ? [
              {
                text: `   ${trials.minutes(minutes)}`,
                tone: minutes > 0 ? 'warn' : 'plain',
              } as const,
            ]
          : []),
        { text: `   ${trials.total(rolls + penaltyRolls + minutes)}`, tone: 'strong' },
      ];
  const clock = timed ? ` ${lapTime(trial.elapsedMs)}  ` : '';
  return [
    { text: clock, tone: trial.clock === 'running' ? 'good' : 'strong' },
    { text: ` ${trials.counted(rolls)}`, tone: 'plain' },
    ...costs,
  ];
}
