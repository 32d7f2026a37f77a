/** A reader is about to open a page. */
export interface Intent {
  /** For certain: asks at once. */
  press: () => void;
  /** Gives up what was asked. */
  end: () => void;
  /** The visit takes over what was asked, and asks the rest itself. */
  follow: () => void;
}

/** What pages need, before they are opened. [F-05] */
export interface PagesAhead {
  /** Fetches the files of a page; resolves when done. */
  prefetch: (path: string) => unknown;
  /** Makes its first calls, unless the reader only passes by. */
  intend: (path: string) => Intent;
}
