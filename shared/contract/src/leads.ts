/** A page that the shell itself links to, such as by a tab. */
export interface Lead {
  path: string;
  /** What links there, as the subject of a sentence. */
  from: string;
  /**
   * If the page's area is retired: `hidden`, the shell drops the link; `needed`, the link does not work without the
   * page.
   */
  whenRetired: 'hidden' | 'needed';
}
