import { pages } from '@portal/contract';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { lately } from '#browser/filters.ts';
import { framesDrawn } from '#browser/publications.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';
import { mailTo } from '#mail/receivedMails.ts';

const company = 'Ardoris Bank';
const filtered = `${pages.allResearch.path}?Company=${company.replace(' ', '+')}`;

test('[L-23] a view is saved, renamed, shared by devices and removed; its news come by mail', async ({
  page,
  asClient,
  withClient,
  withPublication,
  browser,
}) => {
  test.setTimeout(60_000);
  const client = await withClient({ name: 'Vera Views' });
  await given('a client who has narrowed all research', async () => {
    await asClient(client);
    await page.goto(filtered);
  });
  const tabs = page.getByRole('navigation', { name: 'Saved views' });
  const dialog = page.getByRole('dialog');
  await when('saving that as a view that wants mails', async () => {
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(company);
    await dialog.getByRole('checkbox', { name: 'Send me an e-mail when a new publication matches' }).check();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
  });
  await then('it is a tab of the library, and the one that is shown', async () => {
    await expect(tabs.getByRole('link')).toHaveText(['All', new RegExp(`^${company}`)]);
    await expect(tabs.getByRole('link', { name: company })).toHaveAttribute('aria-current', 'page');
    await expectNoAxeViolations(page);
  });
  await when('opening everything, then the view again', async () => {
    await tabs.getByRole('link', { name: 'All' }).click();
    await expect(page).toHaveURL((url) => !url.searchParams.has('Company'));
    await tabs.getByRole('link', { name: company }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('Company') === company);
  });
  await when('renaming it to a name that is too little, then to one that is not', async () => {
    await page.getByRole('button', { name: 'Change view' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(' ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please enter a name.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('My bank');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(tabs.getByRole('link', { name: 'My bank' })).toBeVisible();
  });
  await then('another device has it, too, in a menu where the window is narrow', async () => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await phone.addCookies(await page.context().cookies());
    const there = await phone.newPage();
    await there.goto(pages.allResearch.path);
    await there.getByRole('button', { name: 'Saved views' }).click();
    await there.getByRole('menuitem', { name: 'My bank' }).click();
    await expect(there).toHaveURL((url) => url.searchParams.get('Company') === company);
    await expect(there.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoAxeViolations(there);
    await phone.close();
  });
  const docRef = await when('a publication appears that fits it', () =>
    withPublication({ title: 'What moves the bank', company, form: 'html' }),
  );
  await then('a mail names the view and leads to the publication', async () => {
    const mail = await mailTo(client.username);
    expect(mail.subject).toBe('New research: What moves the bank');
    expect(mail.text).toContain('A new publication matches your saved views.');
    expect(mail.text).toContain('View: My bank');
    expect(mail.text).toContain(pages.documentPreview.href({ docRef }));
  });
  await when('removing it, and taking that back', async () => {
    await page.getByRole('button', { name: 'Change view' }).click();
    await dialog.getByRole('button', { name: 'Remove view' }).click();
    await expect(tabs).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tabs.getByRole('link', { name: 'My bank' })).toBeVisible();
  });
});

const placesOf = {
  everything: [
    [1440, 'next to the heading'],
    [1024, 'next to the heading of a smaller window'],
  ],
  bonds: [[1024, 'in German next to the heading']],
} as const;

for (const client of ['everything', 'bonds'] as const)
  test(`[L-23] saving a view comes after the list and moves no button (${client})`, async ({
    page,
    goTo,
    asClient,
  }) => {
    await asClient(client);
    // A short library that this client can open.
    const library = client === 'bonds' ? pages.fixedIncome : pages.markets;
    let released = Promise.resolve();
    await page.route('**/api/saved_views*', async (route) => {
      await released;
      await route.fallback();
    });
    const saveView = page.getByRole('button', { name: /^(Save view|Ansicht speichern)$/ });
    const pressed = [
      page.getByRole('button', { name: /^(Copy link|Link kopieren)$/ }),
      page.getByRole('button', { name: 'Export' }),
      page.getByRole('article').first().getByRole('link').first(),
    ];
    const boxes = () =>
      Promise.all(
        pressed.map((each) => each.evaluate((element) => element.getBoundingClientRect().toJSON() as object)),
      );
    for (const [width, place] of placesOf[client]) {
      await page.setViewportSize({ width, height: 900 });
      let letGo: () => void = () => undefined;
      released = new Promise((resolve) => (letGo = resolve));
      await given(`a library at ${width} px, whose views are not there yet`, async () => {
        await goTo(library, lately);
        await expect(page.getByText(/^(\d+) (of|von) \1 (publications|Publikationen)$/)).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await framesDrawn(page);
      });
      const before = await boxes();
      await when('they come', async () => {
        letGo();
        await expect(saveView).toBeVisible();
      });
      await then(`everything is where it was, ${place}`, async () => expect(await boxes()).toEqual(before));
      await then('all of them stand in one line', async () => {
        const [first, ...others] = await Promise.all(
          [saveView, ...pressed.slice(0, 2)].map((each) => each.boundingBox()),
        );
        expect(others.map((box) => box?.y)).toEqual(others.map(() => first?.y));
      });
    }
  });
