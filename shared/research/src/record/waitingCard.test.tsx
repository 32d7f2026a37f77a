import { aPublication, aTag, expectNoAxeViolations, renderScreen, someEntitlements } from '@portal/testing';
import type * as ui from '@portal/ui';
import { screen } from '@testing-library/react';
import { researchMessages } from '../messages/index.ts';
import { TagPills } from '../tag/TagPills.tsx';

/** The card's code never arrives. */
jest.mock('@portal/ui', () => {
  const all = jest.requireActual<typeof ui>('@portal/ui');
  const { lazyComponent } = all;
  return {
    ...all,
    lazyComponent: (_: unknown, given?: object) => lazyComponent(() => new Promise<never>(() => {}), given),
  };
});

test('[P-07] a card has a name while its code is on its way', async () => {
  const bank = aTag({ category: 'Company', value: 'Alpin Bank', translated_value: null, external_id: 'C1' });
  const { user } = await renderScreen(
    <main>
      <TagPills publication={aPublication({ primary_tags: { Company: [bank] } })} assetClass="Equity" />
    </main>,
    {
      messages: (language) => Promise.resolve(researchMessages[language]),
      entitlements: someEntitlements(),
    },
  );
  await user.hover(await screen.findByRole('link', { name: 'Alpin Bank' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Alpin Bank');
  await expectNoAxeViolations(document.body);
});
