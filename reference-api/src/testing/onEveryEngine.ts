import { TestApi } from './TestApi.ts';
import { testEngines } from './openTestDatabase.ts';

/** Runs a suite against the API on each engine; `api()` is there once a test runs. */
export function onEveryEngine(
  name: string,
  suite: (api: () => TestApi) => void,
  variables: Record<string, string> = {},
): void {
  describe.each(testEngines)(`${name} (%s)`, (engine) => {
    let api: TestApi | undefined;
    beforeAll(async () => {
      api = await TestApi.start(engine, variables);
    }, 60_000);
    afterAll(() => api?.close());
    suite(() => {
      if (api === undefined) throw new Error('The API has not started.');
      return api;
    });
  });
}
