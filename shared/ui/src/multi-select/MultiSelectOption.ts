/** One of the values to choose from. */
export interface MultiSelectOption {
  value: string;
  /** In the reader's language. */
  label: string;
  /** How many records bear it; undefined when nobody knows. */
  count?: number | undefined;
}
