// The driving school in English.
import type { SchoolWords } from '../school-words.ts';
import { EN_OTHER_GAMES } from './school-games.ts';

export const EN_SCHOOL: SchoolWords = {
  name: 'Driving school',
  intro:
    'Eight short lessons on the club circuit, twelve minutes in all, and then your first race. Below them: what the other games do differently.',
  courses: {
    driving: 'Formula Dé',
    onePool: 'BGA basic',
    cards: 'Championship',
    chart: 'Trant',
  },
  heading: (course, number, count, name) =>
    count === 1 ? `${course}: ${name}` : `${course} ${number}/${count}: ${name}`,
  press: 'press',
  passed: 'Lesson passed.',
  failed: 'Not this time.',
  next: 'On to the next lesson',
  again: 'Try it again',
  finish: 'Back to the school',
  engineer: manner => `Race engineer: ${manner}`,
  firstRace: 'Your first race',
  firstRaceIs: track => `${track}: six cars, one lap`,
  toFirstRace: 'On to your first race',
  chooseEngineer:
    'You know the game: off to a race. Your race engineer can coach you at every turn, wait until you call him with h, or stay off the radio; the last line sets it.',
  help: [
    {
      drawn:
        'Each lesson is a short race with set dice. The line on top says what to do and which key does it; a wrong choice costs nothing: just try again.',
      told: 'Each lesson is a short race with set dice. It says what to do; a wrong choice costs nothing: just try again.',
    },
    {
      drawn:
        'Esc leaves a lesson; the ones you have passed keep their tick. The last line sets how your race engineer works, and so do the options.',
      told: 'The lessons you have passed are marked in the list.',
    },
  ],
  lessons: {
    shiftUp: {
      name: 'Shift up',
      steps: [
        {
          say: 'Your gear decides the die you roll: the higher the gear, the further you go. A long straight lies ahead, so shift up one, into 3rd.',
          wrong: 'You could, but a straight is there to be used. One gear up: 3rd.',
        },
        {
          say: {
            drawn:
              'You rolled a seven. The numbers on the road are where it can take you: straight on is fine, so confirm the marked line.',
            told: 'You rolled a seven. The list says where it can take you: straight on is fine, so just press Enter.',
          },
          wrong: {
            drawn: 'Better stay on the road: confirm the marked line.',
            told: 'Better stay on the road: just press Enter.',
          },
        },
        {
          say: 'One gear up a turn is all the gearbox allows. The next corner is still a long way off: up again, into 4th.',
          wrong: 'There is room for more speed than that: 4th.',
        },
        {
          say: {
            drawn: 'A nine this time. Pick a space and confirm it.',
            told: 'A nine this time. Pick a space.',
          },
          wrong: {
            drawn: 'Better stay on the road: confirm the marked line.',
            told: 'Better stay on the road: just press Enter.',
          },
        },
      ],
      done: 'Sixteen spaces in two turns. Going down, one gear a turn is free as well; skipping gears costs you.',
    },
    circle: {
      name: 'Stop in the corner',
      steps: [
        {
          say: {
            drawn:
              'Gate has one circle ○: one of your turns must end between its kerbs. The table shows how often each gear gets you there. Take 3rd.',
            told: 'Gate wants one stop: one of your turns must end between its kerbs. The list says how often each gear gets you there. Take 3rd.',
          },
          wrong: {
            drawn: 'Look at the table: 3rd is the gear that ends in the corner. Take 3rd.',
            told: 'Look at the list: 3rd is the gear that ends in the corner. Take 3rd.',
          },
        },
        {
          say: 'A six, and you can stop in Gate. Pick a line that says “stop 1/1”.',
          wrong: 'That one does not end in the corner. Pick a line that says “stop 1/1”.',
        },
        {
          say: {
            drawn:
              'The circle is filled ●, so Gate has no more hold on you. Shift up and power out of it, in 4th.',
            told: 'Your stop is made, so Gate has no more hold on you. Shift up and power out of it, in 4th.',
          },
          wrong: 'Your stop is made, so use the straight: 4th.',
        },
        {
          say: {
            drawn: 'An eight, and the straight is yours. Pick a space and confirm it.',
            told: 'An eight, and the straight is yours. Pick a space.',
          },
          wrong: {
            drawn: 'Better stay on the road: confirm the marked line.',
            told: 'Better stay on the road: just press Enter.',
          },
        },
      ],
      done: 'Two circles want two turns that end inside. Leave a corner with two missing and you are out of the race.',
    },
    overshoot: {
      name: 'Overshoot on purpose',
      steps: [
        {
          say: 'Leave a corner one stop short, and every space beyond it costs you a tire. You have six to spend: attack, in 4th.',
          wrong: 'Safe, but slow. Be brave for once: 4th.',
        },
        {
          say: 'Eight is one space too many. Take the line that overshoots by 1: it costs a tire, and Gate is behind you in a single turn.',
          wrong: 'Tidy, but this lesson is about overshooting. Take the line that overshoots by 1.',
        },
      ],
      done: 'One tire for a whole turn is a bargain. But count them: spending the last one spins you, as the next lesson shows.',
    },
    spin: {
      name: 'The last tire',
      steps: [
        {
          say: 'Two tires left, no brakes, and Gate again. Spending your last tire spins the car. See it once where it costs nothing: 4th.',
          wrong: 'Wise, but this lesson is about a spin: 4th.',
        },
        {
          say: 'Nine, and two spaces too many cost both your tires. Take the line that overshoots by 2.',
          wrong: 'Wise in a race. Here, take the line that overshoots by 2.',
        },
        {
          say: {
            drawn:
              'You spun, and your next turn is in 1st, whatever gear you were in. A two: confirm the marked line.',
            told: 'You spun, and your next turn is in 1st, whatever gear you were in. A two: just press Enter.',
          },
          wrong: {
            drawn: 'Better stay on the road: confirm the marked line.',
            told: 'Better stay on the road: just press Enter.',
          },
        },
      ],
      done: 'From 4th back to 1st: the price of the last tire. With none left, one space too many is another spin, and two put you out.',
    },
    brake: {
      name: 'Brake',
      steps: [
        {
          say: 'Willows is close, and 4th may carry you right through it. Take it all the same: you have three brake points in hand.',
          wrong: 'Some other day. This is a lesson in braking: 4th.',
        },
        {
          say: {
            drawn:
              'Eleven would shoot you past Willows, for four tires. One brake point takes one space off, and you stop inside; b pulls the marked space back, one at a time.',
            told: 'Eleven would shoot you past Willows, for four tires. One brake point takes one space off, and you stop inside.',
          },
          wrong: 'There is a better one. Take a line with one brake that makes the stop.',
        },
      ],
      done: 'One brake instead of four tires. You brake before the car moves: each point takes one space off.',
    },
    slipstream: {
      name: 'Slipstream',
      steps: [
        {
          say: 'The car ahead punches a hole in the air. End your move right behind it in 4th or higher and it tows you along: stay in 4th.',
          wrong: 'The die of 4th is the one that can put you right on its tail: stay in 4th.',
        },
        {
          say: 'Seven puts you right on its tail. Take the line that offers the slipstream.',
          wrong: 'No tow from there. Take the line that offers the slipstream.',
        },
        {
          say: 'Three spaces for free, and you are past. Take the slipstream, all the way.',
          wrong: 'Why lift now? Take all three spaces.',
        },
      ],
      done: 'Ten spaces from a roll of seven. Look where a tow takes you, though: a corner may come too soon.',
    },
    blocking: {
      name: 'No way through',
      steps: [
        {
          say: 'Three cars abreast, and nobody drives through another car. The die says how far you must go, all the same: take 3rd.',
          wrong: 'Some other day. To see what a wall of cars costs, take 3rd.',
        },
        {
          say: 'Six, but only five are free. Each space you cannot make costs a brake: take the line that costs one.',
          wrong: 'That brakes more than you must. Take the line that costs one brake.',
        },
      ],
      done: 'From the fourth space on it costs tires too; seven missing end your race. Beside or behind a car, everybody involved rolls: a 1 costs a body point.',
    },
    wholeLap: {
      name: 'The whole lap',
      steps: [
        {
          say: {
            drawn:
              'A lap of your own: high gears down the straights, a stop for every circle. Stuck? Press h and the engineer comes on the radio.',
            told: 'A lap of your own: high gears down the straights, and every stop that a corner asks for. Stuck? Enter alone takes a sensible choice.',
          },
          wrong: 'That would end your race on the spot. Take anything else.',
        },
      ],
      done: 'The chequered flag! You know all you need: your first race is waiting.',
    },
    ...EN_OTHER_GAMES,
  },
  lapLost: 'Off the road. It happens to the best: give the lap another go.',
};
