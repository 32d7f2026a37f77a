function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A value that this browser keeps under a name: for this tab, through reloads, or for all of them. One that keeps
 * nothing only causes a warning.
 */
export function storedValue(name: string, place: 'sessionStorage' | 'localStorage' = 'sessionStorage') {
  function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      return work(globalThis[place]);
    } catch (error) {
      console.warn(`The browser does not keep ${name}.`, error);
      return undefined;
    }
  }
  return {
    /** Of any shape; undefined if there is none, or none that can be read. */
    read: (): unknown => attempt((storage) => parsed(storage.getItem(name) ?? 'null')) ?? undefined,
    /** @returns whether it is kept */
    write: (value: unknown): boolean =>
      attempt((storage) => {
        storage.setItem(name, JSON.stringify(value));
        return true;
      }) ?? false,
    remove: () => attempt((storage) => storage.removeItem(name)),
  };
}
