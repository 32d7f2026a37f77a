/** Every fetch of remote code must have answered within this many milliseconds. */
export const remoteTimeBudgetMs = 8_000;

/** Gives up on work that takes too long; the federation runtime itself would wait for ever. */
export async function withinTime<T>(
  work: Promise<T>,
  onTimeout: () => Error,
  budgetMs = remoteTimeBudgetMs,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(onTimeout()), budgetMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
