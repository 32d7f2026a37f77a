// Calls that only one area makes are in that area's own package.
export { authorisation, entitlementsAll } from './access.ts';
export { acceptedTerms, currentUser, updatePreferredLanguage } from './currentUser.ts';
export { getCris, updateCris } from './preferences/calls.ts';
export { errorReportGroups, reportErrors } from './reports/errorReports.ts';
export { pageClients } from './reports/pageClients.ts';
export { captureEvent, downloadToken } from './research/documents.ts';
export { webDocuments } from './research/publications.ts';
export { tagsByRef } from './research/record.ts';
export { forgetSearches, noteSearch, recentSearches } from './search/recentSearches.ts';
export { searchSuggestions } from './search/searchSuggestions.ts';
export { tagsByCategory, tagsRelatedByCategory, tagsRelatedByRef } from './research/tags.ts';
export { logout, refreshAuthToken } from './session.ts';
