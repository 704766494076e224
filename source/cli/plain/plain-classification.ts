// The classification in plain text, in the language of the player.
import { classifiedPlace, teamStandings } from '../../replay/classification.ts';
import { momentOf } from '../../ui/effects/moment.ts';
import { panelsOf } from '../../ui/race-panels/panels-by-game.ts';
import { atRest } from '../../ui/screens/race/play.ts';
import { nameWithLetter } from '../../ui/screens/race/race-model.ts';
import { type PlainTable, shownTable } from './plain-race.ts';

/** Says who came where, and what became of the others. */
export function tellClassification(table: PlainTable): void {
  const { session, dialogue, script } = table;
  const { classification } = script.words;
  const { book, board } = session;
  const model = atRest(shownTable(table), momentOf(session, ''));
  const standings = book.standings(session.race(), board);
  dialogue.say();
  dialogue.say(classification.heading(board.name));
  for (const standing of standings) {
    const { seat, points } = standing;
    const scored = points === undefined ? '' : `, ${classification.columns.points} ${points}`;
    const result = panelsOf(model).result(model, seat, script.words);
    const place = classifiedPlace(standing) ?? '-';
    dialogue.say(`${place} ${nameWithLetter(model, seat)}: ${result}${scored}`);
  }
  for (const { place, team, points } of teamStandings(standings)) {
    dialogue.say(`${place} ${classification.team(team + 1)}: ${points}`);
  }
}
