import { Batch } from './Batch.ts';

const aBatch = () => {
  const batches: number[][] = [];
  const batch = new Batch((questions: readonly number[]) => {
    batches.push([...questions]);
    if (questions.includes(0)) return Promise.reject(new Error('Nothing is divided by 0.'));
    return Promise.resolve(questions.map((each) => 12 / each));
  });
  return { batches, batch };
};

test('questions of one turn are answered by one statement, each with its own answer', async () => {
  const { batches, batch } = aBatch();
  expect(await Promise.all([3, 4, 3].map((each) => batch.get(each)))).toEqual([4, 3, 4]);
  expect(batches).toEqual([[3, 4, 3]]);
});

test('who asks later is never given an earlier answer', async () => {
  const { batches, batch } = aBatch();
  await batch.get(3);
  await batch.get(3);
  expect(batches).toEqual([[3], [3]]);
});

test('a failure is that of all who asked together, and of nobody else', async () => {
  const { batch } = aBatch();
  const failed = await Promise.allSettled([batch.get(3), batch.get(0)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await batch.get(3)).toBe(4);
});
