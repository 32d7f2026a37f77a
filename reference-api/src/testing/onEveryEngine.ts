import type { Engine } from '../db/engines/Engine.ts';
import { TestApi } from './TestApi.ts';
import { oneEngine, testEngines } from './openTestDatabase.ts';

type Suite = (api: () => TestApi, engine: Engine['name']) => void;

function onEngines(engines: readonly Engine['name'][], suite: Suite, variables: Record<string, string>) {
  return (name: string) =>
    describe.each(engines)(`${name} (%s)`, (engine) => {
      let api: TestApi | undefined;
      beforeAll(async () => {
        api = await TestApi.start(engine, variables);
      }, 60_000);
      afterAll(() => api?.close());
      suite(() => {
        if (api === undefined) throw new Error('The API has not started.');
        return api;
      }, engine);
    });
}

/** For SQL that writes at once from several sides or searches; `api()` only works inside tests. */
export function onEveryEngine(name: string, suite: Suite, variables: Record<string, string> = {}): void {
  onEngines(testEngines, suite, variables)(name);
}

/** `PORTAL_TEST_ENGINES=all`, before a release, runs all suites with SQL on every engine. */
export const usualEngines = process.env['PORTAL_TEST_ENGINES'] === 'all' ? testEngines : [oneEngine];

/** For the others: that both engines give the same answers, sameAnswers.test.ts shows for every call. */
export function onOneEngine(name: string, suite: Suite, variables: Record<string, string> = {}): void {
  onEngines(usualEngines, suite, variables)(name);
}
