import { parseLanguage } from '@portal/contract';
import { languageStore, useLanguage } from '@portal/i18n';
import { useNavigate } from '@portal/router';
import type { Publication } from '@portal/wire';
import { useEffect, useRef } from 'react';
import type { WalkSteps } from './useWalkSteps.ts';

/**
 * A reader who switches the language here goes on in the paper's edition in it, if it can be read. The account's language,
 * which arrives late, or another tab's switch leads nowhere else. [V-02] [L-16]
 */
export function useOwnLanguage(publication: Publication | undefined, steps: WalkSteps | undefined): void {
  const language = useLanguage();
  const shown = useRef({ language, choices: languageStore.getState().choices });
  const navigate = useNavigate();
  useEffect(() => {
    if (publication === undefined || shown.current.language === language) return;
    const { choices } = languageStore.getState();
    const isChosen = choices !== shown.current.choices;
    shown.current = { language, choices };
    if (!isChosen) return;
    const edition = publication.other_editions?.find(
      ({ entitled, preview_link: link, language: own }) =>
        entitled && link !== '' && parseLanguage(own.value) === language,
    );
    if (edition === undefined) return;
    void navigate(edition.preview_link, { replace: true, state: steps && { walk: steps.walk } });
  }, [language, publication, steps, navigate]);
}
