import { pages, type Language } from '@portal/contract';
import { answer, expectNoAxeViolations, renderScreen } from '@portal/testing';
import { preferenceCalls } from '@portal/wire-preferences';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';
import { aCentreApi, someOffered, type StoredCris } from '../testing/aCentreApi.ts';

interface Shown {
  language?: Language;
  stored?: Partial<StoredCris>;
  offered?: typeof someOffered;
}

async function show({ language = 'en', stored = {}, offered = someOffered }: Shown = {}) {
  const api = aCentreApi({ stored });
  const rendered = await renderScreen(Object.values(remote.routes).flat(), {
    path: pages.notificationCentre.href(),
    language,
    messages: loadMessages,
    handlers: [answer(preferenceCalls.preferenceCentre, offered), ...api.handlers],
  });
  const save = async () => {
    const before = api.stored.revision;
    await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.stored.revision).toBe(before + 1));
    return api.stored.cri_json;
  };
  return { ...rendered, stored: api.stored, save };
}

const picker = (name: RegExp) => screen.findByRole('combobox', { name });
const german = () => screen.getByRole('checkbox', { name: 'German' });
const english = () => screen.getByRole('checkbox', { name: 'English' });

test('[N-02] subjects are found by typing, chosen once, shown and removed', async () => {
  const { user, save } = await show();
  await user.type(await picker(/^Companies/), 'birch');
  await user.click(await screen.findByRole('option', { name: /Birch AG/ }));
  const list = screen.getByRole('list', { name: 'Companies: your choice' });
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  await user.type(await picker(/^Analysts/), 'anna{Enter}{Escape}');
  expect(await save()).toEqual([{ Company: 'Birch AG' }, { Analyst: 'Anna Ammann' }]);
  await user.click(screen.getByRole('button', { name: 'Remove Birch AG' }));
  expect(screen.queryByRole('list', { name: 'Companies: your choice' })).toBeNull();
  expect(await picker(/^Companies/)).toHaveFocus();
  expect(await save()).toEqual([{ Analyst: 'Anna Ammann' }]);
});

test('[N-02] in German they have their German names, and are saved by the same values', async () => {
  const { user } = await show({ language: 'de', stored: { cri_json: [{ Sector: 'Banks' }] } });
  expect(await screen.findByRole('button', { name: 'Banken entfernen' })).toBeVisible();
  await user.type(await picker(/^Sektoren/), 'versich');
  expect(await screen.findByRole('option', { name: /Versicherungen/ })).toBeVisible();
  await expectNoAxeViolations(document.body);
});

test('[N-02] the languages hold for all, also for those chosen later; the last one stays', async () => {
  const { user, save } = await show({ stored: { cri_json: [{ Sector: 'Banks' }] } });
  await screen.findByRole('button', { name: 'Remove Banks' });
  await user.click(english());
  expect(german()).toBeChecked();
  await user.click(german());
  expect(german()).toBeChecked();
  await user.type(await picker(/^Companies/), 'alpin{Enter}{Escape}');
  expect(await save()).toEqual([
    { Sector: 'Banks', Language: 'German' },
    { Company: 'Alpin Bank', Language: 'German' },
  ]);
  await user.click(english());
  expect(await save()).toEqual([{ Sector: 'Banks' }, { Company: 'Alpin Bank' }]);
});

test('[N-02] languages chosen before the first subject hold for it', async () => {
  const { user, save } = await show();
  await picker(/^Companies/);
  await user.click(german());
  await user.type(await picker(/^Companies/), 'alpin{Enter}{Escape}');
  expect(await save()).toEqual([{ Company: 'Alpin Bank', Language: 'English' }]);
});

test('[N-02] subjects with languages of their own keep them until the client says otherwise', async () => {
  const { user, save } = await show({
    stored: { cri_json: [{ Sector: 'Banks', Language: 'German' }, { Company: 'Alpin Bank' }] },
  });
  const note = 'Some of them have languages of their own. A change here applies to all.';
  expect(await screen.findByText(note)).toBeVisible();
  await user.type(await picker(/^Analysts/), 'anna{Enter}{Escape}');
  expect(await save()).toEqual([
    { Sector: 'Banks', Language: 'German' },
    { Company: 'Alpin Bank' },
    { Analyst: 'Anna Ammann' },
  ]);
  await user.click(german());
  expect(screen.queryByText(note)).toBeNull();
  expect(await save()).toEqual([
    { Sector: 'Banks', Language: 'English' },
    { Company: 'Alpin Bank', Language: 'English' },
    { Analyst: 'Anna Ammann', Language: 'English' },
  ]);
});

function showChosen(count: number) {
  const Company = Array.from({ length: count }, (_, index) => ({
    id: 1000 + index,
    category: 'Company',
    value: `Company ${index}`,
    translated_value: null,
  }));
  const cri_json = Company.map(({ value }) => ({ Company: value }));
  return show({ stored: { cri_json }, offered: { ...someOffered, Company } });
}

test('[N-02] of a thousand chosen as few are shown as of forty', async () => {
  await showChosen(1_000);
  const list = await screen.findByRole('list', { name: 'Companies: your choice' });
  expect(within(list).getAllByRole('button')).toHaveLength(24);
  expect(screen.getByRole('button', { name: 'Show all 1000' })).toBeVisible();
});

test('[N-02] of many chosen the first are shown, and all on request', async () => {
  const { user } = await showChosen(40);
  const list = await screen.findByRole('list', { name: 'Companies: your choice' });
  expect(within(list).getAllByRole('button')).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Show all 40' }));
  expect(within(list).getAllByRole('button')).toHaveLength(40);
});
