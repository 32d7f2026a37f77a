import { pages, type Page, type ReleasedPage } from '@portal/contract';
import { anEnvironment, aRelease } from './aRelease.ts';

const label = (en: string, de = en) => ({ en, de });

const released = ({ path, access }: Page, links: Partial<ReleasedPage>): ReleasedPage => ({
  path,
  access,
  group: 'gated',
  ...links,
});

/** Two areas with links in the header. */
export const linkedEnvironment = anEnvironment({
  'mfe-libraries': aRelease({
    pages: [
      { path: pages.home.path, access: pages.home.access, group: 'gated' },
      released(pages.equities, { tab: { label: label('Equity', 'Aktien'), place: 20 } }),
      released(pages.todaysHighlights, { tab: { label: label("Today's Highlights"), place: 10 } }),
      released(pages.fixedIncome, { tab: { label: label('Fixed Income'), place: 30 } }),
      released(pages.markets, { tab: { label: label('Markets'), place: 50 } }),
      released(pages.allResearch, {}),
      released(pages.recentlyRead, { menu: { label: label('Recently read'), place: 10, shown: 'listed' } }),
    ],
  }),
  'mfe-others': aRelease({
    area: 'others',
    pages: [
      released(pages.changePassword, {
        group: 'signedIn',
        menu: { label: label('Change Password', 'Passwort ändern'), place: 40, shown: 'always' },
      }),
      released(pages.notificationCentre, { menu: { label: label('Notification Centre'), place: 20 } }),
      released(pages.mySubscription, {
        menu: { label: label('My Subscription'), place: 30, shown: 'always' },
      }),
      released(pages.coverage, { tab: { label: label('Coverage'), place: 90 } }),
      released(pages.team, { tab: { label: label('Team'), place: 80 } }),
    ],
  }),
});

/** The same with an area retired. */
export function withRetired(name: string): typeof linkedEnvironment {
  const { [name]: area = aRelease(), ...remotes } = linkedEnvironment.remotes;
  return { ...linkedEnvironment, remotes, retired: { [name]: area } };
}
