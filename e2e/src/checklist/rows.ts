export interface Row {
  id: string;
  behaviour: string;
}

export function readRows(checklist: string): Row[] {
  const rows = checklist.matchAll(/^\| ([A-Z]-\d{2}) +\| (.+?) +\| [^|]* \|$/gm);
  return [...rows].map(([, id = '', behaviour = '']) => ({ id, behaviour }));
}

/** The parts of Playwright's JSON report in use. */
export interface Report {
  suites?: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

interface Spec {
  title: string;
  /** Also true if it was skipped. */
  ok: boolean;
  tests: { status: string }[];
}

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** From titles such as `[A-03] a wrong password is reported`. */
export function carriedIds({ suites = [] }: Report): Set<string> {
  const titles = suites
    .flatMap(specsOf)
    .filter(({ ok, tests }) => ok && tests.some(({ status }) => status !== 'skipped'))
    .map(({ title }) => title);
  return new Set(
    titles.flatMap((title) => [...title.matchAll(/\[([A-Z]-\d{2})\]/g)].map(([, id = '']) => id)),
  );
}
