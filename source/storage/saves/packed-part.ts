// The packed form of a part of a save: deflated, as Base64 in a JSON string. A race that is over is kept packed, because
// nothing is added to it any more and a season has many.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type JsonRead, readJson } from '../../rules/kit/outside-text.ts';

const BEST = 9;
const PACKED = /^"([A-Za-z0-9+/]+={0,2})"$/;

export function packPart(part: string): string {
  return JSON.stringify(deflateRawSync(part, { level: BEST }).toString('base64'));
}

/** Reports whether a part of a save is packed; a plain one is an object or a list. */
export function isPacked(part: string): boolean {
  return part.startsWith('"');
}

/**
 * Reads a part of a save, packed or plain.
 * @param charactersMax the most that the part may hold, unpacked; it is not unpacked any further.
 */
export function readPlainOrPacked(part: string, charactersMax: number): JsonRead {
  if (!isPacked(part)) return readJson(part, charactersMax);
  const unpacked = unpackPart(part, charactersMax);
  if (unpacked !== undefined) return readJson(unpacked, charactersMax);
  return { ok: false, message: 'cannot be unpacked', isExcess: false };
}

/** Returns the JSON of a packed part; undefined when it is not one, or holds more than `bytesMax`. */
export function unpackPart(part: string, bytesMax: number): string | undefined {
  const [, text] = PACKED.exec(part) ?? [];
  if (text === undefined) return undefined;
  try {
    return inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: bytesMax }).toString();
  } catch {
    return undefined;
  }
}
