import { ApiError, useSubmission } from '@portal/api';
import { languageNames, languages, pages, parseLanguage, type Language } from '@portal/contract';
import { changeLanguage, useMessages } from '@portal/i18n';
import { useGoBack, useNavigate, useUnsaved } from '@portal/router';
import { Button, notify, Select } from '@portal/ui';
import type { KnownUser } from '@portal/wire';
import { useState, type SubmitEvent } from 'react';
import type { en } from '#messages/en.ts';
import { saveChoice, type Choice } from '#api/saveChoice.ts';
import { PrivacyPolicy } from './PrivacyPolicy.tsx';
import { shownLanguage } from './shownLanguage.ts';
import type { TermsAddress } from './termsAddress.ts';
import styles from './PreferredLanguageScreen.module.css';

interface PreferredLanguageFormProps {
  user: KnownUser;
  address: TermsAddress;
}

/** In its own language: the reader may not understand the page's. */
const ownNames: Record<Language, string> = { en: 'English', de: 'Deutsch' };

const options = languages.map((language) => ({
  value: languageNames[language],
  label: ownNames[language],
  lang: language,
}));

/** Saves the portal's language or, before the terms are accepted, language and privacy policy. */
export function PreferredLanguageForm({ user, address }: PreferredLanguageFormProps) {
  const { acceptsTerms, target } = address;
  const { t, language: pageLanguage } = useMessages<keyof typeof en | 'common.save' | 'common.cancel'>();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const [atFirst] = useState(pageLanguage);
  const [picked, setPicked] = useState<Language>();
  const language = shownLanguage({
    picked,
    preferred: parseLanguage(user.preferred_language),
    page: { atFirst, now: pageLanguage },
  });

  const { busy, submit } = useSubmission<Choice>({
    send: async (choice) => {
      await saveChoice(choice);
      await changeLanguage(choice.language);
    },
    onDone: () => navigate(target, { replace: acceptsTerms }),
    onFailed: (error) => {
      // The login page explains an expired session.
      if (error instanceof ApiError && error.kind === 'unauthenticated') return;
      notify({ message: { id: 'preferences.language.failed' }, variant: 'error' });
    },
  });

  useUnsaved(picked !== undefined && languageNames[picked] !== user.preferred_language && !busy);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submit({ language, acceptsTerms });
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <div className={styles.choice}>
        <Select
          label={t('preferences.language.label')}
          name="language"
          options={options}
          value={languageNames[language]}
          onChange={(name) => setPicked(parseLanguage(name))}
        />
      </div>
      {acceptsTerms ? <PrivacyPolicy language={language} /> : null}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t(acceptsTerms ? 'preferences.terms.accept' : 'common.save')}
        </Button>
        {acceptsTerms ? null : (
          <Button variant="secondary" onClick={() => goBack(pages.home.href())}>
            {t('common.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
