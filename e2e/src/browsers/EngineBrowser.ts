/** A browser with one tab, driven from outside; the page may open another. Addresses of elements are XPath. */
export interface EngineBrowser {
  /** Resolves when the page has loaded. */
  open: (address: string) => Promise<void>;
  /** Of the page, in pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function body in the page; what it returns must be JSON. */
  evaluate: <Result>(body: string) => Promise<Result>;
  /** On what is in view. @throws if there is no such element */
  click: (element: string) => Promise<void>;
  /** Into the element, after what it contains. */
  type: (element: string, text: string) => Promise<void>;
  back: () => Promise<void>;
  /** Closes the other tab, if there is one and it shows something. @returns its address */
  closeOther: () => Promise<string | undefined>;
  /** PNG. */
  picture: () => Promise<Buffer>;
  /** Console errors and uncaught errors since the last question. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

export interface Engine {
  name: 'Firefox' | 'WebKit';
  /** Debian packages that contain it. */
  packages: string;
  /** Undefined if it is not installed. */
  start: (() => Promise<EngineBrowser>) | undefined;
}
