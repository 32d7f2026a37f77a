import { pages } from '@portal/contract';
import type { NextScreen } from './measureSwitch.ts';

/** A line to the portal, as the browser's tools imitate it. */
export interface Network {
  name: string;
  latencyMs: number;
  bitsPerSecond: number;
  /** Only first visits are measured. @default false */
  coldOnly?: boolean;
}

/** What is looked at: a page, and what shows that it is there. */
export interface Screen {
  name: string;
  path: string;
  /** A CSS selector. */
  shows: string;
  signedIn: boolean;
  /** The access token is over, as at the first visit of a day. @default false */
  outdated?: boolean;
  /** Of the window, in pixels. @default 1440 */
  width?: number;
  /** Only the first visit is measured. @default false */
  coldOnly?: boolean;
  /** Over the slow line, it is measured as federation is documented, and by HTTP/2, too. @default false */
  inEveryWay?: boolean;
  /** Where the reader goes from there. */
  next?: NextScreen;
}

/** How the screens are built and served. */
export const variants = {
  plain: 'one plain bundle',
  plainEarly: 'plain, same early calls',
  portal: 'portal',
  documented: 'federation as documented',
} as const;

export type Variant = keyof typeof variants;

export const slowLine: Network = {
  name: 'slow (150 ms, 1.6 Mbit/s)',
  latencyMs: 150,
  bitsPerSecond: 1_600_000,
};

/** The same, when nginx serves by HTTP/2 with TLS. */
export const slowHttp2: Network = { ...slowLine, name: 'slow, HTTP/2 with TLS', coldOnly: true };

export const networks: readonly Network[] = [
  slowLine,
  { name: 'fast (40 ms, 10 Mbit/s)', latencyMs: 40, bitsPerSecond: 10_000_000, coldOnly: true },
];

const library = { path: pages.allResearch.path, shows: 'article', signedIn: true };
const toTeam: NextScreen = { link: `header a[href^="${pages.team.path}"]`, shows: 'article' };

export const screens: readonly Screen[] = [
  { name: 'All research', ...library, next: toTeam, inEveryWay: true },
  { name: 'All research, token over', ...library, outdated: true, coldOnly: true },
  { name: 'All research, 390 px wide', ...library, width: 390, coldOnly: true },
  {
    name: 'Highlights',
    path: pages.todaysHighlights.path,
    shows: 'article',
    signedIn: true,
    next: { link: `header a[href^="${pages.coverage.path}"]`, shows: 'tbody tr' },
  },
  {
    name: 'Company profile',
    path: pages.companyProfile.href({ id: 'C0001' }),
    shows: 'article article',
    signedIn: true,
    next: { link: `header a[href^="${pages.equities.path}"]`, shows: 'article' },
  },
  { name: 'Sign-in', path: pages.login.path, shows: 'form', signedIn: false, inEveryWay: true },
];
