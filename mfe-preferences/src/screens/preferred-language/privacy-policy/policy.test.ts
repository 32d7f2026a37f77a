import { de } from './de.ts';
import { en } from './en.ts';
import { loadPolicy } from './policy.ts';

const shape = ({ sections }: typeof en) =>
  sections.map(({ heading, paragraphs, points = [] }) => ({
    number: heading.split(' ')[0],
    paragraphs: paragraphs.length,
    points: points.length,
  }));

test('[G-02] the policy says the same in both languages, section by section', () => {
  expect(shape(de)).toEqual(shape(en));
  expect(en.sections.length).toBeGreaterThanOrEqual(6);
});

test('the German policy is in Swiss spelling', () => {
  expect(JSON.stringify(de)).not.toContain('ß');
});

test('each language brings its own text', async () => {
  expect(await loadPolicy('en')).toBe(en);
  expect(await loadPolicy('de')).toBe(de);
});
