import type { TagFilters } from '@portal/wire';
import type { calls } from '#calls.ts';
import { HttpError } from '../http/HttpError.ts';

/**
 * Before the terms are accepted, a call is `open`, `held` back, or only open for `legalNotes`, which the footer shows.
 */
export type TermsRule = 'open' | 'held' | 'legalNotes';

const exceptions: Partial<Record<keyof typeof calls, TermsRule>> = {
  auth: 'open',
  refreshAuthToken: 'open',
  logout: 'open',
  requestPasswordReset: 'open',
  resetPassword: 'open',
  requestPasswordlessLogin: 'open',
  passwordlessLogin: 'open',
  changePassword: 'open',
  currentUser: 'open',
  acceptedTerms: 'open',
  updateAcceptedTerms: 'open',
  updatePreferredLanguage: 'open',
  entitlementsAll: 'open',
  authorisation: 'open',
  captureEvent: 'open',
  reportErrors: 'open',
  errorReportGroups: 'open',
  pageClients: 'open',
  webDocuments: 'legalNotes',
  downloadToken: 'legalNotes',
};

/** Returns the rule of a call. [G-02] */
export function termsRule(call: keyof typeof calls): TermsRule {
  return exceptions[call] ?? 'held';
}

const legalNotes = ['Disclaimer'];

/** Legal notes may be read before the terms are accepted. */
export function isLegalNote(publicationType: string): boolean {
  return legalNotes.includes(publicationType);
}

/** Whether the list can only contain legal notes. */
export function asksForLegalNotes(filters: TagFilters | undefined): boolean {
  const types = filters?.['Publication Type'] ?? [];
  return types.length > 0 && types.every((type) => isLegalNote(type.normalize('NFC')));
}

export function requireTerms({ acceptedTerms }: { acceptedTerms: boolean }, legalNote = false): void {
  if (acceptedTerms || legalNote) return;
  throw new HttpError(403, 'Content is available once the terms are accepted.', {
    title: 'Accept the terms first.',
  });
}
