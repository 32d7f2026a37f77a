/** How many requests are under way at a time. */
const atATime = 8;

/** Does something for each of many, a few at a time; the first failure is thrown when those under way have ended. */
export async function inTurns<One>(all: readonly One[], work: (one: One) => Promise<unknown>): Promise<void> {
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
