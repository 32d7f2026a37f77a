import { visitPatiently } from './lateOnly.ts';
import type { OpenedLook } from './proofRefusals.ts';
import { busyTooLong } from './whileAlive.ts';

const pageAt = (path: string) => ({
  ...{ remote: 'mfe-x', version: '1.0.0', path, group: 'gated' as const, address: path },
});
const [list, team] = [pageAt('/equities'), pageAt('/zkb-team')];

const look = (page: typeof list, ...faults: string[]): OpenedLook => ({
  ...{ page, language: 'en', width: 1440, ms: 1, faults },
});

const slow = 'cannot be opened: after 20 s it has no heading of its own';

/** Opens the two pages with these results, one after the other. */
async function visited(results: OpenedLook[][], isBusy = true) {
  const opened: string[][] = [];
  const said: string[] = [];
  const result = await visitPatiently({
    visit: (pages) => {
      opened.push(pages.map(({ path }) => path));
      return Promise.resolve(results.shift() ?? []);
    },
    ...{ pages: [list, team], isBusy: () => isBusy, report: (sentence: string) => said.push(sentence) },
  });
  return { ...result, opened, said };
}

test.each([
  slow,
  busyTooLong,
  'cannot be opened: after 20 s it waits for /api/x',
  'cannot be opened: axe takes more than 60 s',
])('[F-20] a page that is only too slow on a busy machine is opened once more: %s', async (fault) => {
  const { looks, again, opened, said } = await visited([[look(list), look(team, fault)], [look(team)]]);
  expect(opened).toEqual([['/equities', '/zkb-team'], ['/zkb-team']]);
  expect(looks).toEqual([look(list), look(team)]);
  expect([again, said]).toEqual([1, ['Too slow on this busy machine, opened once more: /zkb-team']]);
});

test('[F-20] what is too slow a second time stays a fault', async () => {
  const { looks, opened } = await visited([[look(list), look(team, slow)], [look(team, busyTooLong)]]);
  expect(opened).toHaveLength(2);
  expect(looks.flatMap(({ faults }) => faults)).toEqual([busyTooLong]);
});

test.each([
  ['a machine that is not busy', [look(list), look(team, slow)], false],
  ['another fault of the same page', [look(list), look(team, slow, 'reports broken')], true],
  ['another fault of another page', [look(list, 'misses a file'), look(team, slow)], true],
  ['no fault', [look(list), look(team)], true],
])('[F-20] nothing is opened again with %s', async (_, looks, isBusy) => {
  const { opened, again, said } = await visited([looks], isBusy);
  expect([opened.length, again, said]).toEqual([1, 0, []]);
});
