// Puts the test book of sealed bids on the race screen when it is imported. It is apart from the other tables, because
// programs without a screen must not load one.
import { cockpits } from '../../ui/cockpits/cockpits.ts';
import { bidCockpit } from './bid-cockpit.ts';

cockpits.setTest(bidCockpit);
