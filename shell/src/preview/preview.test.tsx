import { addMessages, changeLanguage, PortalIntlProvider } from '@portal/i18n';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { PortalTheme } from '@portal/ui';
import { loadShellMessages } from '../messages/index.ts';
import { anEnvironment } from '../testing/aRelease.ts';
import { startPreview } from './startPreview.ts';

const preview = {
  id: 'abcdefghijklmnop',
  until: '2026-11-28T15:30:00.000Z',
  releases: [
    { name: 'mfe-libraries', version: '1.3.0' },
    { name: 'shell', version: '2.0.0' },
  ],
};

beforeEach(async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-28T15:00:00Z') });
  await addMessages('shell', loadShellMessages);
});
afterEach(async () => {
  cleanup();
  history.replaceState(null, '', '/');
  jest.useRealTimers();
  await changeLanguage('en');
});

async function showBanner() {
  const Banner = await startPreview({ ...anEnvironment({}), preview });
  if (Banner === undefined) throw new Error('There is no banner.');
  render(
    <PortalIntlProvider>
      <PortalTheme>
        <Banner />
      </PortalTheme>
    </PortalIntlProvider>,
  );
}

test('[F-21] a preview says what it shows and until when, and how to leave it', async () => {
  await showBanner();
  expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent(
    'Preview, not in force: mfe-libraries 1.3.0, shell 2.0.0Proposal abcdefghijklmnop, until 28.11.2026, 16:30',
  );
  expect(screen.getByRole('link', { name: 'Leave the preview' })).toHaveAttribute('href', '?preview=off');
});

test('[F-21] and so in German', async () => {
  await changeLanguage('de');
  await showBanner();
  expect(screen.getByRole('complementary', { name: 'Vorschau' })).toHaveTextContent(
    'Vorschau, nicht in Betrieb: mfe-libraries 1.3.0, shell 2.0.0Vorschlag abcdefghijklmnop, bis 28.11.2026, 16:30 Uhr',
  );
  expect(screen.getByRole('link', { name: 'Vorschau verlassen' })).toBeVisible();
});

test('[F-21] a preview that ends while open shows a notice', async () => {
  await showBanner();
  act(() => jest.advanceTimersByTime(30 * 60_000));
  expect(screen.getByRole('status')).toHaveTextContent(
    /^This preview has expired\. Leave it to see the current version\.$/,
  );
});

test('[F-21] it is left for the same page, with what its address says by then', async () => {
  history.replaceState(null, '', '/equities?Sector=Banks%20and%20more&page=2#list');
  await showBanner();
  const link = screen.getByRole('link', { name: 'Leave the preview' });
  expect(link).toHaveAttribute('href', '?Sector=Banks%20and%20more&page=2&preview=off#list');
  history.replaceState(null, '', '/markets?page=3');
  const click = createEvent.click(link);
  click.preventDefault();
  fireEvent(link, click);
  expect(link).toHaveAttribute('href', '?page=3&preview=off');
});

test('[F-21] what is in force has no banner', async () =>
  expect(await startPreview(anEnvironment({}))).toBeUndefined());
