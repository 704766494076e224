// Chapter 3, the weather of sessions and race.
import { example, type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 3. */
export const weather: RuleChapter = {
  number: '3',
  title: 'Weather',
  statements: [
    rule(
      'M-3-0-1',
      'Weather is rolled before each session and before the race, so that you know which tires, and before the race which car, you want. The black die is read on the table of the circuit: sun, changeable or rain.',
    ),
    rule('M-3-1-1', 'For a session, look the black die up in the weather table of the circuit.'),
    rule('M-3-1-2', 'Sun: the session is sunny, the track dry to its end.'),
    rule('M-3-1-3', 'Rain: it rains all session long and the track is wet.'),
    rule('M-3-1-4', 'Changeable: clouds but no rain in the session; the track is dry.'),
    rule('M-3-1-5', 'One roll serves everybody in that session.'),
    rule('M-3-2-1', 'For the race the absolute pole rolls, on the same table of the circuit.'),
    rule('M-3-2-2', 'Sun: the race is sunny from start to finish, on a dry track.'),
    rule('M-3-2-3', 'Rain: the race is rainy from start to finish, on a wet track.'),
    rule(
      'M-3-2-4',
      'Changeable: the track starts wet if the last session was rainy, otherwise dry. From then on each 20 in 5th or 30 in 6th makes its driver roll the weather when the round ends.',
    ),
    rule('M-3-2-5', 'Weather rolls wait for the end of the round.'),
    rule(
      'M-3-2-6-1',
      'A roll of sun brings sun until the next weather roll; the track is dry from then on.',
    ),
    rule(
      'M-3-2-6-2',
      'A roll of rain brings rain until the next weather roll; the track is wet from then on.',
    ),
    rule(
      'M-3-2-6-3',
      'A roll of changeable does nothing to the track: dry stays dry, wet stays wet.',
    ),
    rule(
      'M-3-2-6-4',
      'Sun twice running settles sky and track to the end of the race; so does rain twice running.',
    ),
    rule('M-3-2-6-5', 'Rain after sun wets the track, sun after rain dries it.'),
    example(
      'M-3-2-6-E',
      'From changeable and dry: sun, sun = settled dry. Rain, changeable, rain = wet but not settled; one more rain settles it. Sun, rain = wet until the next roll.',
    ),
  ],
  rulings: [
    ruling(
      'R-66',
      'Several 20s or 30s in a round: a weather roll for each, in the order they fell, each on top of the last; once the weather is settled the rest are dropped. Only a race that starts changeable rolls at all.',
    ),
    ruling(
      'R-67',
      'There are six states: changeable dry, changeable wet, sun or rain for now, sun or rain settled. Sun on top of sun for now settles it, likewise rain; changeable keeps the track. Two equal rolls with another in between settle nothing.',
    ),
    ruling(
      'R-68',
      'Odds and tires look at the track, never at the sky: while it is wet under mere clouds, roll as in the wet. A changeable race that no session came before starts dry.',
    ),
  ],
};
