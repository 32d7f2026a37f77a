import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import { loadMessages } from '../messages/index.ts';
import { routes } from '../routes.tsx';

const all = Object.values(routes).flat();

test.each([['/company_profile/1', 'Company profile', 'Unternehmensprofil']])(
  '%s says in both languages what is coming, and leads back',
  async (path, english, german) => {
    const { unmount } = await renderScreen(all, { path, messages: loadMessages });
    expect(await screen.findByRole('heading', { level: 1, name: english })).toBeVisible();
    expect(screen.getByText('This area is being built')).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/todays-highlights');
    await expectNoAxeViolations(document.body);
    unmount();
    await renderScreen(all, { path, messages: loadMessages, language: 'de' });
    expect(await screen.findByRole('heading', { level: 1, name: german })).toBeVisible();
    expect(screen.getByText('Dieser Bereich ist im Aufbau')).toBeVisible();
  },
);
