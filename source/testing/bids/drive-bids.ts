// The test book over the line protocol, on standard input and output: `node drive-bids.ts [SEATS] [ROUNDS]`.
import { runProtocol } from '../../protocol/protocol.ts';
import { bidSession } from './bid-session.ts';

const [seats = '3', laps = '4'] = process.argv.slice(2);

process.exitCode = await runProtocol({
  saveFile: named => named,
  session: bidSession({
    seats: Array.from({ length: Number(seats) }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      driver: { kind: 'remote' },
    })),
    laps: Number(laps),
    options: { purse: 100 },
  }),
  input: process.stdin,
  output: line => process.stdout.write(`${line}\n`),
  complain: sentence => process.stderr.write(`${sentence}\n`),
});
