import type { ProfiledTag, Publication, RatingAction, RatingCoverage } from '@portal/wire';
import * as shapes from '@portal/wire/shapes';
import type { StatedRating } from '@portal/wire-profiles';

const actions: Record<RatingAction, true> = {
  Upgrade: true,
  Downgrade: true,
  Reiterate: true,
  Refresh: true,
};
const coverages: Record<RatingCoverage, true> = { own: true, partner: true };

const isRating = shapes.fields({
  current: shapes.orNull(shapes.isText),
  previous: shapes.orNull(shapes.isText),
  date: shapes.orNull(shapes.isDay),
  action: shapes.orNull(shapes.isOneOf(Object.keys(actions))),
  coverage: shapes.orMissing(shapes.isOneOf(Object.keys(coverages))),
});

const rating = shapes.orNull(isRating);

const ticker = shapes.maybe(shapes.fields({ value: shapes.isText }));

const isModel = shapes.fields({
  url: shapes.isText,
  entitled: shapes.isFlag,
  raw_date: shapes.orNull(shapes.isDay),
});

const isCompanyRecord = shapes.fields({
  id: shapes.isNumber,
  value: shapes.isText,
  translated_value: shapes.orNull(shapes.isText),
  category: shapes.isOneOf(['Company']),
  profile_active: shapes.orMissing(shapes.isFlag),
  inactive: shapes.orMissing(shapes.isFlag),
  sector: shapes.maybe(shapes.isTag),
  tk_ticker: ticker,
  bloomberg_company_ticker: ticker,
  model_download_link: shapes.maybe(isModel),
  kpis: shapes.fields({ Ratings: shapes.fields({ Equity: rating, Bonds: rating, ESG: rating }) }),
});

/** Whether an answer is a company as documented, as far as the head of its page shows it. */
export const isCompany = (answer: unknown): answer is ProfiledTag => isCompanyRecord(answer);

const arePermissions = shapes.mapOf(shapes.fields({ can_access: shapes.isFlag }));

export const isPermissions = (answer: unknown): answer is Record<string, { can_access: boolean }> =>
  arePermissions(answer);

const isTagged = shapes.fields({ primary_tags: shapes.areTags, other_tags: shapes.areTags });
const isTaggedList = shapes.fields({
  records: shapes.every(isTagged),
  skipped: shapes.orMissing((value) => value === 0),
});

/** Whether an answer is a list of publications, as far as their tags go. */
export const isList = (answer: unknown): answer is { records: Publication[] } => isTaggedList(answer);

const price = shapes.maybe(shapes.fields({ amount: shapes.isNumber, currency: shapes.isText }));
const isStated = shapes.fields({ date: shapes.isText, current: shapes.isText, target_price: price });
const areStated = shapes.fields({ Equity: shapes.every(isStated) });

/** Whether an answer is a rating history, as far as its target prices go. */
export const isHistory = (answer: unknown): answer is { Equity: StatedRating[] } => areStated(answer);
