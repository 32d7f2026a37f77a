/** A page that the shell leads to by itself, such as by a tab. */
export interface Lead {
  path: string;
  /** What leads there, as the subject of a sentence. */
  from: string;
  /** When the page's area is retired: the shell no longer shows what leads there, or it does not work without the page. */
  whenRetired: 'hidden' | 'needed';
}
