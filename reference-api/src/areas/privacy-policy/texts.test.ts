import { onOneEngine } from '#testing/onEveryEngine.ts';
import { de } from './de.ts';
import { en } from './en.ts';

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

test('[A-01] the policy names login and logout as the portal does', () => {
  expect(JSON.stringify(en)).not.toMatch(
    /\bsign(s|ed|ing)?[ -](in|out)\b|\blog(s|ged|ging)?[ -]?(on|off)\b/i,
  );
  expect(JSON.stringify(de)).not.toMatch(/\b(ein|aus)(ge)?log|\blog-?(in|out)\b/i);
});

onOneEngine('privacy policy', (api) => {
  test.each([
    ['en', en],
    ['de', de],
  ])('everybody can read it (%s)', async (language, text) => {
    const answer = await api().app.inject({ url: `/api/privacy_policy/${language}.json` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(text);
  });

  test('there is none in another language', async () => {
    const answer = await api().app.inject({ url: '/api/privacy_policy/fr.json' });
    expect(answer.statusCode).toBe(400);
  });
});
