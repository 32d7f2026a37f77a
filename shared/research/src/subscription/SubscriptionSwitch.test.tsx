import { readCookie, removeCookie } from '@portal/session';
import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import { researchMessages } from '../messages/index.ts';
import { SubscriptionSwitch } from './SubscriptionSwitch.tsx';

const metadata = { page: 1, num_pages: 1, max_records: 16 };
const open = (outside: number, isLeftOut: boolean, language: 'en' | 'de' = 'en') =>
  renderScreen(
    <main>
      <SubscriptionSwitch metadata={{ ...metadata, outside, entitled_only: isLeftOut }} />
    </main>,
    { language, messages: (which) => Promise.resolve(researchMessages[which]) },
  );

beforeEach(() => removeCookie('inSubscription'));

test.each([
  ['en', 'In my subscription', '21 outside your subscription.', 'Show'],
  ['de', 'In meinem Abonnement', '21 ausserhalb Ihres Abonnements.', 'Anzeigen'],
] as const)(
  '[L-22] the number left out is shown, and these on request (%s)',
  async (language, only, outside, show) => {
    const { user, container } = await open(21, true, language);
    const tick = screen.getByRole('checkbox', { name: only });
    expect(tick).toBeChecked();
    expect(screen.getByText(outside, { exact: false })).toBeVisible();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: show }));
    expect(tick).not.toBeChecked();
    expect(tick).toHaveFocus();
    expect(screen.queryByText(outside, { exact: false })).toBeNull();
    expect(readCookie('inSubscription')).toBe('false');
    await user.click(tick);
    expect(readCookie('inSubscription')).toBe('true');
  },
);

test('[L-22] where nothing is outside, or that is not known, there is nothing to choose', async () => {
  await open(0, false);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
