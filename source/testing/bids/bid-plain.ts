// Lets the test book of sealed bids be played in plain text when it is imported.
import { plainTexts } from '../../cli/plain/plain-texts.ts';
import type { Choice, Decision } from '../../rules/kit/types.ts';
import './bid-screen.ts';
import type { Bid } from './sealed-bids.ts';

plainTexts.setTest({
  ticksPerSpace: 1,
  situation: () => [],
  carFacts: () => [],
  menu: ({ prompt }) => ({
    lines: prompt?.kind === 'ask' ? bidsOf(prompt.decision) : [],
  }),
});

function bidsOf({
  choices,
}: Decision): readonly { readonly text: string; readonly value: Choice }[] {
  return (choices as readonly Bid[]).map(bid => ({ text: `${bid.coins} coins`, value: bid }));
}
