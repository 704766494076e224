// Errors of the block `championship:` that show in the block alone.
import type { Championship, CornerCorrection } from '../file/championship.ts';
import type { ContentFault, Path } from '../file/faults.ts';
import { keyPath } from '../file/places.ts';
import { drawnErrors } from './row-drawing.ts';
import { limitErrors } from './row-limits.ts';

/** Most spaces of a lane in one corner; a larger count is taken for a typing error. */
const SPACES_MAX = 12;

export function blockErrors(block: Championship): ContentFault[] {
  if (block.track !== undefined) return [...mixedErrors(block), ...drawnErrors(block.track)];
  const corners = block.corners ?? [];
  return corners.flatMap((wish, index) => {
    const path: Path = ['championship', 'corners', index];
    const twice = corners.findIndex(other => other.corner === wish.corner);
    const again: ContentFault[] =
      twice === index
        ? []
        : [
            {
              path: [...path, 'corner'],
              message: `corner ${wish.corner}: entry ${twice + 1} of corners is about it too`,
              mend: 'put all corrections of a corner in one entry',
            },
          ];
    return [...again, ...valueErrors(wish, path)];
  });
}

// A drawn track describes the whole lap, so these fields must be absent beside it.
function mixedErrors(block: Championship): ContentFault[] {
  return (['metres', 'wide', 'corners'] as const).flatMap((field): ContentFault[] => {
    if (block[field] === undefined) return [];
    const message = `${field} corrects a derived lap, and there is a drawn track`;
    return [{ path: keyPath(['championship'], field), message, mend: 'remove one of the two' }];
  });
}

function valueErrors(wish: CornerCorrection, path: Path): ContentFault[] {
  const limits = (wish.limits ?? []).flatMap(limit =>
    limitErrors(limit, wish.corner, [...path, 'limits']),
  );
  const odd = wish.spaces?.find(count => count < 1 || count > SPACES_MAX);
  if (odd === undefined) return limits;
  const message = `corner ${wish.corner}: a lane of ${odd} spaces`;
  return [
    ...limits,
    { path: [...path, 'spaces'], message, mend: `write 1 to ${SPACES_MAX} for each lane` },
  ];
}
