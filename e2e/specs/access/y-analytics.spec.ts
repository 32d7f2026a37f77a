import { pages } from '@portal/contract';
import { calls } from '@portal/wire';
import type { BrowserContext } from '@playwright/test';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

interface SentEvent {
  url: string;
  event_type: string;
  source_client_action: string | null;
  document_id?: string;
}

function recordEvents(context: BrowserContext): SentEvent[] {
  const sent: SentEvent[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(calls.captureEvent.path)) sent.push(request.postDataJSON() as SentEvent);
  });
  return sent;
}

/** Records the ids the API answers, in order. A test must wait for the last one. */
function recordIds(context: BrowserContext): string[] {
  const ids: string[] = [];
  context.on('response', (response) => {
    if (!response.url().endsWith(calls.captureEvent.path) || !response.ok()) return;
    void response.json().then((body: { id: string }) => ids.push(body.id));
  });
  return ids;
}

test('[Y-01] [Y-02] [L-14] visits, searches and previews are reported in order, each with the one before', async ({
  page,
  context,
  goTo,
  asClient,
  withPublication,
}) => {
  const title = 'Quillfeather: a steady quarter';
  const docRef = await withPublication({ title, form: 'html' });
  const sent = recordEvents(context);
  const ids = recordIds(context);
  await given('a client on a first page', async () => {
    await asClient('everything');
    await goTo(pages.team);
    await expect(heading(page)).toHaveText('Team');
    await expect.poll(() => ids.length).toBe(1);
  });
  await when('going to another page and searching there', async () => {
    await page.getByRole('link', { name: 'Coverage', exact: true }).click();
    await expect(heading(page)).toHaveText('Coverage');
    await page.getByRole('banner').getByRole('combobox').fill('halvoris');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pages.allResearch.href({ search_term: 'halvoris' }));
    await expect.poll(() => ids.length).toBe(4);
    await page.getByRole('banner').getByRole('combobox').fill('quillfeather');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pages.allResearch.href({ search_term: 'quillfeather' }));
    await expect.poll(() => ids.length).toBe(5);
  });
  await when('opening what was found', async () => {
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(pages.documentPreview.href({ docRef }));
    await expect.poll(() => ids.length).toBe(6);
  });
  await then('the chain holds', () => {
    const preview = { url: pages.documentPreview.href({ docRef }), document_id: docRef };
    expect(sent).toEqual([
      { url: pages.team.href(), event_type: 'Page Open', source_client_action: null },
      { url: pages.coverage.href(), event_type: 'Page Open', source_client_action: ids[0] },
      { url: '/all-research?search_term=halvoris', event_type: 'Page Open', source_client_action: ids[1] },
      { url: '/all-research?search_term=halvoris', event_type: 'Search', source_client_action: ids[2] },
      { url: '/all-research?search_term=quillfeather', event_type: 'Search', source_client_action: ids[3] },
      { ...preview, event_type: 'Page Open', source_client_action: ids[4] },
    ]);
    return Promise.resolve();
  });
});

test('[G-05] [Y-01] a page without access leads to the first one with access; only that is reported', async ({
  page,
  context,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(/403 .*\/api\/(authorisation|\w+_documents)/);
  const sent = recordEvents(context);
  await goTo(pages.fixedIncome);
  await expect(heading(page)).toHaveText('Login');
  await asClient('equity');
  await goTo(pages.fixedIncome);
  await expect(page).toHaveURL(pages.todaysHighlights.href());
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.url).toBe(pages.todaysHighlights.href());
});

test('[Y-03] events that fail, reach nobody or are not answered disturb nobody', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(/(500|ERR_FAILED).*\/api\/capture_event/);
  let fault = '';
  const met = new Set<string>();
  await page.route('**/api/capture_event', async (route) => {
    met.add(fault);
    if (fault === 'an error') await route.fulfill({ status: 500, json: {} });
    if (fault === 'no connection') await route.abort();
  });
  await asClient('everything');
  for (const [next, title] of [
    ['an error', 'Team'],
    ['no connection', 'Coverage'],
    ['no answer', 'Team'],
  ] as const) {
    fault = next;
    await (next === 'an error'
      ? goTo(pages.team)
      : page.getByRole('link', { name: title, exact: true }).click());
    await expect(heading(page)).toHaveText(title);
    await expect.poll(() => [...met]).toContain(next);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
