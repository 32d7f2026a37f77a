import type { Language } from '@portal/contract';
import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import type { Rating, RatingCoverage } from '@portal/wire';
import { researchMessages } from '../messages/index.ts';
import { RatingChangeText } from './RatingChangeText.tsx';

type Change = Pick<Rating, 'current' | 'previous' | 'action'>;

async function wordsOf(rating: Change, language: Language, coverage: RatingCoverage = 'own') {
  const { container, unmount } = await renderScreen(
    <main>
      <RatingChangeText rating={rating} coverage={coverage} />
    </main>,
    { language, messages: (each) => Promise.resolve(researchMessages[each]) },
  );
  await expectNoAxeViolations(container);
  const words = container.querySelector('main')?.textContent.trim();
  unmount();
  return words;
}

const up: Change = { previous: 'Market perform', current: 'Outperform', action: 'Upgrade' };

test.each<[Change, RatingCoverage, string, string]>([
  [
    up,
    'own',
    'Upgrade: from Market perform to Outperform',
    'Hochstufung: von Marktgewichten auf Übergewichten',
  ],
  [up, 'partner', 'Upgrade: from Hold to Buy', 'Hochstufung: von Halten auf Kaufen'],
  [
    { previous: 'Market perform', current: 'Underperform', action: 'Downgrade' },
    'own',
    'Downgrade: from Market perform to Underperform',
    'Herabstufung: von Marktgewichten auf Untergewichten',
  ],
  [
    { previous: 'A- stable', current: 'A- negative', action: 'Refresh' },
    'own',
    'Outlook lowered: from A- stable to A- negative',
    'Ausblick gesenkt: von A- stabil auf A- negativ',
  ],
  [
    { previous: 'Outperform', current: 'Outperform', action: 'Reiterate' },
    'own',
    'Reiterated Outperform',
    'Bestätigt Übergewichten',
  ],
  [{ previous: null, current: 'Outperform', action: null }, 'own', 'Outperform', 'Übergewichten'],
  [{ previous: 'Outperform', current: null, action: null }, 'own', '–Not rated', '–Nicht bewertet'],
  [{ previous: null, current: '', action: null }, 'own', '–Not rated', '–Nicht bewertet'],
])('[L-10] %j of %s coverage is shown as "%s", in German "%s"', async (rating, coverage, english, german) => {
  expect(await wordsOf(rating, 'en', coverage)).toBe(english);
  expect(await wordsOf(rating, 'de', coverage)).toBe(german);
});
