export { loadCompanyBrief } from './brief/loadCompanyBrief.ts';
export { CopyLink } from './CopyLink.tsx';
export {
  foldedEditions,
  showsAllLanguages,
  useFoldedEditions,
  type FoldedEditions,
} from './editions/foldedEditions.ts';
export { FeaturedResearch, useFeatured } from './featured/FeaturedResearch.tsx';
export { featuredQuery, type FeaturedQuery } from './featured/featuredQuery.ts';
export { ListLine } from './list-line/ListLine.tsx';
export { MoreSheet } from './list-line/MoreSheet.tsx';
export { FilterChips } from './filter-panel/FilterChips.tsx';
export type { FilterLineProps } from './filter-line/FilterLine.tsx';
export type { LineField } from './filter-line/LineField.ts';
export { FilterBar } from './list-filters/FilterBar.tsx';
export { LaterFieldStack, LaterFilterLine } from './list-filters/laterFilters.ts';
export { ListFilters } from './list-filters/ListFilters.tsx';
export type { Narrowing } from './filters/Narrowing.ts';
export { LanguageSelect } from './filter-panel/LanguageSelect.tsx';
export { SortingSelect } from './filter-panel/SortingSelect.tsx';
export {
  activeFilters,
  canClear,
  clearedFilters,
  withoutFilter,
  type ActiveFilter,
} from './filters/activeFilters.ts';
export { filterWords } from './filters/filterWords.ts';
export {
  categoryLabel,
  type FilterCategory,
  type PageFilters,
  type Sorting,
  valuesOfFilter,
} from './filters/filterTable.ts';
export { readFilters, readPage, type FilterReading } from './filters/address/filterAddress.ts';
export { writeFilters } from './filters/address/writeFilters.ts';
export { noFilters, type FilterState } from './filters/FilterState.ts';
export { awaitsStudies, type Restoring } from './filters/remembered/restoredFilters.ts';
export { isStudiesOnly, withStudiesOnly, type StudyTypes } from './filters/studies.ts';
export { categoriesBeyond, unknownValues } from './filters/unknownValues.ts';
export { withValues } from './filters/withValues.ts';
export { filtersAt, useFilters } from './filters/useFilters.ts';
export { FollowOption } from './following/FollowOption.tsx';
export { FollowButton } from './following/FollowButton.tsx';
export { FollowsNothing } from './following/FollowsNothing.tsx';
export { useFollowsNothing, useMyCoverage } from './following/useMyCoverage.ts';
export { takesLetters } from './list-keys/takesLetters.ts';
export { useListKeysOn } from './list-keys/useListKeys.ts';
export { SkippedRecords } from './SkippedRecords.tsx';
export { parseEntries, withEntry } from './sessionEntries.ts';
export { startDownload } from './startDownload.ts';
export { researchMessages, type ResearchMessage } from './messages/index.ts';
export { showNoAccess } from './showNoAccess.tsx';
export { NotIncluded } from './subscription/NotIncluded.tsx';
export { NoValue } from './NoValue.tsx';
export { linkAccess, type LinkAccess } from './page-link/linkAccess.ts';
export { PageLink } from './page-link/PageLink.tsx';
export { ContactDetails } from './person/ContactDetails.tsx';
export { mailHref, phoneHref } from './person/contactHref.ts';
export { personText } from './person/personText.ts';
export {
  analystProfileLink,
  profileLink,
  type ProfileAssetClass,
  type ProfileRecord,
} from './profileLink.ts';
export { recordFromList, type WalkEntry } from './list-walk/listWalks.ts';
export { useWalk } from './list-walk/useWalk.ts';
export { useWalkedList } from './list-walk/useWalkedList.ts';
export { WalkContext } from './list-walk/WalkContext.ts';
export { PublicationList } from './publication-list/PublicationList.tsx';
export {
  libraryPaging,
  publicationsQuery,
  type Paging,
  type PublicationsCall,
  type PublicationsQuery,
} from './publication-list/publicationsQuery.ts';
export { fileFormat } from './publication-tile/contentKind.ts';
export { WayIn } from './publication-tile/WayIn.tsx';
export { esgLabel } from './rating/esgLabel.ts';
export { EsgMark, EsgRating } from './rating/EsgRating.tsx';
export { ratingLabel } from './rating/ratingLabel.ts';
export { ratingArrows } from './rating/RatingArrow.tsx';
export { RatingChangeText } from './rating/RatingChangeText.tsx';
export { ratingMove, type RatingMove } from './rating/ratingMove.ts';
export { Downloads } from './publication-tile/Downloads.tsx';
export { PublicationTile } from './publication-tile/PublicationTile.tsx';
export { TileTitle } from './publication-tile/TileTitle.tsx';
export { Editions } from './edition-badges/Editions.tsx';
export { PublicationBrief } from './publication-tile/PublicationBrief.tsx';
export { ProfileCards } from './record/ProfileCards.tsx';
export { noteRead } from './read-marks/noteRead.ts';
export { recordQuery } from './record/recordQuery.ts';
export { editionName } from './edition-badges/editionName.ts';
export { loadSaving } from './saving/loadSaving.ts';
export { TagPills } from './tag/TagPills.tsx';
export { entitledParameter, type EntitledParameter } from './subscription/entitledParameter.ts';
export { useEntitledChoice } from './subscription/entitledChoice.ts';
export { readTab, type TabProblem, type TabReading, type TabState } from './tabs/readTab.ts';
export { TabProblems } from './tabs/TabProblems.tsx';
export { assetClassLabel, tagLabel } from './tag/tagLabel.ts';
export { toggleParameters, lastingFilters, toggleBoxes, toggledBy } from './filters/toggles.ts';
