/** One of the views to choose from. */
export interface Tab {
  id: string;
  label: string;
  /** Why it cannot be chosen; undefined when it can. */
  closed?: string | undefined;
}
