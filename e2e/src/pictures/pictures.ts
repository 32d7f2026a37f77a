import { pages, type Language } from '@portal/contract';
import type { Look } from '#looks.ts';

/** Whose page it is. Nobody is logged in as a visitor; a follower follows a sector, and begins with what is new. */
export type Viewer = 'visitor' | 'client' | 'follower' | 'newcomer' | 'stranger';

/** A screen that is compared with its pictures. */
export interface Pictured {
  /** Also the folder of its pictures. */
  name: string;
  address: string;
  viewer: Viewer;
  /** CSS selector of what comes after the heading. */
  shows?: string;
}

/** A new screen comes last: the colours of a picture go by the place of its row. */
export const pictured: readonly Pictured[] = [
  { name: 'login', address: pages.login.href(), viewer: 'visitor' },
  { name: 'reset-password', address: pages.resetPassword.href(), viewer: 'visitor' },
  {
    name: 'new-password',
    address: pages.resetPasswordWithToken.href({ resetToken: 'any' }),
    viewer: 'visitor',
  },
  { name: 'passwordless-login', address: pages.passwordlessLogin.href(), viewer: 'visitor' },
  { name: 'terms', address: pages.preferredLanguage.href({ acceptTerms: 'true' }), viewer: 'newcomer' },
  { name: 'nothing-included', address: pages.home.href(), viewer: 'stranger' },
  { name: 'company', address: pages.companyProfile.href({ id: 'C0001' }), viewer: 'client' },
  { name: 'sector', address: pages.sectorProfile.href({ id: 'S0002' }), viewer: 'client', shows: 'tbody a' },
  {
    name: 'analyst',
    address: pages.analystProfile.href({ id: 'A0001' }),
    viewer: 'client',
    shows: 'tbody a',
  },
  { name: 'subscription', address: pages.mySubscription.href(), viewer: 'client' },
  { name: 'notifications', address: pages.notificationCentre.href(), viewer: 'client' },
  { name: 'language', address: pages.preferredLanguage.href(), viewer: 'client' },
  { name: 'change-password', address: pages.changePassword.href(), viewer: 'client' },
  { name: 'recently-read-nothing', address: pages.recentlyRead.href(), viewer: 'client' },
  { name: 'not-found', address: pages.error.href({ code: '404' }), viewer: 'client' },
  { name: 'unentitled', address: pages.error.href({ code: 'unentitled' }), viewer: 'client' },
  { name: 'error', address: pages.error.href({ code: '500' }), viewer: 'client' },
  { name: 'highlights', address: pages.todaysHighlights.href(), viewer: 'client', shows: 'article' },
  { name: 'library', address: pages.equities.href(), viewer: 'client', shows: 'article' },
  {
    name: 'search',
    address: pages.allResearch.href({ search_term: 'cement' }),
    viewer: 'client',
    shows: 'article',
  },
  {
    name: 'search-nothing',
    address: pages.allResearch.href({ search_term: 'xylophone' }),
    viewer: 'client',
    shows: '[role=status]',
  },
  { name: 'coverage', address: pages.coverage.href(), viewer: 'client', shows: 'input' },
  { name: 'team', address: pages.team.href(), viewer: 'client', shows: 'article' },
  { name: 'new-for-you-nothing', address: pages.newForYou.href(), viewer: 'client' },
  {
    name: 'new-for-you',
    address: pages.newForYou.href({ since: 'week' }),
    viewer: 'follower',
    shows: 'article',
  },
  {
    name: 'highlights-with-news',
    address: pages.home.href(),
    viewer: 'follower',
    shows: '[aria-labelledby=start-news] li',
  },
  {
    name: 'preview',
    address: pages.documentPreview.href({ docRef: 'R20260311-001-en' }),
    viewer: 'client',
    shows: 'iframe',
  },
];

const colours = ['light', 'dark'] as const;
const colourAt = (place: number) => colours[place % colours.length] ?? 'light';

/**
 * A cover, not every combination: each screen has all three widths, both languages and both colours, in German both narrow widths,
 * whose words are the longest; over two screens each width has both colours.
 */
export const looksOf = (place: number, language: Language): Look[] =>
  language === 'en'
    ? [{ width: 1440, colorScheme: colourAt(place) }]
    : [
        { width: 800, colorScheme: colourAt(place + 1) },
        { width: 390, colorScheme: colourAt(place) },
      ];

/** Below e2e/pictures. */
export const pictureOf = ({ name }: Pictured, language: Language, { width, colorScheme }: Look): string[] => [
  name,
  `${language}-${width}-${colorScheme}.png`,
];
