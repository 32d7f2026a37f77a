import vm from 'node:vm';

const contextOf = (name: string) => vm.createContext({ name });

function run(code: string, parsingContext: vm.Context): unknown {
  const compiled = vm.compileFunction(code, ['given'], { filename: '/twice.js', parsingContext });
  return Reflect.apply(compiled, undefined, ['given']);
}

test('a compiled source runs in the given context, with nothing of an earlier one', () => {
  const code = 'globalThis.seen = [...(globalThis.seen ?? []), name, given];\nreturn seen.join();';
  const [a, b] = [contextOf('a'), contextOf('b')];
  expect(run(code, a)).toBe('a,given');
  expect(run(code, b)).toBe('b,given');
  expect(run(code, a)).toBe('a,given,a,given');
});

test('language globals are those of the context, and a module may declare their names', () => {
  const [a, b] = [contextOf('a'), contextOf('b')];
  const code = 'return [] instanceof Array && globalThis.Array === Array && Array;';
  expect(run(code, a)).toBe(vm.runInContext('Array', a));
  expect(run(code, b)).toBe(vm.runInContext('Array', b));
  expect(run('const Map = given; let parseInt = Map; return parseInt;', a)).toBe('given');
});

test('globals that tests replace are looked up again', () => {
  const context = contextOf('a');
  const look = vm.compileFunction('return Date.now();', [], {
    filename: '/late.js',
    parsingContext: context,
  });
  vm.runInContext('globalThis.Date = { now: () => 7 }', context);
  expect(Reflect.apply(look, undefined, [])).toBe(7);
});

test('an error names its line and column, also in the first line', () => {
  const context = contextOf('a');
  expect(run('return new Error().stack;', context)).toContain('/twice.js:1:8');
  expect(run('const far = 1;\n  return new Error().stack; // far', context)).toContain('/twice.js:2:10');
});

test('another source under the same name is compiled, and one with a fault is refused', () => {
  const context = contextOf('a');
  expect(run('return 1;', context)).toBe(1);
  expect(run('return 2;', context)).toBe(2);
  expect(() => run('return {;', context)).toThrow(/Unexpected token/);
});

test('imports while the code runs are left to Node, which says what they need', async () => {
  await expect(run("return import('later');", contextOf('a'))).rejects.toThrow('A dynamic import callback');
});
