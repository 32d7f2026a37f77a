import type { Topic } from '@portal/wire';
import { everything, someOffered } from '../testing/aCentreApi.ts';
import { highlightTopic, isHighlight } from './highlights.ts';
import { isIncluded } from './isIncluded.ts';
import { byClass, classesIn, withoutTopic, withTopic } from './topicChoice.ts';
import { topicGroups } from './topicGroups.ts';

test.each([
  ['Daily Market Opinion Headlines', 'DMO Übersichtsseite', 'DMO Übersichtsseite'],
  ['Daily Market Opinion Headlines', null, 'DMO Übersichtsseite'],
  ['DMO Übersichtsseite', 'Daily Market Opinion Headlines', 'DMO Übersichtsseite'],
  ['DMO Übersichtsseite', undefined, 'DMO Übersichtsseite'],
  ['Daily Market Opinion', 'DMO Gesamt', 'DMO Gesamt'],
  ['Daily Market Opinion', null, 'DMO Gesamt'],
  ['Daily Market Opinion Weekend', null, 'DMO Gesamt'],
])('[N-05] the highlight %s (%s) is kept as %s, in German and no asset class', (value, translated, type) => {
  const tag = { value, translated_value: translated };
  expect(isHighlight(tag)).toBe(true);
  expect(highlightTopic(tag)).toEqual({ type, language: 'German' });
});

test.each(['Company Research', 'Market Opinion', 'Headlines', ''])('[N-05] %p is no highlight', (value) => {
  expect(isHighlight({ value, translated_value: null })).toBe(false);
});

const research = { type: 'Company Research', assetClass: 'Equity', language: 'German' };
const without = (category: string) =>
  Object.fromEntries(Object.entries(everything).filter(([each]) => each !== category));

test.each<[string, Topic, Parameters<typeof isIncluded>[2], boolean]>([
  ['all of it', research, everything, true],
  ['not the type', { ...research, type: 'Studies' }, everything, false],
  ['not the class', { ...research, assetClass: 'Markets' }, everything, false],
  ['not the language', { ...research, language: 'French' }, everything, false],
  ['no class to be asked for', { type: 'Company Research', language: 'German' }, everything, true],
  ['nothing said of types', { ...research, type: 'Studies' }, without('Aggregated Publication Type'), true],
  ['nothing said of classes', { ...research, assetClass: 'Markets' }, without('Asset Classification'), true],
  ['nothing said of languages', { ...research, language: 'French' }, without('Language'), true],
  ['nothing said', research, {}, true],
  ['no type at all', research, { ...everything, 'Aggregated Publication Type': [] }, false],
])('[N-01] included, %s: %#', (_, topic, included, expected) => {
  expect(isIncluded(topic, [topic.type], included)).toBe(expected);
});

test('[N-01] highlights come first, headlines before the rest; then each class with its types', () => {
  const groups = topicGroups(someOffered, everything);
  expect(groups.map(({ kind, assetClass }) => assetClass ?? kind)).toEqual([
    'highlights',
    'Equity',
    'Fixed Income',
  ]);
  expect(groups.map(({ rows }) => rows.map(({ tag }) => tag.value))).toEqual([
    ['Daily Market Opinion Headlines', 'Daily Market Opinion'],
    ['Company Research'],
    ['Company Research', 'Credit Research'],
  ]);
  expect(groups[0]?.rows.map(({ german, english }) => [german.included, english])).toEqual([
    [true, undefined],
    [true, undefined],
  ]);
});

const typesAlone = {
  'Aggregated Publication Type': (someOffered['Aggregated Publication Type'] ?? []).map(
    ({ id, category, value, translated_value }) => ({ id, category, value, translated_value }),
  ),
};

test('[N-01] types that name no class come in each class of the subscription', () => {
  const groups = topicGroups(typesAlone, everything);
  expect(groups.map(({ assetClass, rows }) => [assetClass, rows.length])).toEqual([
    [undefined, 2],
    ['Equity', 2],
    ['Fixed Income', 2],
  ]);
});

test('[N-01] without any class there is one group of all types', () => {
  const groups = topicGroups(typesAlone, {});
  expect(groups.map(({ kind, rows }) => [kind, rows.length])).toEqual([
    ['highlights', 2],
    ['anyClass', 2],
  ]);
  expect(groups[1]?.rows[0]?.english?.topic).toEqual({
    type: 'Company Research',
    assetClass: undefined,
    language: 'English',
  });
  expect(topicGroups({}, everything)).toEqual([]);
});

const classesOf = classesIn(topicGroups(someOffered, everything));
const inAll = { type: 'Company Research', language: 'German' };

test('[N-01] a type meant in all asset classes shows in each of them', () => {
  expect(byClass([inAll, { ...inAll, assetClass: 'Equity' }], classesOf)).toEqual([
    { ...inAll, assetClass: 'Equity' },
    { ...inAll, assetClass: 'Fixed Income' },
  ]);
  const highlight = { type: 'DMO Gesamt', language: 'German' };
  expect(byClass([highlight], classesOf)).toEqual([highlight]);
});

test('[N-01] taken out of one asset class it stays in the others', () => {
  expect(withoutTopic([inAll], { ...inAll, assetClass: 'Equity' }, classesOf)).toEqual([
    { ...inAll, assetClass: 'Fixed Income' },
  ]);
});

test('[N-02] a topic is added once and taken away', () => {
  const once = withTopic([], research);
  expect(withTopic(once, research)).toEqual([research]);
  expect(withoutTopic(once, research, classesOf)).toEqual([]);
  expect(withoutTopic(once, { ...research, language: 'English' }, classesOf)).toEqual([research]);
});
