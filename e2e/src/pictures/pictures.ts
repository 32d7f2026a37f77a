import { pages, type Language } from '@portal/contract';
import type { Look } from '#looks.ts';

/** Whose page it is. Nobody is logged in as a visitor. */
export type Viewer = 'visitor' | 'client' | 'newcomer' | 'stranger';

/** A screen that is compared with its pictures. */
export interface Pictured {
  /** Also the folder of its pictures. */
  name: string;
  address: string;
  viewer: Viewer;
  /** CSS selector of what comes after the heading. */
  shows?: string;
}

/** Forms and words. Lists have pictures with nothing, little and much in them. */
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
