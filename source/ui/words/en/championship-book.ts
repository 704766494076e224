// English: words of the books of Championship Formula Racing that differ from those of most: their questions and signs.
import type { HelpLine } from '../../../replay/rule-words.ts';
import type { BookWords } from '../words.ts';
import { EN_CHAMPIONSHIP } from './championship.ts';

const WAYS: readonly HelpLine[] = [
  {
    drawn:
      'Every line is a way for your move: where it ends, the cars it forces its way past, slip spaces, late braking, and what its corners cost. p draws the marked way on the road.',
    told: 'Every line is a way to the end of your move: the space where it ends, cars that it passes by force, slip spaces, late braking, and what its corners cost.',
  },
  'A move is driven as chosen for as long as it can be paid for; it pauses where somebody must decide or dice are rolled, and you may be asked again.',
];

/** The same for every book of the game. */
export const EN_CHAMPIONSHIP_BOOK: BookWords = {
  race: {
    round: EN_CHAMPIONSHIP.turn,
    asks: {
      setUpCars: {
        question: 'which car?',
        help: [
          {
            drawn:
              'One card for each of six attributes; their points must make the total above the list. All drivers reveal their cards together and leave them face up.',
            told: 'One card for each of six attributes; together they make a fixed number of points. The cards of all drivers are revealed together and stay open.',
          },
          'Acceleration, deceleration and top speed say how your speed may change from turn to turn. Wear pays for corners and hard braking, skill makes rolls easier.',
        ],
      },
      chooseTires: {
        question: 'which tires for the start?',
        help: [
          'Hard tires give wear back every lap; on soft tires wear may replace a chance. Your choice stays hidden until the grid is set.',
        ],
      },
      changeTires: {
        question: 'which tires?',
        help: ['The stop gives you back the wear you had before the bid for pole.'],
      },
      bidForPole: {
        question: 'your bid for pole?',
        help: [
          'Everybody bids wear and skill in a closed fist; the highest bid starts in front. All bids are spent, win or lose.',
          'A rule of thumb: twice the number of laps for the front, nothing for the back; less with six drivers or fewer.',
        ],
      },
      bidAgain: {
        question: 'your second bid?',
        help: ['The top half bids again; both bids count together, and both are spent.'],
      },
      planSpeeds: {
        question: 'which card?',
        help: [
          {
            drawn:
              'Lay a speed card face down: 20 mph is one space. The numbers above the road show how far each card reaches; the key of a card is the number of its spaces.',
            told: 'Lay a speed card face down: 20 mph are a space.',
          },
          '“here” is what the card needs at once: tests, wear for braking, corners along the cheapest lane of an empty road; then the cars that this card reaches and slower cards do not.',
          '“next corner” is what that corner will cost. “brake 40 first”: you must be 40 mph slower by then, which your brakes can do for free.',
          {
            drawn: 'h shows the engineer’s view instead: what each card costs in turns, and why.',
          },
          'All cards are turned over together; then the cars move, the leader first.',
        ],
      },
      chooseWay: { question: 'which way?', help: WAYS },
      replan: { question: 'which way now?', help: WAYS },
      payBraking: {
        question: 'how do you pay?',
        help: [
          'You are slowing down by more than your brakes allow. Each wear pays for 20 mph, a brake test for 20 more; if it fails you lose a wear and damage the brakes.',
        ],
      },
      payLateBraking: {
        question: 'how do you pay?',
        help: ['Late braking costs the same as braking too hard: wear, or a test.'],
      },
      payTest: {
        question: 'test or wear?',
        help: ['On soft tires a wear may replace a test.'],
      },
      payCorner: {
        question: 'how do you pay?',
        help: [
          'Each wear pays for 20 mph over the limit, a chance for 20 more. You pay once for a corner: after that you drive in it for free up to what you have paid.',
          'A chance is two dice: through, a spin on this space, or a crash. Skill makes it easier.',
        ],
      },
      spendSkill: {
        question: 'spend skill?',
        help: [
          'A green chip lowers the roll by 1, and you may spend two; a red chip, alone, lowers it by 3. Low is good.',
        ],
      },
      blockPass: {
        question: 'block?',
        help: [
          'Blocking makes the roll harder. But each 3 on the dice then costs you a wear, and each 4 costs the other car one.',
        ],
      },
      enterPits: {
        question: 'into the pits?',
        help: ['You lose two turns, choose tires, and get back the wear you had before the bid.'],
      },
    },
  },
  grid: { qualifies: { dice: 'bids for pole' } },
};
