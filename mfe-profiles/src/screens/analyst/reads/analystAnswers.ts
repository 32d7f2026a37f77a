import type { ProfiledTag } from '@portal/wire';
import * as shapes from '@portal/wire/shapes';
import type { Analyst, ProfileClass } from '@portal/wire-profiles';

const classes: Record<ProfileClass, true> = { Equity: true, 'Fixed Income': true };

const isInBothLanguages = shapes.fields({
  value: shapes.isText,
  translated_value: shapes.orNull(shapes.isText),
});

const isRecord = shapes.fields({
  value: shapes.isText,
  translated_value: shapes.orNull(shapes.isText),
  category: shapes.isOneOf(['Analyst']),
  profile_active: shapes.orMissing(shapes.isFlag),
  inactive: shapes.orMissing(shapes.isFlag),
});

/** Whether an answer is an analyst's record as documented, as far as the head of the page shows it. */
export const isAnalystRecord = (answer: unknown): answer is ProfiledTag => isRecord(answer);

const isPerson = shapes.fields({
  external_id: shapes.isText,
  role: shapes.orNull(isInBothLanguages),
  bio: shapes.every(isInBothLanguages),
  email: shapes.orNull(shapes.isText),
  phone: shapes.orNull(shapes.isText),
  thumbnail_url: shapes.orNull(shapes.isText),
  asset_classification: shapes.orNull(shapes.fields({ value: shapes.isOneOf(Object.keys(classes)) })),
});

/** Whether an answer is a person as documented, as far as the head shows them. */
export const isAnalyst = (answer: unknown): answer is Analyst & { external_id: string } => isPerson(answer);
