import { styleModule } from './styleModules.ts';
import { usedMessages } from './usedMessages.ts';

const classOf = (name: string) => `x-${name}`;

test('classes are named in selectors alone, also within rules for media and in lists', () => {
  const source = `/* .no { } */
.a:hover > .b[data-x='.c'], :is(.a) { width: calc(1.5rem + 2px); background: url(a.png) }
@media (min-width: 37.5em) { .d-1 { color: red } }`;
  expect(styleModule('T.module.css', source, classOf)).toEqual({
    names: { a: 'x-a', b: 'x-b', c: 'x-c', 'd-1': 'x-d-1' },
    css: expect.stringContaining('@media (min-width: 37.5em) { .x-d-1 {') as string,
  });
});

test.each(['.a { composes: b; }', '.a :global(.b) { }'])('%s is refused', (source) => {
  expect(() => styleModule('T.module.css', source, classOf)).toThrow(
    'T.module.css: first views know no composes and no :global.',
  );
});

const texts = {
  'a.one': 'One',
  'a.two': 'Two',
  'a.kind.pdf': 'PDF',
  'a.kind': 'Kind',
  'b.{x}': 'no',
  'a.n': '{n} of',
};

test('a first view has the messages that its code names, by a whole id or its start', () => {
  expect(usedMessages('t("a.one");t(`a.kind.${k}`);"a.n"', texts)).toEqual({
    'a.one': 'One',
    'a.kind.pdf': 'PDF',
    'a.n': [{ type: 1, value: 'n' }, expect.objectContaining({ value: ' of' })],
  });
});
