import { pages } from '@portal/contract';
import type { DemoClient } from '../browser/clients.ts';

/** A picture of the tour. */
export interface Stop {
  /** Its file, without the ending. */
  name: string;
  /** Who is signed in; nobody where it is left out. */
  client?: DemoClient;
  address: string;
  /** What has to stand there before the picture is taken, as a CSS selector. */
  shows: string;
  /** @default 1440 */
  width?: number;
  /** What the reader types or presses first. */
  keys?: readonly string[];
  /** A CSS selector: what the reader chooses first. */
  click?: string;
}

const tile = 'main article';

/** What a new colleague sees of the portal, in the order of docs/tour.md. */
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
