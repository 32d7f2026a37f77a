import { createRequire } from 'node:module';

type Loader = (this: { callback: (error: null, code: string) => void }, source: string) => void;

const loader = createRequire(__filename)('./compileMessages.cjs') as Loader;

function made(source: string): string {
  const results: string[] = [];
  loader.call({ callback: (_, code) => void results.push(code) }, source);
  return results.join();
}

test('messages with placeholders are read by the build, plain texts stay as they are', () => {
  const source =
    "/** Words. */\nexport const en = {\n  'a.hello': 'Hello {name}',\n  'a.word': 'Word',\n};\n";
  const hello = '[{"type":0,"value":"Hello "},{"type":1,"value":"name"}]';
  expect(made(source)).toBe(`/** Words. */\nexport const en = {"a.hello":${hello},"a.word":"Word"};\n`);
});

test('a text that is no message stops the build', () => {
  expect(() => made("export const de = {\n  'a.hello': 'Hallo {name',\n};\n")).toThrow(
    'EXPECT_ARGUMENT_CLOSING_BRACE',
  );
});

test('so is a file in another form, since pages have no parser for its texts', () => {
  expect(() => made('export default {};\n')).toThrow('A file of messages exports one object, as en or de.');
});
