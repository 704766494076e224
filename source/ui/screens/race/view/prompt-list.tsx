// The list of the prompt pane.
import type { ListLine } from '../../../components/list-line.ts';
import { MarkedList } from '../../../components/marked-list.tsx';
import type { ScreenProps } from '../../../components/screen-props.ts';
import { isUnmarked } from '../enter.ts';
import type { RaceModel } from '../race-model.ts';

export type PromptListProps = Pick<ScreenProps, 'look'> & {
  readonly race: RaceModel;
  readonly lines: readonly ListLine[];
  readonly columns: number;
  readonly limit: number;
};

export function PromptList({ race, lines, columns, limit, look }: PromptListProps) {
  return (
    <MarkedList
      name={`race ${race.moment.race.answered} ${race.prompt?.kind ?? ''}`}
      lines={lines}
      at={race.at}
      isUnmarked={isUnmarked(race)}
      columns={columns}
      limit={limit}
      look={look}
    />
  );
}
