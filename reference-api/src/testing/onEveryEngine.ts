import type { Engine } from '../db/engines/Engine.ts';
import { TestApi } from './TestApi.ts';
import { oneEngine, testEngines } from './openTestDatabase.ts';

type Suite = (api: () => TestApi) => void;

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
      });
    });
}

/** `api()` only works inside tests. */
export function onEveryEngine(name: string, suite: Suite, variables: Record<string, string> = {}): void {
  onEngines(testEngines, suite, variables)(name);
}

/** For suites without SQL, or with SQL that another suite runs on every engine. */
export function onOneEngine(name: string, suite: Suite, variables: Record<string, string> = {}): void {
  onEngines([oneEngine], suite, variables)(name);
}
