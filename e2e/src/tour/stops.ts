import { pages } from '@portal/contract';
import type { DemoClient } from '../browser/clients.ts';

export interface Stop {
  /** Without extension. */
  name: string;
  /** Default: nobody. */
  client?: DemoClient;
  address: string;
  /** CSS selector. */
  shows: string;
  /** @default 1440 */
  width?: number;
  /** Typed or pressed first. */
  keys?: readonly string[];
  /** CSS selector; clicked first. */
  click?: string;
}

const tile = 'main article';

/** In the order of docs/tour.md. */
export const stops: readonly Stop[] = [
  { name: 'sign-in', address: pages.login.href(), shows: 'form' },
  { name: 'todays-highlights', client: 'everything', address: pages.todaysHighlights.href(), shows: tile },
  { name: 'library', client: 'everything', address: `${pages.equities.href()}?Sector=Banks`, shows: tile },
  { name: 'library-in-german', client: 'bonds', address: pages.fixedIncome.href(), shows: tile },
  {
    name: 'search',
    client: 'everything',
    address: `${pages.allResearch.href()}?search_term=dividend`,
    shows: tile,
  },
  {
    name: 'preview',
    client: 'everything',
    address: pages.equities.href(),
    shows: 'main h1',
    click: `${tile} h2 > a`,
  },
  { name: 'company', client: 'everything', address: pages.companyProfile.href({ id: 'C0001' }), shows: tile },
  { name: 'coverage', client: 'everything', address: pages.coverage.href(), shows: 'tbody tr' },
  { name: 'phone', client: 'everything', address: pages.todaysHighlights.href(), shows: tile, width: 390 },
  {
    name: 'keys',
    client: 'everything',
    address: pages.todaysHighlights.href(),
    shows: tile,
    keys: ['j', 'j', '?'],
  },
];
