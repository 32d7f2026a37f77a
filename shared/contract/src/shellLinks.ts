/** A page of an area without which a link of the shell does not work: the area cannot be retired. */
export interface ShellLink {
  path: string;
  /** What links there, as the subject of a sentence. */
  from: string;
}
