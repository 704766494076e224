// Runs a race over lines of JSON, for programs in any language: reports events, asks decisions, and refuses illegal input.
import { DiceUsedUp, ImpossibleFace } from '../rules/kit/errors.ts';
import { Conversation, type HeardOfRace, type Talk } from './conversation.ts';
import { linesOf } from './lines.ts';
import { type Heard, type Misheard, parseLine, toldError } from './messages.ts';

/** A session with the source and destination of its lines; it is closed when the run ends. */
export interface ProtocolRun extends Talk {
  readonly input: AsyncIterable<string | Uint8Array>;
}

/**
 * Runs a session over the line protocol until `quit` or the end of the input. Returns the exit code: 0 after `quit` or
 * when the race is over, 1 when the input or the scripted dice end earlier.
 */
export async function runProtocol(run: ProtocolRun): Promise<number> {
  const talk = new Conversation(run);
  try {
    talk.begin();
    for await (const line of linesOf(run.input)) {
      const heard = parseLine(line);
      if (heard.type === 'quit') return 0;
      talk.hear(inRace(heard));
    }
    return talk.end();
  } catch (error) {
    if (!(error instanceof DiceUsedUp || error instanceof ImpossibleFace)) throw error;
    talk.say(toldError(error.message));
    run.complain(`The race cannot go on: ${error.message}.`);
    return 1;
  } finally {
    run.session.close();
  }
}

function inRace(heard: Exclude<Heard, { type: 'quit' }> | Misheard): HeardOfRace {
  return heard.type === 'enter' || heard.type === 'season?'
    ? { type: 'misheard', message: `${heard.type} is for a season: chicane drive --season NAME` }
    : heard;
}
