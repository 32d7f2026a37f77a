import type { SearchIndex } from '#areas/texts/search/SearchIndex.ts';
import type { Research } from './ResearchIndex.ts';
import { SearchHits } from './SearchHits.ts';

const research = () => ({ publications: { ids: [1, 2, 3] } }) as unknown as Research;

/** Answers by hand, in any order. */
function searchedByHand() {
  const searches: { answer: (ids: number[]) => void; fail: () => void }[] = [];
  const search = {
    searches: () => true,
    all: () =>
      new Promise<number[]>((resolve, reject) => {
        searches.push({ answer: resolve, fail: () => reject(new Error('The database is gone.')) });
      }),
  } as unknown as SearchIndex;
  return { hits: new SearchHits(search), searches };
}

const typed = { typed: 'banks', keys: [1] };

test('what was found is asked for once, until something changes', async () => {
  const { hits, searches } = searchedByHand();
  const now = research();
  const [first, second] = [hits.find(typed, now), hits.find(typed, now)];
  searches[0]?.answer([2]);
  expect(await first).toEqual(Uint8Array.of(0, 0, 1, 0));
  expect(await second).toBe(await first);
  void hits.find(typed, research());
  expect(searches).toHaveLength(2);
});

test('a failure is not kept', async () => {
  const { hits, searches } = searchedByHand();
  const now = research();
  const failed = hits.find(typed, now);
  searches[0]?.fail();
  await expect(failed).rejects.toThrow('The database is gone.');
  void hits.find(typed, now);
  expect(searches).toHaveLength(2);
});

test('a failure of what was known before takes nothing newer away', async () => {
  const { hits, searches } = searchedByHand();
  const old = hits.find(typed, research());
  const now = research();
  const newer = hits.find(typed, now);
  searches[0]?.fail();
  await expect(old).rejects.toThrow('The database is gone.');
  searches[1]?.answer([3]);
  await newer;
  void hits.find(typed, now);
  expect(searches).toHaveLength(2);
});
