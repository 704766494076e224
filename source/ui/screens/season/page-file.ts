// The names of the files into which pages are written.
import type { Address } from '../../../season/pages/address.ts';
import { idFor } from '../../../season/plan/ids.ts';

/** Returns the name of the file of a page, without an ending; of small letters, digits and hyphens as its ids are. */
export function fileNameOf(address: Address): string {
  switch (address.kind) {
    case 'standings':
      return `standings-${address.of}`;
    case 'driver':
      return `driver-${address.driver}`;
    case 'headToHead':
      return `drivers-${address.driver}-${address.other}`;
    case 'chart':
      return `chart-${address.of}`;
    case 'paper':
      return address.after === undefined ? 'paper' : `paper-${address.after}`;
    case 'whatIf':
      return ['what-if', ...[address.points ?? [], address.without ?? []].flat()]
        .join('-')
        .replaceAll(' ', '-');
    case 'team':
      return `team-${address.team}`;
    case 'weekend':
      return `weekend-${address.weekend}`;
    case 'tables':
      return `tables-${address.weekend}`;
    case 'race':
      return `race-${address.weekend}-${address.table}`;
    case 'records':
      return address.track === undefined ? 'records' : `records-${address.track}`;
    case 'life':
      return `life-${idFor(address.name, new Set(), 'driver')}`;
    case 'pastSeason':
      return `season-${idFor(address.season, new Set(), 'past')}`;
    default:
      return address.kind;
  }
}
