/** Checks of answers that are used as they came: whether these are exactly as documented. */
type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isNumber: Check = (value) => typeof value === 'number';
export const isOneOf =
  (texts: readonly string[]): Check =>
  (value) =>
    texts.some((text) => text === value);

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

export const orMissing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

export const maybe = (check: Check): Check => orMissing(orNull(check));

export const every =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

export const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isFields(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

export const mapOf =
  (check: Check): Check =>
  (value) =>
    isFields(value) && Object.values(value).every(check);

export const isNamed = fields({ value: isText, translated_value: maybe(isText) });

export const isTag = fields({
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

export const areTags = mapOf(every(isTag));

export const isDay: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(value);
