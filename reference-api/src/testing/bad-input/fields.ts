/**
 * Free text, JSON text, a whole number from 1, one of some words, exactly `true`, either of both, a list, preference
 * entries, or filters.
 */
export type FieldKind =
  | 'text'
  | 'json'
  | 'number'
  | 'word'
  | 'true'
  | 'flag'
  | 'list'
  | 'entries'
  | 'filters';

/** With a valid value. */
export interface Field {
  kind: FieldKind;
  value: unknown;
  optional?: boolean;
  nullable?: boolean;
  mayBeEmpty?: boolean;
}

export interface CallRow {
  query?: Record<string, Field>;
  body?: Record<string, Field>;
  /** Status of the valid call. */
  answers: number;
}

export const text = (value: string, rest: Partial<Field> = {}): Field => ({ kind: 'text', value, ...rest });
export const word = (value: string, rest: Partial<Field> = {}): Field => ({ kind: 'word', value, ...rest });
export const number = (value: string): Field => ({ kind: 'number', value, optional: true });
export const json = (value: string): Field => ({ kind: 'json', value, optional: true });
