import { pages } from '@portal/contract';
import type { Locator } from '@playwright/test';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

/** Covered in equities and debt, with a model. */
const company = { id: 'C0011' };

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  return box.y + box.height;
};

test("[P-08] a company's page answers in its first screen, on a desktop and on a phone", async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await when('opening a company', () => goTo(pages.companyProfile, company));
  const newest = page.getByRole('region', { name: 'Latest research' }).getByRole('article');
  const answers = {
    name: page.getByRole('heading', { level: 1, name: 'Halvoris Audio' }),
    ticker: page.getByText('TK ticker:'),
    model: page.getByRole('button', { name: /^Model \(XLSX\).*Halvoris Audio/ }),
    follow: page.getByRole('button', { name: /^Follow(ing)? Halvoris Audio$/ }),
    'ESG rating': page.getByRole('tabpanel').getByRole('definition').last(),
    title: newest.getByRole('heading'),
    summary: newest.getByRole('paragraph').nth(1),
  };
  // Below the first view, which the portal's own takes over with it.
  await expect(newest).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [name, part] of Object.entries(answers))
      await then(`at ${width} px its ${name} is in sight`, () =>
        expect.poll(() => bottomOf(part)).toBeLessThanOrEqual(height),
      );
  }
  await when('on a desktop', () => page.setViewportSize({ width: 1440, height: 900 }));
  await then('the analysts can be called and written to', () =>
    expect
      .poll(() => bottomOf(page.getByRole('region', { name: 'Analysts' }).getByRole('link').last()))
      .toBeLessThanOrEqual(900),
  );
});
