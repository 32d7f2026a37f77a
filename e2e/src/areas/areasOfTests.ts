import { sourceHash, type RecordedTests } from '@portal/build/recorded-tests';

/** One attempt of a test. */
export interface ShownByTest {
  /** Path in e2e/specs. */
  spec: string;
  title: string;
  /** Whose pages it showed. */
  areas: string[];
  /** Lazily loaded modules of areas, by path. */
  loaded: string[];
  /** Areas that may have loaded any of theirs. */
  whole: string[];
}

interface Shown {
  some: Set<string>;
  whole: Set<string>;
}

/**
 * What all attempts showed, by file and title, sorted: modules of areas, and areas of which no module was seen loading.
 * @param record a line of JSON per attempt
 * @param textOf the text of a file of tests
 */
export function areasOfTests(record: string, textOf: (spec: string) => string): RecordedTests {
  const shown = new Map<string, Map<string, Shown>>();
  for (const line of record.split('\n').filter((text) => text !== '')) {
    const { spec, title, areas, loaded, whole } = JSON.parse(line) as ShownByTest;
    const tests = shown.get(spec) ?? new Map<string, Shown>();
    const before = tests.get(title);
    tests.set(title, {
      some: new Set([...(before?.some ?? []), ...areas, ...loaded, ...whole]),
      whole: new Set([...(before?.whole ?? []), ...whole]),
    });
    shown.set(spec, tests);
  }
  return sorted(shown, (tests, spec) => ({
    source: sourceHash(textOf(spec)),
    tests: sorted(tests, withoutAreasOfModules),
  }));
}

const withoutAreasOfModules = ({ some, whole }: Shown): string[] =>
  [...some]
    .filter((one) => whole.has(one) || ![...some].some((other) => other.startsWith(`${one}/`)))
    .sort((a, b) => a.localeCompare(b));

const sorted = <Value, Result>(
  entries: ReadonlyMap<string, Value>,
  resultOf: (value: Value, key: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(
    [...entries]
      .map(([key, value]) => [key, resultOf(value, key)] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
