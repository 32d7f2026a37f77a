import { languages, type Language } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import styles from './LanguageSelector.module.css';

/** Each language in its own language. */
const names: Record<Language, { short: string; full: string }> = {
  en: { short: 'EN', full: 'English' },
  de: { short: 'DE', full: 'Deutsch' },
};

/** Switches at once and stays on the page. [I-01] */
export function LanguageSelector({ onChange }: { onChange: (language: Language) => void }) {
  const { t, language: current } = useMessages();
  return (
    <div role="group" aria-label={t('shell.header.language')} className={styles.selector}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.language}
          aria-pressed={language === current}
          onClick={() => onChange(language)}
        >
          {names[language].short}
          <VisuallyHidden> {names[language].full}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
