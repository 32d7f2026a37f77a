type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number';
const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

const orMissing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const maybe = (check: Check): Check => orMissing(orNull(check));

const every =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isFields(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

const isNamed = fields({ value: isText, translated_value: maybe(isText) });

const isTag = fields({
  id: isNumber,
  value: isText,
  category: isText,
  translated_value: orNull(isText),
  external_id: maybe(isText),
  profile_active: orMissing(isFlag),
  inactive: orMissing(isFlag),
  profile_link: maybe(isText),
  related_asset_class: orMissing(every(isNamed)),
});

const areTags: Check = (value) => isFields(value) && Object.values(value).every(every(isTag));

const isDay: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(value);

const edition = {
  doc_ref: isText,
  title: isText,
  entitled: isFlag,
  attachment_content_type: orNull(isText),
  download_link: isText,
  preview_link: isText,
  language: isNamed,
};

const isChange = fields({ previous: isText, action: isText });

const isPublication = fields({
  ...edition,
  publication_date: isDay,
  publication_type: isNamed,
  asset_classification: isNamed,
  primary_tags: areTags,
  other_tags: areTags,
  latest_equity_rating: maybe(isText),
  latest_credit_rating: maybe(isText),
  latest_esg_rating: maybe(isText),
  latest_equity_change: maybe(isChange),
  latest_credit_change: maybe(isChange),
  paper_id: maybe(isText),
  other_editions: orMissing(every(fields(edition))),
  long_title: maybe(isText),
  thumbnail_url: maybe(isText),
  summary: maybe(isText),
  matched_text: maybe(isText),
  matched_page: maybe(isNumber),
  is_read: orMissing(isFlag),
  is_new: orMissing(isFlag),
});

const isPagination = fields({
  page: isNumber,
  num_pages: isNumber,
  max_records: isNumber,
  outside: orMissing(isNumber),
  entitled_only: orMissing(isFlag),
  news: orMissing(fields({ since: isDay, count: isNumber })),
});

/**
 * Whether an answer is a list with entries, as documented, which the portal would show as it is. Anything else is left to the portal,
 * which reads tolerantly.
 */
export const isDrawable: Check = fields({
  records: (records) => every(isPublication)(records) && (records as readonly unknown[]).length > 0,
  pagination_metadata: isPagination,
  skipped: orMissing((value) => value === 0),
});

const isOpenMap: Check = (value) =>
  isFields(value) && Object.values(value).every(fields({ can_access: isFlag, route_pattern: maybe(isText) }));

/** Whether an answer is a map of entitlements as documented. */
export const isEntitlementMap = isOpenMap;
