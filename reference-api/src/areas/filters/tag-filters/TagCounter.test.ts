import type { ServedTag } from '@portal/wire';
import fc from 'fast-check';
import { researchOf } from '#testing/researchOf.ts';
import { countTags, type CountQuestion } from './countTags.ts';
import type { Research } from './ResearchIndex.ts';
import { TagCounter } from './TagCounter.ts';

const categories = ['Sector', 'Analyst', 'Type'];
const valuesOfEach = 3;

/** Ids from 1: three of each category. */
const tags: ServedTag[] = categories.flatMap((category, place) =>
  Array.from({ length: valuesOfEach }, (_, value) => ({
    ...{ id: place * valuesOfEach + value + 1, category, value: String(value) },
    translated_value: null,
  })),
);
const ids = tags.map(({ id }) => id);

/** What each tag counts, by the rule itself: papers that would be shown if it were the choice in its category. */
function byRule(research: Research, rows: readonly Row[], question: CountQuestion): number[] {
  const { tag_filters = {}, folded, libraries } = question;
  const shows = (row: Row, filters: Record<string, string[]>) =>
    (row.libraries & libraries) !== 0 &&
    Object.entries(filters).every(([category, values]) =>
      tags.some(
        (tag) => tag.category === category && values.includes(tag.value) && row.tagIds.includes(tag.id),
      ),
    );
  return research.tags.map(({ category, value }) => {
    const filters = { ...tag_filters, [category]: [value] };
    const shown = rows.filter((row) => shows(row, filters));
    return new Set(shown.map((row) => (folded === true && row.paper !== null ? row.paper : row))).size;
  });
}

interface Row {
  tagIds: number[];
  libraries: number;
  paper: string | null;
}

const row = fc.record({
  tagIds: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 5 }),
  libraries: fc.constantFrom(1, 2, 3),
  paper: fc.constantFrom(null, 'P-1', 'P-2'),
});
const chosen = fc.dictionary(
  fc.constantFrom(...categories),
  fc.uniqueArray(fc.constantFrom('0', '1', '2'), { minLength: 1, maxLength: 2 }),
  { noNullPrototype: true },
);

/** Counts in this research, without a database. */
function counterOf(research: Research): TagCounter {
  const counter = new TagCounter(
    ...([undefined, undefined, () => Promise.resolve(research.versions)] as unknown as ConstructorParameters<
      typeof TagCounter
    >),
  );
  jest.spyOn(counter.index, 'current').mockResolvedValue(research);
  jest.spyOn(counter.hits, 'find').mockResolvedValue(undefined);
  return counter;
}

test('[L-02] whatever is chosen, each tag counts what choosing it would show', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 30 }),
      chosen,
      fc.boolean(),
      async (rows, tag_filters, folded) => {
        const research = researchOf(tags, rows);
        const question = { libraries: 1, tag_filters, folded };
        const expected = byRule(research, rows, question);
        expect(ids.map(await countTags(research, question))).toEqual(expected);
        const { countOf } = await counterOf(research).count(question);
        expect(ids.map(countOf)).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});
