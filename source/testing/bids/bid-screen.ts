// Puts the test book of sealed bids on the race screen: importing this file is enough. It stands apart from the other tables,
// because the screen is not for programs without one.
import { cockpits } from '../../ui/cockpits/cockpits.ts';
import { bidCockpit } from './bid-cockpit.ts';

cockpits.setTest(bidCockpit);
