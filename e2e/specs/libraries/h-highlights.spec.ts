import { pages } from '@portal/contract';
import { calls } from '@portal/wire';
import { given, then, when } from '../../src/browser/steps.ts';
import { expect, heading, test } from '../../src/browser/test.ts';

const zurichDay = () =>
  new Intl.DateTimeFormat('de-CH', {
    timeZone: 'Europe/Zurich',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date());

test('[H-01] the highlights show the day’s publications', async ({ page, goTo, asClient }) => {
  await given('a client with everything', () => asClient('everything'));
  const answered = page.waitForResponse((response) =>
    response.url().includes(calls.highlightsDocuments.path),
  );
  await when('opening the portal', () => goTo(pages.home));
  const { records, pagination_metadata: paging } = calls.highlightsDocuments.answer.parse(
    await (await answered).json(),
  );
  const max = paging.max_records;
  await then('the title carries today’s date', () =>
    expect(heading(page)).toHaveText(`Today's Highlights ${zurichDay()}`),
  );
  await then('the tiles of the day are there, counted, with their time', async () => {
    const tiles = page.getByRole('article');
    await expect(tiles).toHaveCount(Math.min(max, 50));
    await expect(page.getByText(`${Math.min(max, 50)} of ${max}`, { exact: true })).toBeVisible();
    await expect(tiles.first().getByRole('heading')).toHaveText(records[0]?.title ?? 'no publication today');
    await expect(tiles.first()).toContainText(/\d{2}:\d{2}/);
  });
});

test('[H-01] the same page answers at its own address', async ({ page, goTo, asClient }) => {
  await given('a client with everything', () => asClient('everything'));
  await when('opening it', () => goTo(pages.todaysHighlights));
  await then('it is the same screen', async () => {
    await expect(heading(page)).toHaveText(`Today's Highlights ${zurichDay()}`);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('[H-06] a day without publications says where to look', async ({ page, goTo, asClient }) => {
  await given('a client on a day without publications', async () => {
    await asClient('everything');
    await page.route('**/api/highlights_documents*', (route) =>
      route.fulfill({
        json: { records: [], pagination_metadata: { page: 1, num_pages: 0, max_records: 0 } },
      }),
    );
  });
  await when('opening the portal', () => goTo(pages.home));
  await then('it says so, and counts 0', async () => {
    await expect(
      page.getByText(
        'Sorry, no content has been published today. Older publications can be found using the "Keyword Search".',
      ),
    ).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^0$/ })).toBeVisible();
  });
});

test('[H-05] today’s DMO opens in a new tab', async ({ page, context, goTo, asClient }) => {
  await given('a client with everything', () => asClient('everything'));
  await goTo(pages.home);
  const opened = context.waitForEvent('page');
  const button = page.getByRole('button', { name: "Download today's DMO" });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await when('asking for it', () => button.click());
  await then('a tab opens for it', async () => {
    await opened;
  });
});

test('[H-05] a DMO that is not published yet says so', async ({ page, goTo, asClient }) => {
  await given('a morning before the DMO', async () => {
    await asClient('everything');
    await page.route('**/api/dmo_links*', (route) => route.fulfill({ json: [] }));
  });
  await goTo(pages.home);
  await when('asking for it', () => page.getByRole('button', { name: "Download today's DMO" }).click());
  await then('it says so', () =>
    expect(page.getByRole('dialog')).toContainText(
      "Today's Daily Market Opinion hasn't been published yet. Please try again later.",
    ),
  );
});

test('[H-05] a DMO outside of the subscription explains itself', async ({ page, goTo, asClient }) => {
  await given('a DMO that the client is not entitled to', async () => {
    await asClient('everything');
    await page.route('**/api/dmo_links*', (route) =>
      route.fulfill({ json: [{ download_link: 'documents/x/download', entitled: false }] }),
    );
  });
  await goTo(pages.home);
  await when('asking for it', () => page.getByRole('button', { name: "Download today's DMO" }).click());
  await then('the modal says whom to ask', () =>
    expect(page.getByRole('dialog', { name: 'No access – invalid subscription' })).toBeVisible(),
  );
});

test('[H-05] a DMO without a link leaves the button switched off', async ({ page, goTo, asClient }) => {
  await given('a DMO whose file is missing', async () => {
    await asClient('everything');
    await page.route('**/api/dmo_links*', (route) =>
      route.fulfill({ json: [{ download_link: null, entitled: true }] }),
    );
  });
  await goTo(pages.home);
  await then('it cannot be used', () =>
    expect(page.getByRole('button', { name: "Download today's DMO" })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  );
});
