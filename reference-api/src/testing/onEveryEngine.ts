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

/** Runs a suite against the API on each engine; `api()` is there once a test runs. */
export function onEveryEngine(name: string, suite: Suite, variables: Record<string, string> = {}): void {
  onEngines(testEngines, suite, variables)(name);
}

/** Runs a suite against the API once: its subject is no SQL, or SQL that another suite runs on every engine. */
export function onOneEngine(name: string, suite: Suite, variables: Record<string, string> = {}): void {
  onEngines([oneEngine], suite, variables)(name);
}
