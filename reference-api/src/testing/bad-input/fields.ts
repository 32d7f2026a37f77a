/** What a field takes: free text, JSON text, a whole number from 1, one of some words, exactly `true`, either of both, a list, entries of preferences, or filters. */
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

/** A field of a query or body, with a value that is well-formed. */
export interface Field {
  kind: FieldKind;
  value: unknown;
  optional?: boolean;
  nullable?: boolean;
  mayBeEmpty?: boolean;
}

/** A call as the tests of bad input make it. */
export interface CallRow {
  query?: Record<string, Field>;
  body?: Record<string, Field>;
  /** The status of the well-formed call. */
  answers: number;
}

export const text = (value: string, rest: Partial<Field> = {}): Field => ({ kind: 'text', value, ...rest });
export const word = (value: string, rest: Partial<Field> = {}): Field => ({ kind: 'word', value, ...rest });
export const number = (value: string): Field => ({ kind: 'number', value, optional: true });
export const json = (value: string): Field => ({ kind: 'json', value, optional: true });
