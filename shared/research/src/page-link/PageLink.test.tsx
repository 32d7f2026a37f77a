import {
  answer,
  expectNoAxeViolations,
  refuse,
  renderScreen,
  someEntitlements,
  type Handler,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { screen, waitFor } from '@testing-library/react';
import { researchMessages } from '../messages/index.ts';
import { PageLink } from './PageLink.tsx';

const entitlements = (granted: (tab: string) => boolean) =>
  answer(calls.entitlementsAll, someEntitlements(granted));

const show = (handlers: Handler[], to = '/analyst_profile/4711') =>
  renderScreen(
    <main>
      <h1>Page</h1>
      <PageLink to={to} className="pill" lang="de">
        Anna Ammann
      </PageLink>
    </main>,
    { messages: (language) => Promise.resolve(researchMessages[language]), handlers },
  );

test('[G-07] a page of the subscription is a link', async () => {
  const { user, address } = await show([entitlements((tab) => tab === 'analyst_profile_equity_tab')]);
  const link = await screen.findByRole('link', { name: 'Anna Ammann' });
  expect(link).toHaveAttribute('href', '/analyst_profile/4711');
  expect(link).toHaveAttribute('lang', 'de');
  expect(link).toHaveClass('pill');
  await user.click(link);
  expect(address()).toBe('/analyst_profile/4711');
});

test('[G-07] a page outside of it is not a link that leads anywhere, and says why', async () => {
  const { user, address, container } = await show([entitlements((tab) => !tab.startsWith('analyst'))]);
  const words = await screen.findByRole('link', { name: 'Anna Ammann' });
  expect(words.tagName).toBe('SPAN');
  expect(words).toHaveAttribute('aria-disabled', 'true');
  expect(words).not.toHaveAttribute('href');
  expect(words).toHaveAttribute('lang', 'de');
  await expectNoAxeViolations(container);
  await user.tab();
  expect(words).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'This content is not included in your subscription.',
  );
  expect(words).toHaveAccessibleDescription('This content is not included in your subscription.');
  await user.keyboard('{Enter}');
  await user.click(words);
  expect(address()).toBe('/');
});

test('[G-07] a page for every client does not wait for the entitlements', async () => {
  await show([refuse(calls.entitlementsAll, 500)], '/change_password');
  expect(screen.getByRole('link', { name: 'Anna Ammann' })).toHaveAttribute('href', '/change_password');
});

test('[G-07] without entitlements nothing is granted, and nothing false is shown', async () => {
  const { requests } = await show([refuse(calls.entitlementsAll, 500)]);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.getByText('Anna Ammann')).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByRole('link')).toBeNull();
});
