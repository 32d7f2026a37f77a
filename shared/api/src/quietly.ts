let isQuiet = false;

/** Calls that `start` makes at once are quiet: nobody waits for them yet, and a refusal leads nobody away. */
export function quietly<Started>(start: () => Started): Started {
  const before = isQuiet;
  isQuiet = true;
  try {
    return start();
  } finally {
    isQuiet = before;
  }
}

export const isQuietNow = (): boolean => isQuiet;
