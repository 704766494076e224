// Puts the test book of sealed bids on the race screen when it is imported. It is apart from the other tables, because
// programs without a screen must not load one.
import { panelsByGame } from '../../ui/race-panels/panels-by-game.ts';
import { bidPanels } from './bid-panels.ts';

panelsByGame.setTest(bidPanels);
