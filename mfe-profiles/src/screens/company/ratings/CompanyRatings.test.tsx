import { answer, refuse, renderScreen } from '@portal/testing';
import { profileCalls } from '@portal/wire-profiles';
import { screen, waitFor } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import { CompanyRatings } from './CompanyRatings.tsx';

const aRating = (current: string, more = {}) => ({
  ...{ current, date: null, previous: null, previous_date: null, action: null, coverage: undefined },
  ...more,
});

const stated = (amount: number) => ({
  ...{ date: '2026-03-02', current: 'Outperform', previous: null, action: null },
  target_price: { amount, currency: 'CHF' },
});

const history = (...amounts: number[]) =>
  answer(profileCalls.ratingHistory, { Equity: amounts.map(stated), Bonds: [], ESG: [] });

test('[P-02] ratings without a day, of other lists and off the scale are shown as they are', async () => {
  await renderScreen(
    <main>
      <CompanyRatings
        company="C1"
        ratings={{ Equity: aRating('Wait and see'), Bonds: null, ESG: aRating('7', { previous: '-1' }) }}
        subjects={['Equity', 'Bonds', 'ESG']}
      />
    </main>,
    { messages: loadMessages, handlers: [history()] },
  );
  const definitions = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(definitions()).toEqual(['Wait and see', 'No rating', expect.stringMatching(/^7.*-1.*7$/)]),
  );
  expect(screen.queryByText(/since/)).toBeNull();
});

test.each([
  ['en', 'Buy Provider: PB', 'A stable Provider: ZKB'],
  ['de', 'Kaufen Anbieter: PB', 'A stabil Anbieter: ZKB'],
] as const)('[P-08] a rating names the bank that gives it (%s)', async (language, equity, credit) => {
  const ratings = {
    Equity: aRating('Buy', { coverage: 'partner' }),
    Bonds: aRating('A stable', { coverage: 'own' }),
    ESG: aRating('3'),
  };
  await renderScreen(
    <CompanyRatings company="C1" ratings={ratings} subjects={['Equity', 'Bonds', 'ESG']} />,
    {
      messages: loadMessages,
      language,
      handlers: [history()],
    },
  );
  const [first, second, third] = screen.getAllByRole('definition');
  expect(first).toHaveTextContent(equity);
  expect(second).toHaveTextContent(credit);
  expect(third).not.toHaveTextContent(/ZKB|PB/);
});

test.each([
  ['en', 'Target price CHF 1,407.00, before CHF 370.50'],
  ['de', 'Kursziel CHF 1’407.00, zuvor CHF 370.50'],
] as const)(
  '[P-08] a rating of shares has its target price and the one before (%s)',
  async (language, text) => {
    const ratings = { Equity: aRating('Outperform'), Bonds: aRating('A stable'), ESG: null };
    await renderScreen(<CompanyRatings company="C1" ratings={ratings} subjects={['Bonds', 'Equity']} />, {
      messages: loadMessages,
      language,
      handlers: [history(370.5, 1407)],
    });
    const [credit, equity] = screen.getAllByRole('definition');
    await waitFor(() => expect(equity).toHaveTextContent(text));
    expect(credit).not.toHaveTextContent('CHF');
  },
);

test('[P-08] without a history no target price is shown, nor its place', async () => {
  const ratings = { Equity: aRating('Outperform'), Bonds: null, ESG: null };
  const { container } = await renderScreen(
    <CompanyRatings company="C1" ratings={ratings} subjects={['Equity']} />,
    { messages: loadMessages, handlers: [refuse(profileCalls.ratingHistory, 404)] },
  );
  await waitFor(() => expect(container.querySelector('[aria-hidden]')).toBeNull());
  expect(screen.getByRole('definition')).toHaveTextContent(/^Outperform$/);
});
