// The list of the prompt pane.
import { ChoiceList, type ListLine } from '../../../components/choice-list.tsx';
import type { ScreenProps } from '../../../components/screen-props.ts';
import type { RaceModel } from '../race-model.ts';

export type PromptListProps = Pick<ScreenProps, 'look' | 'send'> & {
  readonly race: RaceModel;
  readonly lines: readonly ListLine[];
  readonly columns: number;
  readonly limit: number;
};

export function PromptList({ race, lines, columns, limit, look, send }: PromptListProps) {
  return (
    <ChoiceList
      name={`race ${race.moment.race.answered} ${race.prompt?.kind ?? ''}`}
      lines={lines}
      at={race.at}
      columns={columns}
      limit={limit}
      look={look}
      onPick={value => send({ kind: 'picked', value })}
      onHighlight={value => send({ kind: 'highlighted', value })}
    />
  );
}
