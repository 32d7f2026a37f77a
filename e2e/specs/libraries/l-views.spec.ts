import { pages } from '@portal/contract';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { lately } from '#browser/filters.ts';
import { framesDrawn } from '#browser/publications.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';
import { mailTo } from '#mail/receivedMails.ts';

const company = 'Ardoris Bank';
const filtered = `${pages.allResearch.path}?Company=${company.replace(' ', '+')}`;

test('[L-23] a view is saved, opened on another device, renamed and removed', async ({
  page,
  asClient,
  withClient,
  browser,
}) => {
  const client = await withClient({ name: 'Vera Views' });
  await given('a client who has narrowed all research', async () => {
    await asClient(client);
    await page.goto(filtered);
  });
  const tabs = page.getByRole('navigation', { name: 'Saved views' });
  const dialog = page.getByRole('dialog');
  await when('saving that as a view', async () => {
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(company);
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
  await when('removing it, and taking that back', async () => {
    await page.getByRole('button', { name: 'Change view' }).click();
    await dialog.getByRole('button', { name: 'Remove view' }).click();
    await expect(tabs).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tabs.getByRole('link', { name: 'My bank' })).toBeVisible();
  });
});

test('[L-23] a view counts what is new in it, and a mail reports it', async ({
  page,
  asClient,
  withClient,
  withPublication,
}) => {
  const client = await withClient({ preferred_language: 'German', name: 'Nina Neu' });
  await given('a German client with a view that wants mails', async () => {
    await asClient(client);
    await page.goto(filtered);
    await page.getByRole('button', { name: 'Ansicht speichern' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Meine Bank');
    await dialog
      .getByRole('checkbox', { name: 'E-Mail senden, wenn eine neue Publikation dazu passt' })
      .check();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Ansicht «Meine Bank» gespeichert.')).toBeVisible();
  });
  const docRef = await when('a publication appears that fits it', () =>
    withPublication({ title: 'Was die Bank bewegt', language: 'de', company, form: 'html' }),
  );
  await then('a mail names the view and leads to the publication', async () => {
    const mail = await mailTo(client.username);
    expect(mail.subject).toBe('Neue Publikation: Was die Bank bewegt');
    expect(mail.text).toContain('Eine neue Publikation entspricht Ihren gespeicherten Ansichten.');
    expect(mail.text).toContain('Ansicht: Meine Bank');
    expect(mail.text).toContain(pages.documentPreview.href({ docRef }));
  });
});

test('[L-23] a view whose tags are gone opens, names them and finds nothing', async ({
  page,
  asClient,
  withClient,
}) => {
  const client = await withClient({ name: 'Greta Gone' });
  await given('a client who saved a view of a sector that is none any more', async () => {
    await asClient(client);
    await page.goto(`${pages.allResearch.path}?Sector=Steam+Engines`);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  await when('opening it', () => page.getByRole('link', { name: 'Steam Engines' }).click());
  await then('the page names what it does not know', async () => {
    await expect(
      page
        .getByText(/Steam Engines/)
        .filter({ hasText: /Sector/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change view' })).toBeVisible();
  });
});

const placesOf = {
  everything: [
    [1440, 'next to the heading'],
    [768, 'above the list at the right'],
    [390, 'above the list at the left'],
  ],
  bonds: [
    [800, 'in German in one line at the right'],
    [390, 'in German on a line of its own'],
  ],
} as const;

for (const client of ['everything', 'bonds'] as const)
  test(`[L-23] what saves a view comes after the list and moves nothing that can be pressed (${client})`, async ({
    page,
    goTo,
    asClient,
  }) => {
    await asClient(client);
    let held = Promise.resolve();
    await page.route('**/api/saved_views*', async (route) => {
      await held;
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
      held = new Promise((resolve) => (letGo = resolve));
      await given(`a library at ${width} px, whose views are not there yet`, async () => {
        await goTo(pages.fixedIncome, lately);
        await expect(page.getByText(/^\d+ (publications|Publikationen)$/)).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await framesDrawn(page);
      });
      const before = await boxes();
      await when('they come', async () => {
        letGo();
        await expect(saveView).toBeVisible();
      });
      await then(`everything is where it was, ${place}`, async () => expect(await boxes()).toEqual(before));
      if (width < 600) continue;
      await then('all of them stand in one line', async () => {
        const [first, ...others] = await Promise.all(
          [saveView, ...pressed.slice(0, 2)].map((each) => each.boundingBox()),
        );
        expect(others.map((box) => box?.y)).toEqual(others.map(() => first?.y));
      });
    }
  });
