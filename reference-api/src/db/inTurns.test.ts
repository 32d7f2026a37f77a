import { inTurns } from './inTurns.ts';

/** Work that ends on demand. */
function byHand(limited: ReturnType<typeof inTurns>) {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: (word: string) => void; reject: (error: Error) => void }>();
  const start = (name: string) =>
    limited(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => ends.set(name, { resolve, reject }));
    });
  return { begun, start, end: (name: string) => ends.get(name)?.resolve(name), ends };
}

test('at most so many run at once, the others in their order', async () => {
  const { begun, start, end } = byHand(inTurns(2));
  const results = ['a', 'b', 'c', 'd'].map(start);
  expect(begun).toEqual(['a', 'b']);
  end('b');
  expect(await results[1]).toBe('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await Promise.all([results[0], results[2]]);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  end('d');
  expect(await results[3]).toBe('d');
});

test('a failure makes room, too', async () => {
  const { begun, start, ends } = byHand(inTurns(1));
  const failing = start('a');
  void start('b');
  ends.get('a')?.reject(new Error('The database is gone.'));
  await expect(failing).rejects.toThrow('The database is gone.');
  expect(begun).toEqual(['a', 'b']);
});

test('who comes when there is room again does not wait', async () => {
  const { begun, start, end } = byHand(inTurns(1));
  const first = start('a');
  end('a');
  await first;
  void start('b');
  expect(begun).toEqual(['a', 'b']);
});
