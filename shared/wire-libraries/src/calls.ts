export { publicationCount } from './counts.ts';
export { followedRatings } from './followedRatings.ts';
export { dmoLinks, highlightsDocuments } from './highlights.ts';
export {
  allResearchDocuments,
  allResearchTagFilters,
  bondsDocuments,
  bondsTagFilters,
  companyStudies,
  equitiesDocuments,
  equitiesTagFilters,
  internationalDocuments,
  internationalTagFilters,
  marketsDocuments,
  marketsTagFilters,
  realEstateDocuments,
  realEstateTagFilters,
  searchSpelling,
  selectedFixedIncome,
  typeaheadSuggestions,
} from './libraries.ts';
export { documentPreviewHtml } from './preview.ts';
export { latestRatings } from './ratings.ts';
export { markAllRead, recentlyRead, unmarkRead } from './readMarks.ts';
export { changeView, removeView, savedViews, saveView } from './viewCalls.ts';
