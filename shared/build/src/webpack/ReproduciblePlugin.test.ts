import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import webpack, { type Compiler } from 'webpack';
import { ReproduciblePlugin } from './ReproduciblePlugin.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-order-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const sources: Record<string, string> = {
  'main.js': "import { a } from './lib.js';\nimport { c } from './c.js';\nglobalThis.all = [a(), c()];",
  'lib.js': "export { a } from './a.js';\nexport { b } from './b.js';",
  'a.js': "import { b } from './lib.js';\nexport const a = () => [b];",
  'b.js': 'export const b = () => [2];',
  'c.js': "import { b } from './lib.js';\nexport const c = () => [b];",
};

/** Like a slow disk or a cache. */
class LatePlugin {
  constructor(private readonly late: RegExp) {}

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('LatePlugin', (factory) => {
      factory.hooks.beforeResolve.tapPromise('LatePlugin', async ({ request }) => {
        if (this.late.test(request)) await pause(30);
        return undefined;
      });
    });
  }
}

/** Order of the modules, and of those that import `lib.js`. */
class OrderPlugin {
  seen = '';

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OrderPlugin', ({ hooks, modules, moduleGraph }) => {
      hooks.optimizeDependencies.tap({ name: 'OrderPlugin', stage: -999 }, () => {
        const name = (module: webpack.Module | null) => basename(module?.nameForCondition() ?? '');
        const lib = [...modules].find((module) => name(module) === 'lib.js');
        const asking = lib === undefined ? [] : [...moduleGraph.getIncomingConnections(lib)];
        const connections = asking.map(({ originModule }) => name(originModule));
        this.seen = `${[...modules].map(name).join(' ')} | ${connections.join(' ')}`;
      });
    });
  }
}

async function orderOf(late: RegExp, ...plugins: { apply: (compiler: Compiler) => void }[]): Promise<string> {
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const order = new OrderPlugin();
  const compiler = webpack({
    ...{ mode: 'production', context: root, entry: './main.js', devtool: false },
    output: { path: join(root, 'dist') },
    optimization: { minimize: false },
    plugins: [new LatePlugin(late), order, ...plugins],
  });
  await new Promise((resolve, reject) =>
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return order.seen;
}

test('modules and their issuers are visited in one order, whatever was read first', async () => {
  const [lateLib, lateC] = [/lib/, /c\.js/];
  expect(await orderOf(lateLib)).not.toBe(await orderOf(lateC));
  const order = 'a.js b.js c.js lib.js main.js | a.js a.js c.js c.js main.js main.js';
  expect(await orderOf(lateLib, new ReproduciblePlugin())).toBe(order);
  expect(await orderOf(lateC, new ReproduciblePlugin())).toBe(order);
}, 30_000);
