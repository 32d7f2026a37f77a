/** A few at a time; the first failure is thrown once those in progress have ended. */
export async function inTurns<One>(
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
  atATime = 8,
): Promise<void> {
  const waiting = [...all];
  async function turn(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        await work(next);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  }
  const turns = await Promise.allSettled(Array.from({ length: atATime }, turn));
  const failed = turns.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
