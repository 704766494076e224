// The options of the book: what each plays, what it needs and what it changes.
import type { OptionCard } from '../../text/statement.ts';

/** Cars of the classic era. */
export const classicCard: OptionCard = {
  plays: 'CFR-176',
  needs: 'Nothing.',
  changes: 'The cards that you may pick for a car, and what their points add up to.',
};

/** Weaker cars for experienced drivers. */
export const handicapCard: OptionCard = {
  plays: 'CFR-177',
  needs: 'Nothing.',
  changes: 'What the points of a car add up to, seat by seat.',
};

/** A second bid. */
export const knockOutCard: OptionCard = {
  plays: 'CFR-178, CFR-179',
  needs: 'Nothing.',
  changes: 'The grid is made by two bids: the first sets its lower half, the second its upper one.',
};

/** The tires of a race with pits. */
export const tiresCard: OptionCard = {
  plays: 'CFR-180 to CFR-187',
  needs: 'Pit stops, with which it comes (chapter 27).',
  changes:
    'Cars have less wear at the start. Soft tires pay with wear for rolls, hard ones win some back each lap.',
};

/** Pit stops. */
export const pitStopsCard: OptionCard = {
  plays: 'CFR-188 to CFR-202',
  needs: 'A circuit with a pit lane. Tires come with it (chapter 26).',
  changes: 'At the end of a lap a car may leave the track for new tires and all of its wear.',
};

/** Tables of earlier editions. */
export const earlierCard: OptionCard = {
  plays: 'CFR-82, CFR-105',
  needs: 'Nothing. The cards, the start test and the pass are options of their own.',
  changes: 'The set-up cards and the points of a car, or where a roll fails.',
};
