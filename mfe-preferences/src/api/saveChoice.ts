import { api, keepAcceptedTerms, queryClient, refuseErrors } from '@portal/api';
import { languageNames, type Language } from '@portal/contract';
import { calls } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';

export interface Choice {
  language: Language;
  acceptsTerms: boolean;
}

/**
 * Saves the preferred language and then, if requested, the accepted terms. A retry after a partial failure repeats
 * both. [G-02] [G-03]
 * @throws ApiError or AnswerRefused if either is refused or the API cannot be reached
 */
export async function saveChoice({ language, acceptsTerms }: Choice): Promise<void> {
  refuseErrors(
    await api.call(calls.updatePreferredLanguage, { body: { language: languageNames[language] } }),
  );
  if (!acceptsTerms) return;
  refuseErrors(await api.call(preferenceCalls.updateAcceptedTerms, { body: { accepted_terms: true } }));
  // Responses from before the terms were accepted, refusals included, are stale.
  await queryClient.invalidateQueries({ refetchType: 'none' });
  keepAcceptedTerms(true);
}
