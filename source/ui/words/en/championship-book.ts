// English: what the books of Championship Formula Racing say otherwise than most: their questions and signs.
import type { BookWords } from '../words.ts';
import { EN_CHAMPIONSHIP } from './championship.ts';

const WAYS = [
  'Every line is a way to the end of your move: the space where it ends, cars that it passes by force, slip spaces, late braking, and what its corners cost. p draws the marked way on the road.',
  'A move is only driven on as chosen while it can be paid; where somebody must decide or dice fall, it is interrupted, and you may be asked again.',
];

/** The same for every book of the game. */
export const EN_CHAMPIONSHIP_BOOK: BookWords = {
  race: {
    round: EN_CHAMPIONSHIP.turn,
    asks: {
      setUpCars: {
        question: 'which car?',
        help: [
          'One card for each of six attributes; their points must make the total above the list. The cards of all drivers are revealed together and stay open.',
          'Acceleration, deceleration and top speed say how your speed may change from turn to turn. Wear pays for corners and hard braking, skill makes rolls easier.',
        ],
      },
      chooseTires: {
        question: 'which tires for the start?',
        help: [
          'Hard tires give wear back at every lap; on soft tires wear may pay what else a chance would. They stay hidden until the grid is set.',
        ],
      },
      changeTires: {
        question: 'which tires?',
        help: ['The stop sets your wear back to what you had before the bid for pole.'],
      },
      bidForPole: {
        question: 'your bid for pole?',
        help: [
          'Everybody takes wear and skill into a closed hand; the highest bid starts in front. All bids are spent, won or not.',
          'A rule of thumb: twice as much as there are laps for the front, nothing for the back; less with six drivers or fewer.',
        ],
      },
      bidAgain: {
        question: 'your second bid?',
        help: ['The upper half bids again; both bids count together, and both are spent.'],
      },
      planSpeeds: {
        question: 'which card?',
        help: [
          'Lay a speed card face down: 20 mph are a space. The numbers over the road show how far each card reaches; the key of a card is the number of its spaces.',
          '“here” is what the card needs at once: tests, wear for braking, corners on the way of the cheapest lane of an empty road; then the cars that this card reaches and slower ones do not.',
          '“next corner” is what that corner will cost. “brake 40 first”: you must be 40 mph slower by then, which your brakes can do for nothing.',
          'h turns the prices over: what each card costs in turns, as the engineer sees it, and why.',
          'All cards are turned together; then the cars move, the leader first.',
        ],
      },
      chooseWay: { question: 'which way?', help: WAYS },
      replan: { question: 'which way now?', help: WAYS },
      payBraking: {
        question: 'how do you pay?',
        help: [
          'You slow down by more than your brakes allow. Each wear pays 20 mph, and a test of the brakes 20 more; if it fails you lose a wear and your brakes are damaged.',
        ],
      },
      payLateBraking: {
        question: 'how do you pay?',
        help: ['Late braking costs what braking beyond your brakes costs: wear, or a test.'],
      },
      payTest: {
        question: 'test or wear?',
        help: ['On soft tires a wear may take the place of a test.'],
      },
      payCorner: {
        question: 'how do you pay?',
        help: [
          'Each wear pays for 20 mph over the limit, a chance for 20 more. You pay once for a corner: after that you are free in it up to what you have paid.',
          'A chance is two dice: through, a spin on this space, or a crash. Skill makes it easier.',
        ],
      },
      spendSkill: {
        question: 'spend skill?',
        help: [
          'A green chip lowers the roll by 1, at most two of them; a red chip lowers it by 3, alone. Low is good.',
        ],
      },
      blockPass: {
        question: 'block?',
        help: [
          'Blocking makes the roll harder. But then each 3 on the dice costs you a wear, and each 4 costs the other car one.',
        ],
      },
      enterPits: {
        question: 'into the pits?',
        help: [
          'You lose two turns, choose tires, and your wear is set back to what it was before the bid.',
        ],
      },
    },
  },
  grid: { qualifies: { dice: 'bids for pole' } },
};
