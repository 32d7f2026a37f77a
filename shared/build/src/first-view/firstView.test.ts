import { drawnOnce } from './drawnOnce.ts';
import { styleModule } from './styleModules.ts';
import { usedMessages } from './usedMessages.ts';
import { usedStyles } from './usedStyles.ts';

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
  'a.kind.pdf.long': 'A PDF document',
  'a.kind': 'Kind',
  'b.{x}': 'no',
  'a.two words': 'Two',
  'a.n': '{n} of',
};

test('a first view has the messages that its code names, by id or its beginning', () => {
  expect(usedMessages('t("a.one");t(`a.kind.${k}`);"a.n";"a.two words"', texts)).toEqual({
    'a.one': 'One',
    'a.two words': 'Two',
    'a.kind.pdf': 'PDF',
    'a.n': [{ type: 1, value: 'n' }, expect.objectContaining({ value: ' of' })],
  });
});

test('rules of classes that the code does not use are left out, and those for paper', () => {
  const css = `.a, .b > .a { top: 0 } .a .b { top: 1px } .a:not(.b) { top: 2px } .a:is(.b, :hover) { top: 3px }
@media print { .a { top: 4px } } @media (width > 9em) { .b { top: 5px } p { top: 6px } }`;
  const used = usedStyles(css, (name) => name === 'a');
  expect([...used.matchAll(/top: (\d)/g)].map(([, place]) => place)).toEqual(['0', '2', '3', '6']);
  expect(used).toContain('.a { top: 0 }');
});

test('effects and handlers are left out, but a component knows its handlers', () => {
  const source = `function List({ onMore }) {
  useEffect(() => watch(), []);
  const leave = useEffectEvent(() => keep());
  return <ul onClick={handle} onFocus={() => go()}><Row onPick={() => pick()} onMore={onMore} each={() => 1} /></ul>;
}`;
  expect(drawnOnce('List.tsx', source)).toBe(`function List({ onMore }) {
  void 0;
  const leave = useEffectEvent(() => {});
  return <ul  ><Row onPick={() => {}} onMore={onMore} each={() => 1} /></ul>;
}`);
});

test('what opens later or stands below is left out, with all that it would show', () => {
  const source = `const Ask = () => <Modal title={t('a.title')}>{words}</Modal>;
const Line = () => <><Drawer opened={open}><Field /></Drawer><Cards cardOf={cardOf}>{tile}</Cards><Modals /><BelowFirstView><p /></BelowFirstView></>;`;
  expect(drawnOnce('Line.tsx', source)).toBe(`const Ask = () => null;
const Line = () => <>{null}<Cards >{tile}</Cards><Modals />{null}</>;`);
});
