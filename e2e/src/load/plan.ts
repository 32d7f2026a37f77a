import { pages } from '@portal/contract';
import type { NextScreen } from './measureSwitch.ts';

/** Emulated by the browser. */
export interface Network {
  name: string;
  latencyMs: number;
  bitsPerSecond: number;
  /** Measure first visits only. @default false */
  coldOnly?: boolean;
}

export interface Screen {
  name: string;
  path: string;
  /** CSS selector of content that shows the portal's own page has loaded. */
  shows: string;
  /** Of what a first view paints, and any other build. @default shows */
  paints?: string;
  signedIn: boolean;
  /** Expired access token, as at a day's first visit. @default false */
  outdated?: boolean;
  /** In pixels. @default 1440 */
  width?: number;
  /** Measure the first visit only. @default false */
  coldOnly?: boolean;
  /** On the slow line, also measure HTTP/2. @default false */
  byHttp2?: boolean;
  next?: NextScreen;
}

export const variants = {
  plain: 'one plain bundle',
  portal: 'portal',
} as const;

export type Variant = keyof typeof variants;

const slowLine: Network = {
  name: 'slow (150 ms, 1.6 Mbit/s)',
  latencyMs: 150,
  bitsPerSecond: 1_600_000,
};

/** Served by nginx. */
export const slowHttp2: Network = { ...slowLine, name: 'slow, HTTP/2 with TLS', coldOnly: true };

export const networks: readonly Network[] = [
  slowLine,
  { name: 'fast (40 ms, 10 Mbit/s)', latencyMs: 40, bitsPerSecond: 10_000_000, coldOnly: true },
];

const library = { path: pages.allResearch.path, shows: 'article', signedIn: true };
const toTeam: NextScreen = { link: `header a[href^="${pages.team.path}"]`, shows: 'article' };

/** The head is painted first, a publication below it by the portal alone. */
const profile = {
  shows: 'article article',
  signedIn: true,
  next: { link: `header a[href^="${pages.equities.path}"]`, shows: 'article' },
};

export const screens: readonly Screen[] = [
  { name: 'All research', ...library, next: toTeam, byHttp2: true },
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
    paints: 'article dl dd',
    ...profile,
  },
  {
    name: 'Analyst profile',
    path: pages.analystProfile.href({ id: 'A0001' }),
    paints: 'article a[href^="mailto:"]',
    ...profile,
  },
  { name: 'Sign-in', path: pages.login.path, shows: 'form', signedIn: false, byHttp2: true },
];
