import { pages } from '@portal/contract';
import { calls } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

test('[G-06] one of their tabs opens Coverage and Team, and what is left out stays closed', async ({
  page,
  goTo,
  asClient,
  withClient,
  trouble,
}) => {
  trouble.expect(/403 .*\/api\/(authorisation|\w+_documents)/);
  await given('a client with one tab of each', async () =>
    asClient(await withClient({ portal_tabs: ['coverage_fixed_income_tab', 'team_credit_research_tab'] })),
  );
  await when('opening the start page, which is Today’s Highlights', () => goTo(pages.home));
  await then('the team opens instead, and there are two tabs', async () => {
    await expect(page).toHaveURL(pages.team.href());
    await expect(heading(page)).toHaveText('Team');
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveText([
      'Team',
      'Coverage',
    ]);
  });
  await when('choosing Coverage', () => page.getByRole('link', { name: 'Coverage', exact: true }).click());
  await then('it opens', () => expect(heading(page)).toHaveText('Coverage'));
});

test('[G-06] a tab that the map does not mention is allowed', async ({ page, goTo, asClient }) => {
  await given('a client, and a map that refuses every tab but says nothing of Markets', async () => {
    await asClient('everything');
    await page.route(`**/api/${calls.entitlementsAll.path}`, async (route) => {
      const map = calls.entitlementsAll.answer.parse(await (await route.fetch()).json());
      const refused = Object.entries(map)
        .filter(([tab]) => tab !== 'markets_library_tab')
        .map(([tab, entry]) => [tab, { ...entry, can_access: false }]);
      await route.fulfill({ json: Object.fromEntries(refused) });
    });
  });
  await when('opening the start page', () => goTo(pages.home));
  await then('Markets opens, and is the only tab', async () => {
    await expect(page).toHaveURL(pages.markets.href());
    await expect(heading(page)).toHaveText('Markets');
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveText(['Markets']);
  });
});

test('[G-09] what is not in the subscription cannot be had by asking the API', async ({
  page,
  asClient,
  withPublication,
}) => {
  const docRef = await withPublication({
    title: 'Bonds, for the eyes of others',
    asset_classes: ['Fixed Income'],
    form: 'html',
  });
  const download = `documents/${docRef}/download`;
  const { token } = await given('a client with equity research only', () => asClient('equity'));
  const headers = { authorization: `Bearer ${token}` };
  const api = (path: string) => `/api/${path}`;

  await then('its preview is refused', async () => {
    const answer = await page.request.get(api(libraryCalls.documentPreviewHtml.path), {
      headers,
      params: { docRef },
    });
    expect(answer.status()).toBe(403);
    expect(await answer.text()).not.toContain('for the eyes');
  });
  await then('so are a link to it, and the document without one', async () => {
    const own = await page.request.post(api(calls.downloadToken.path), { headers, data: { path: download } });
    expect(own.status()).toBe(403);
    const plain = await page.request.get(api(download), { headers });
    expect(plain.ok()).toBe(false);
  });
  await then('lists name it, and hold no way to it', async () => {
    const answer = await page.request.get(api(libraryCalls.highlightsDocuments.path), {
      headers,
      params: { page_size: '200' },
    });
    const { records } = libraryCalls.highlightsDocuments.answer.parse(await answer.json());
    const found = records.find((record) => record.doc_ref === docRef);
    expect(found).toMatchObject({ entitled: false, preview_link: '', download_link: '' });
  });
  await then('nor without a session', async () => {
    const answer = await page.request.get(api(libraryCalls.documentPreviewHtml.path), { params: { docRef } });
    expect(answer.status()).toBe(401);
  });
});
