import * as shapes from '@portal/wire/shapes';

const edition = {
  doc_ref: shapes.isText,
  title: shapes.isText,
  entitled: shapes.isFlag,
  attachment_content_type: shapes.orNull(shapes.isText),
  download_link: shapes.isText,
  preview_link: shapes.isText,
  language: shapes.isNamed,
};

const isChange = shapes.fields({ previous: shapes.isText, action: shapes.isText });

const isPublication = shapes.fields({
  ...edition,
  publication_date: shapes.isDay,
  publication_type: shapes.isNamed,
  asset_classification: shapes.isNamed,
  primary_tags: shapes.areTags,
  other_tags: shapes.areTags,
  latest_equity_rating: shapes.maybe(shapes.isText),
  latest_credit_rating: shapes.maybe(shapes.isText),
  latest_esg_rating: shapes.maybe(shapes.isText),
  latest_equity_change: shapes.maybe(isChange),
  latest_credit_change: shapes.maybe(isChange),
  paper_id: shapes.maybe(shapes.isText),
  other_editions: shapes.orMissing(shapes.every(shapes.fields(edition))),
  long_title: shapes.maybe(shapes.isText),
  thumbnail_url: shapes.maybe(shapes.isText),
  summary: shapes.maybe(shapes.isText),
  matched_text: shapes.maybe(shapes.isText),
  matched_page: shapes.maybe(shapes.isNumber),
  is_read: shapes.orMissing(shapes.isFlag),
  is_new: shapes.orMissing(shapes.isFlag),
});

const isPagination = shapes.fields({
  page: shapes.isNumber,
  num_pages: shapes.isNumber,
  max_records: shapes.isNumber,
  outside: shapes.orMissing(shapes.isNumber),
  entitled_only: shapes.orMissing(shapes.isFlag),
  news: shapes.orMissing(shapes.fields({ since: shapes.isDay, count: shapes.isNumber })),
});

/**
 * Whether an answer is a list with entries, as documented, which the portal would show as it is. Anything else is left to the portal,
 * which reads tolerantly.
 */
export const isDrawable = shapes.fields({
  records: (records) => shapes.every(isPublication)(records) && (records as readonly unknown[]).length > 0,
  pagination_metadata: isPagination,
  skipped: shapes.orMissing((value) => value === 0),
});

/** Whether an answer is a map of entitlements as documented. */
export const isEntitlementMap = shapes.mapOf(
  shapes.fields({ can_access: shapes.isFlag, route_pattern: shapes.maybe(shapes.isText) }),
);
