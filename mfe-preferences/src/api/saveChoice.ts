import { api, keepAcceptedTerms, queryClient, refuseErrors } from '@portal/api';
import { languageNames, type Language } from '@portal/contract';
import { calls } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';

/** What the client chooses on the language page. */
export interface Choice {
  language: Language;
  acceptsTerms: boolean;
}

/**
 * Keeps the language the client prefers and then, if asked, that they accept the terms: both at the server. What failed
 * half way is repeated as a whole. [G-02] [G-03]
 * @throws ApiError or AnswerRefused when either is refused or the API cannot be reached
 */
export async function saveChoice({ language, acceptsTerms }: Choice): Promise<void> {
  refuseErrors(
    await api.call(calls.updatePreferredLanguage, { body: { language: languageNames[language] } }),
  );
  if (!acceptsTerms) return;
  refuseErrors(await api.call(preferenceCalls.updateAcceptedTerms, { body: { accepted_terms: true } }));
  // What was read, or refused, before the terms were accepted says nothing of what comes after.
  await queryClient.invalidateQueries({ refetchType: 'none' });
  keepAcceptedTerms(true);
}
