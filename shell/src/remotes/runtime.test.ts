import { createInstance } from '@module-federation/enhanced/runtime';
import { remotesRuntime } from './runtime.ts';

test('[F-09] a retry registers its remote again without a word in the console', () => {
  const instance = createInstance({ name: 'shell', remotes: [] });
  const remote = (query: string) => ({
    name: 'mfe_x_1',
    entry: `http://localhost/artefacts/mfe-x/1/remoteEntry.js${query}`,
    entryGlobalName: 'mfe_x_1',
    type: 'global' as const,
  });
  const runtime = remotesRuntime(instance);
  runtime.registerRemotes([remote('')]);
  runtime.registerRemotes([remote('?r=1')]);
  expect(instance.options.remotes.map((one) => 'entry' in one && one.entry)).toEqual([
    'http://localhost/artefacts/mfe-x/1/remoteEntry.js?r=1',
  ]);
});
