/** One attempt of a test. */
export interface ShownByTest {
  /** Path in e2e/specs. */
  spec: string;
  title: string;
  /** Whose pages it showed. */
  areas: string[];
  /** Lazily loaded modules of areas, by path. */
  loaded: string[];
}

/**
 * What all attempts showed, by file and title, sorted: modules of areas, and areas of which none was loaded.
 * @param record a line of JSON per attempt
 */
export function areasOfTests(record: string): Record<string, Record<string, string[]>> {
  const shown = new Map<string, Map<string, Set<string>>>();
  for (const line of record.split('\n').filter((text) => text !== '')) {
    const { spec, title, areas, loaded } = JSON.parse(line) as ShownByTest;
    const tests = shown.get(spec) ?? new Map<string, Set<string>>();
    tests.set(title, new Set([...(tests.get(title) ?? []), ...areas, ...loaded]));
    shown.set(spec, tests);
  }
  return sorted(shown, (tests) => sorted(tests, withoutAreasOfModules));
}

const withoutAreasOfModules = (shown: ReadonlySet<string>): string[] =>
  [...shown]
    .filter((one) => ![...shown].some((other) => other.startsWith(`${one}/`)))
    .sort((a, b) => a.localeCompare(b));

const sorted = <Value, Result>(
  entries: ReadonlyMap<string, Value>,
  resultOf: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(
    [...entries]
      .map(([key, value]) => [key, resultOf(value)] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
