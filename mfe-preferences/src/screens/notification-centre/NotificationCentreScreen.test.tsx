import { pages, type Language } from '@portal/contract';
import { answer, expectNoAxeViolations, renderScreen, type Handler } from '@portal/testing';
import { calls } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';
import { screen, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';
import { aCentreApi, everything, firstThen, someOffered, type StoredCris } from './testing/aCentreApi.ts';

interface Shown {
  /** Take precedence over the others. */
  handlers?: Handler[];
  language?: Language;
  stored?: Partial<StoredCris>;
}

const show = ({ handlers = [], language = 'en', stored = {} }: Shown = {}) =>
  renderScreen(Object.values(remote.routes).flat(), {
    path: pages.notificationCentre.href(),
    language,
    messages: loadMessages,
    handlers: [...handlers, ...aCentreApi({ stored }).handlers],
  });

const toggle = (name: string) => screen.findByRole('checkbox', { name });

test.each<[Language, string, string, string[]]>([
  [
    'en',
    'Notification Centre',
    'Greyed-out choices are not in your subscription package.',
    ['Highlights', 'Equity', 'Fixed Income'],
  ],
  [
    'de',
    'Benachrichtigungen',
    'Ausgegraute Optionen sind nicht in Ihrem Abonnement enthalten.',
    ['Highlights', 'Aktien', 'Anleihen'],
  ],
])('[N-01] in %s the page explains itself', async (language, title, greyed, groups) => {
  await show({ language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText(greyed)).toBeVisible();
  for (const name of groups) expect(await screen.findByRole('group', { name })).toBeVisible();
  if (language === 'en') await expectNoAxeViolations(document.body);
});

test('[N-01] [N-05] highlights come in German alone, types of an asset class in both languages', async () => {
  await show();
  await screen.findByRole('group', { name: 'Equity' });
  for (const name of [
    'Daily Market Opinion Headlines, Highlights, German',
    'Daily Market Opinion, Highlights, German',
    'Company Research, Equity, German',
    'Company Research, Equity, English',
    'Company Research, Fixed Income, German',
    'Credit Research, Fixed Income, English',
  ])
    expect(await toggle(name)).toBeEnabled();
  const numberIn = (name: string) =>
    within(screen.getByRole('group', { name })).getAllByRole('checkbox').length;
  expect(['Highlights', 'Equity', 'Fixed Income'].map(numberIn)).toEqual([2, 2, 4]);
});

test('[N-01] what the subscription does not include cannot be chosen, and says why', async () => {
  const german = everything['Language']?.filter(({ value }) => value === 'German') ?? [];
  await show({ handlers: [answer(preferenceCalls.entitledTags, { ...everything, Language: german })] });
  const greyed = 'not in your subscription package';
  expect(await toggle(`Company Research, Equity, English: ${greyed}`)).toBeDisabled();
  expect(await toggle('Company Research, Equity, German')).toBeEnabled();
  expect(await toggle(`English: ${greyed}`)).toBeDisabled();
  await expectNoAxeViolations(document.body);
});

test('[N-01] choices from before a subscription change can be removed, not chosen again', async () => {
  const german = everything['Language']?.filter(({ value }) => value === 'German') ?? [];
  const { user } = await show({
    handlers: [answer(preferenceCalls.entitledTags, { ...everything, Language: german })],
    stored: {
      cri_json: [
        {
          'Aggregated Publication Type': 'Company Research',
          'Asset Classification': 'Equity',
          Language: 'English',
        },
      ],
    },
  });
  const chosen = await toggle('Company Research, Equity, English: not in your subscription package');
  expect(chosen).toBeChecked();
  await user.click(chosen);
  expect(chosen).not.toBeChecked();
  expect(chosen).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Your Notification Preferences have been successfully updated.'),
  ).toBeVisible();
});

test('[N-03] preferences that cannot be read are no empty form, and can be tried again', async () => {
  const then = { cri_json: [{ Sector: 'Banks' }], revision: 3, delivery: 'weekly' };
  const { user } = await show({ handlers: [firstThen(calls.getCris, 500, then)] });
  expect(await screen.findByText('Your preferences could not be loaded')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await expectNoAxeViolations(document.body);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Remove Banks' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'One e-mail a week' })).toBeChecked();
});

test('[N-02] choices that cannot be read leave what is kept on show, and can be tried again', async () => {
  const { user } = await show({
    handlers: [firstThen(preferenceCalls.preferenceCentre, 500, someOffered)],
    stored: { cri_json: [{ Sector: 'Banks' }, { Company: 'Alpin Bank' }] },
  });
  const [again] = await screen.findAllByRole('button', { name: 'Try again' });
  expect(screen.getByRole('button', { name: 'Remove Alpin Bank' })).toBeVisible();
  expect(screen.queryByText(/No longer available/)).toBeNull();
  await user.click(again as HTMLElement);
  expect(await toggle('Company Research, Equity, German')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('[N-01] an unreadable subscription disables nothing, and can be tried again', async () => {
  const { user } = await show({ handlers: [firstThen(preferenceCalls.entitledTags, 500, everything)] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('group', { name: 'Equity' })).toBeNull();
  await user.click(again);
  expect(await toggle('Company Research, Equity, German')).toBeEnabled();
});

test('[N-03] an API that offers no choice of how mails come is not asked for one', async () => {
  await show({ handlers: [firstThen(calls.getCris, 200, {})] });
  await toggle('Company Research, Equity, German');
  expect(screen.queryByRole('radio')).toBeNull();
});
