export interface Tab {
  id: string;
  label: string;
  /** Why it cannot be chosen; undefined if it can. */
  closed?: string | undefined;
}
