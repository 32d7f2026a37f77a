import type { TagFilters } from '@portal/wire';
import type { calls } from '#calls.ts';
import { HttpError } from '../http/HttpError.ts';

/**
 * Before the terms are accepted, a call is `open`, `held` back, or only open for `legalNotes`, which the footer shows.
 */
export type TermsRule = 'open' | 'held' | 'legalNotes';

const rules: Record<keyof typeof calls, TermsRule> = {
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
  webDocuments: 'legalNotes',
  downloadToken: 'legalNotes',
  tagsByCategory: 'held',
  tagsByRef: 'held',
  tagsRelatedByRef: 'held',
  tagsRelatedByCategory: 'held',
  highlightsDocuments: 'held',
  dmoLinks: 'held',
  allResearchDocuments: 'held',
  equitiesDocuments: 'held',
  bondsDocuments: 'held',
  internationalDocuments: 'held',
  marketsDocuments: 'held',
  realEstateDocuments: 'held',
  selectedFixedIncome: 'held',
  allResearchTagFilters: 'held',
  equitiesTagFilters: 'held',
  bondsTagFilters: 'held',
  internationalTagFilters: 'held',
  marketsTagFilters: 'held',
  realEstateTagFilters: 'held',
  typeaheadSuggestions: 'held',
  publicationCount: 'held',
  searchSpelling: 'held',
  searchSuggestions: 'held',
  recentlyRead: 'held',
  markAllRead: 'held',
  unmarkRead: 'held',
  companyStudies: 'held',
  savedViews: 'held',
  saveView: 'held',
  changeView: 'held',
  removeView: 'held',
  latestRatings: 'held',
  tagCoverage: 'held',
  zkbTeam: 'held',
  analystCoverage: 'held',
  analystSectors: 'held',
  analystCompanies: 'held',
  analystResearch: 'held',
  sectorProfilePermissions: 'held',
  sectorCompanies: 'held',
  relatedResearch: 'held',
  companyProfilePermissions: 'held',
  ratingHistory: 'held',
  zkbTeamTagFilters: 'held',
  getCris: 'held',
  updateCris: 'held',
  preferenceCentre: 'held',
  entitledTags: 'held',
  tagsFromCriJson: 'held',
  documentPreviewHtml: 'held',
};

/** Returns the rule of a call. [G-02] */
export function termsRule(call: keyof typeof calls): TermsRule {
  return rules[call];
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
