import { renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import { CompanyRatings } from './CompanyRatings.tsx';

const held = (current: string, more = {}) => ({
  ...{ current, date: null, previous: null, previous_date: null, action: null, coverage: undefined },
  ...more,
});

test('[P-02] ratings without a day, of other lists and off the scale stand as they are; none says that it is none', async () => {
  await renderScreen(
    <main>
      <CompanyRatings
        ratings={{ Equity: held('Wait and see'), Bonds: null, ESG: held('7', { previous: '-1' }) }}
        subjects={['Equity', 'Bonds', 'ESG']}
      />
    </main>,
    { messages: loadMessages },
  );
  const definitions = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(definitions).toEqual(['Wait and see', 'No rating', expect.stringMatching(/^7.*-1.*7$/)]);
  expect(screen.queryByText(/since/)).toBeNull();
});

test.each([
  ['en', 'Buy Provider: PB', 'A stable Provider: ZKB'],
  ['de', 'Kaufen Anbieter: PB', 'A stabil Anbieter: ZKB'],
] as const)('[P-08] a rating names the bank that gives it (%s)', async (language, equity, credit) => {
  const ratings = {
    Equity: held('Buy', { coverage: 'partner' }),
    Bonds: held('A stable', { coverage: 'own' }),
    ESG: held('3'),
  };
  await renderScreen(<CompanyRatings ratings={ratings} subjects={['Equity', 'Bonds', 'ESG']} />, {
    messages: loadMessages,
    language,
  });
  const [first, second, third] = screen.getAllByRole('definition');
  expect(first).toHaveTextContent(equity);
  expect(second).toHaveTextContent(credit);
  expect(third).not.toHaveTextContent(/ZKB|PB/);
});
