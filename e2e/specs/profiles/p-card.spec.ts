import { pages } from '@portal/contract';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { fewOfCompany } from '#browser/filters.ts';
import { neverIdle } from '#browser/requests.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

test('[P-07] a pill opens a card on hover and focus; Escape closes it, a tap goes to the page', async ({
  page,
  browser,
  goTo,
  asClient,
}) => {
  await given('a client with everything, in a library', () => asClient('everything'));
  await goTo(pages.equities, fewOfCompany);
  const tile = page
    .getByRole('article')
    .filter({ has: page.locator('a[href^="/company_profile/"]') })
    .filter({ has: page.getByRole('list', { name: 'Tags' }).locator('a[href^="/sector_profile/"]') })
    .first();
  const pill = tile.locator('a[href^="/company_profile/"]').first();
  const name = (await pill.textContent()) ?? '';
  const card = page.getByRole('tooltip');
  await when('pointing at a company', () => pill.hover());
  await then('its card has name, rating and way, and stays under the pointer', async () => {
    await expect(card).toContainText(`Company${name}`);
    await expect(card).toContainText(/(Equity|Credit|ESG) Rating/);
    await card.hover();
    // Takes longer than a card that was left stays.
    await expectNoAxeViolations(page);
    await expect(card.getByRole('link', { name: 'Open profile' })).toBeVisible();
  });
  await when('pressing Escape', () => page.keyboard.press('Escape'));
  await then('it is gone', () => expect(card).toHaveCount(0));
  await when('coming to a sector by keyboard', async () => {
    await tile.getByRole('heading').getByRole('link').focus();
    const sector = tile.locator('a[href^="/sector_profile/"]').first();
    while (!(await sector.evaluate((each) => each === document.activeElement)))
      await page.keyboard.press('Tab');
  });
  await then('there is a card for it', () => expect(card).toContainText('Open profile'));
  await then('and its link is described by it', () =>
    expect(page.locator('a:focus')).toHaveAttribute('aria-describedby', /.+/),
  );
  await page.keyboard.press('Escape');
  await when('pointing and following the card', async () => {
    await pill.hover();
    await card.getByRole('link', { name: 'Open profile' }).click();
  });
  await then('the page is there', () => expect(page).toHaveURL(/\/company_profile\/C\d+/));
  const phone = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 800 } });
  await phone.addInitScript(neverIdle);
  await phone.addCookies(await page.context().cookies());
  const touched = await phone.newPage();
  await touched.goto(new URL(pages.equities.href(fewOfCompany), page.url()).href);
  await when('tapping it on a phone', () =>
    touched.getByRole('list', { name: 'Tags' }).locator('a[href^="/sector_profile/"]').first().tap(),
  );
  await then('the page is there at once', async () => {
    await expect(touched).toHaveURL(/\/sector_profile\/S\d+/);
    await expect(touched.getByRole('tooltip')).toHaveCount(0);
  });
  await phone.close();
});
