/** Limit for each fetch of remote code. */
export const remoteTimeBudgetMs = 6_000;

/** The federation runtime itself would wait forever. */
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
