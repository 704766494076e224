// Every page of a season by its address.
import { inOrder } from '../almanac/almanac.ts';
import { type AlmanacContext, almanacPage } from '../almanac/almanac-pages.ts';
import { seasonEntry } from '../almanac/season-entry.ts';
import type { Address } from './address.ts';
import { calendarPage } from './calendar.ts';
import { contextAt, type PageContext } from './context.ts';
import { driverPage } from './drivers/driver.ts';
import { headToHeadPage } from './drivers/head-to-head.ts';
import { entrantsPage, teamPage } from './entrants.ts';
import type { SeasonPage } from './page.ts';
import { racePage } from './race.ts';
import { rulingsPage } from './rulings.ts';
import { paddockPage } from './season-home.ts';
import { standingsPage } from './standings.ts';
import { tablesPage } from './tables.ts';
import { chartPage } from './told/chart.ts';
import { paperPage } from './told/paper.ts';
import { whatIfPage } from './told/what-if.ts';
import { weekendPage } from './weekend.ts';

/**
 * Returns the page at an address.
 * @throws NotDue for a weekend that the calendar does not have
 */
export function pageAt(context: PageContext, address: Address): SeasonPage {
  switch (address.kind) {
    case 'paddock':
      return paddockPage(context);
    case 'standings':
      return standingsPage(context, address);
    case 'weekend':
      return weekendPage(context, address.weekend);
    case 'tables':
      return tablesPage(context, address.weekend);
    case 'race':
      return racePage(context, address.weekend, address.table);
    case 'driver':
      return driverPage(
        address.at === undefined ? context : contextAt(context, address.at),
        address.driver,
      );
    case 'headToHead':
      return headToHeadPage(context, address.driver, address.other);
    case 'chart':
      return chartPage(context, address.of);
    case 'paper':
      return paperPage(context, address.after);
    case 'whatIf':
      return whatIfPage(context, address);
    case 'team':
      return teamPage(context, address.team);
    case 'calendar':
      return calendarPage(context);
    case 'entrants':
      return entrantsPage(context);
    case 'rulings':
      return rulingsPage(context);
    case 'hall':
    case 'life':
    case 'records':
    case 'pastSeason':
      return almanacPage(almanacWith(context), address);
  }
}

function almanacWith({ season, almanac = [], words, tracks }: PageContext): AlmanacContext {
  const own = seasonEntry(season, season.plan.name);
  const all = own === undefined ? almanac : inOrder([...almanac, own]);
  return { almanac: all, language: words.language, tracks };
}
