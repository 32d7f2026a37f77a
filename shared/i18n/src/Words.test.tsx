import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { addMessages, changeLanguage } from './languageStore.ts';
import { PortalIntlProvider } from './PortalIntlProvider.tsx';
import { useMessages } from './useMessages.ts';
import { ShowIn, useWords, type Words } from './Words.tsx';

const texts = { en: { 'area.greeting': 'Good morning' }, de: { 'area.greeting': 'Guten Morgen' } };

function Greeting() {
  const { t, language } = useMessages();
  return <p lang={language}>{t('area.greeting')}</p>;
}

const seen = new Set<Words>();

/** A greeting in the current messages, and one in the initial ones. */
function Both() {
  const words = useWords();
  seen.add(words);
  const [first] = useState(words);
  return (
    <>
      <Greeting />
      <ShowIn words={first}>
        <Greeting />
      </ShowIn>
    </>
  );
}

test('[I-01] words that were kept go on being shown, whatever the page speaks by now', async () => {
  await changeLanguage('en');
  await addMessages('area', (language) => Promise.resolve(texts[language]));
  const page = (
    <PortalIntlProvider>
      <Both />
    </PortalIntlProvider>
  );
  const { rerender } = render(page);
  rerender(page);
  expect(seen.size).toBe(1);
  await act(() => changeLanguage('de'));
  expect(screen.getByText('Guten Morgen')).toHaveAttribute('lang', 'de');
  expect(screen.getByText('Good morning')).toHaveAttribute('lang', 'en');
});
