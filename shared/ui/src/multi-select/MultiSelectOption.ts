/** One of the values to choose from. */
export interface MultiSelectOption {
  value: string;
  /** In the reader's language. */
  label: string;
  /** Number of records with it; undefined if unknown. */
  count?: number | undefined;
}
