import type { RatedKind } from '@portal/wire';
import { RecordTexts, type Entry, type Shown } from './recordTexts.ts';

const versions = { publications: 1, tags: 1, ratings: 1 };
const shown: Shown = { versions, kinds: new Set<RatedKind>(['Equities']) };
const open: Entry[] = [
  { id: 1, entitled: true },
  { id: 2, entitled: true },
];
const closed = open.map((entry) => ({ ...entry, entitled: false }));

/** Records which texts had to be made. */
function reading(texts: RecordTexts) {
  return async (entries: readonly Entry[], as: Shown = shown, gone: readonly number[] = []) => {
    const made: number[] = [];
    const page = await texts.page(entries, as, (missing) => {
      made.push(...missing.map(({ id }) => id));
      const there = missing.filter(({ id }) => !gone.includes(id));
      return Promise.resolve(new Map(there.map(({ id, entitled }) => [id, `${id} ${entitled} ä`])));
    });
    return { made, page: page.map((text) => text?.toString()) };
  };
}

test('a record is made once, and stands where the page wants it', async () => {
  const read = reading(new RecordTexts());
  expect(await read(open.slice(1))).toEqual({ made: [2], page: ['2 true ä'] });
  expect(await read(open)).toEqual({ made: [1], page: ['1 true ä', '2 true ä'] });
  expect(await read(open.toReversed())).toEqual({ made: [], page: ['2 true ä', '1 true ä'] });
});

test.each<[what: string, as: Shown]>([
  ['another publication', { ...shown, versions: { ...versions, publications: 2 } }],
  ['another tag', { ...shown, versions: { ...versions, tags: 2 } }],
  ['another rating', { ...shown, versions: { ...versions, ratings: 2 } }],
  ['another kind of ratings', { ...shown, kinds: new Set<RatedKind>(['Bonds']) }],
  ['no ratings', { ...shown, kinds: new Set<RatedKind>() }],
])('%s is another record', async (_what, as) => {
  const read = reading(new RecordTexts());
  await read(open);
  expect((await read(open, as)).made).toEqual([1, 2]);
});

test('[G-09] an entitled client’s text is never another’s; without it, ratings do not matter', async () => {
  const read = reading(new RecordTexts());
  await read(open);
  expect(await read(closed)).toEqual({ made: [1, 2], page: ['1 false ä', '2 false ä'] });
  expect((await read(closed, { ...shown, kinds: new Set() })).made).toEqual([]);
});

test('what is gone in the meantime has no text, and is asked for again', async () => {
  const read = reading(new RecordTexts());
  expect(await read(open, shown, [1])).toEqual({ made: [1, 2], page: [undefined, '2 true ä'] });
  expect((await read(open)).made).toEqual([1]);
});

test('memory is bounded: what was not asked for longest goes', async () => {
  const texts = new RecordTexts(1000);
  const read = reading(texts);
  const page = (id: number) => read([{ id, entitled: true }]);
  for (let id = 1; id <= 20; id++) {
    await page(id);
    await page(1);
    expect(texts.size).toBeLessThanOrEqual(1000);
  }
  expect([(await page(1)).made, (await page(20)).made, (await page(2)).made]).toEqual([[], [], [2]]);
});
