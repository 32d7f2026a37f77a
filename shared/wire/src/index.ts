// Must be first: schemas read these settings when created.
import './zodSettings.ts';
export * from './access.ts';
export * from './call.ts';
export * as calls from './calls.ts';
export * from './currentUser.ts';
export * from './answers/days.ts';
export { emptyShape } from './fields.ts';
export * from './lenient.ts';
export { asRecords, entriesIn, isListReading, listAnswer, listOf } from './answers/lists.ts';
export {
  errorReportGroups,
  longestErrorMessage,
  longestErrorStack,
  mostOfOneError,
  mostReports,
  reportErrors,
  type ErrorReport,
  type ErrorReportGroup,
  type ErrorReports,
} from './reports/errorReports.ts';
export { pageClients, type PageClients } from './reports/pageClients.ts';
export * from './reports/scrubbed.ts';
export * from './research/documents.ts';
export * from './environment.ts';
export * from './research/libraryNames.ts';
export * from './research/listFilters.ts';
export * from './longestHead.ts';
export * from './plainText.ts';
export { deliveries, type Delivery, type StoredPreferences } from './preferences/calls.ts';
export { readPreferences, writePreferences } from './preferences/criJson.ts';
export { mergePreferences } from './preferences/mergePreferences.ts';
export * from './preferences/Preferences.ts';
export * from './problem.ts';
export { pageCount } from './research/pageCount.ts';
export { listReading, pagesOf } from './research/pages.ts';
export * from './research/publicationReading.ts';
export * from './research/publicationSchema.ts';
export * from './research/publications.ts';
export * from './research/record.ts';
export * from './research/bothLanguages.ts';
export * from './research/relatedAnalysts.ts';
export * from './ratings/creditRatings.ts';
export * from './ratings/equityRatings.ts';
export * from './ratings/esgRatings.ts';
export * from './ratings/kpis.ts';
export * from './ratings/rating.ts';
export * from './ratings/ratingAction.ts';
export type { SuggestedRecord, SuggestedTitle } from './search/searchSuggestions.ts';
export * from './research/tags.ts';
export * from './research/toggleParameters.ts';
export { toggleCalls, toggleNames, toggles, type ToggleCall, type ToggleName } from './research/toggles.ts';
export * from './session.ts';
export { withoutBroken } from './answers/withoutBroken.ts';
export * as z from './z.ts';
