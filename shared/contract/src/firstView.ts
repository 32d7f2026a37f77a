import type { AccessKey } from './entitlements.ts';
import type { EarlyFile, EarlyRead } from './earlyAnswers.ts';
import type { Language } from './language.ts';

/** What the gates need to know of a page with a first view. */
interface FirstViewGate {
  access?: AccessKey | undefined;
  /** The API's names of portal tabs, where they differ. */
  tabNames?: Readonly<Partial<Record<string, string>>> | undefined;
}

/** What the composer of the page says of a first view that is drawn before the portal's code has come. */
export interface FirstViewOrder extends FirstViewGate {
  /** The code that draws it, by the reader's language. */
  files: Readonly<Record<Language, readonly EarlyFile[]>>;
}

/** What the early script knows of the visit. */
export interface FirstView extends FirstViewGate {
  language: Language;
  /** Below which pictures are. */
  apiBase: string;
  /** Pattern of the page's address, if it has first calls. */
  route?: string | undefined;
  /** Whose calls were made; undefined if none were. */
  token: Promise<string | undefined>;
  /** The API's answers by call key, once all are there; a refused or failed one is missing. */
  answers: Promise<ReadonlyMap<string, unknown>>;
  /** The answer to a call by its key: it is made now if it was not before, for the portal, too. Undefined if refused or failed. */
  answerTo: (key: string) => Promise<unknown>;
  /** Answers from which it is drawn, once the gates have let the client in. */
  known?: ReadonlyMap<string, unknown> | undefined;
}

interface FirstViewPage {
  __portalFirst?: FirstView | undefined;
  /** Set while a first view stands on the page. */
  __portalTakeOver?: (() => void) | undefined;
  /** The page may be scrolled where a first view stands. */
  __portalScrolled?: boolean;
}

const page = globalThis as FirstViewPage;

/** Hands the visit to the code that draws its first view. */
export function keepFirstView(view: FirstView): void {
  page.__portalFirst = view;
}

/** Undefined where none can be drawn. */
export const firstView = (): FirstView | undefined => page.__portalFirst;

/** The answer to a read of the page in the first view that is being drawn, as it came; undefined if there is none. */
export const firstAnswer = ({ call }: EarlyRead): unknown => page.__portalFirst?.known?.get(call);

/** A key and focus scroll the page at once; the event of that comes a frame later. */
const mayScroll = ['scroll', 'keydown', 'focusin'] as const;

/** Notes that a first view stands on the page, and how it gives way. */
export function showsFirstView(takeOver: () => void, isScrolled = false): void {
  page.__portalTakeOver = takeOver;
  page.__portalScrolled = isScrolled;
  for (const act of mayScroll)
    addEventListener(act, () => (page.__portalScrolled = true), { once: true, passive: true });
}

/**
 * How far the page is scrolled where a first view stands, in pixels. The browser is asked only if something may have
 * scrolled it: to answer, it lays out the page.
 */
export const firstViewTop = (): number => (page.__portalScrolled === true ? window.scrollY : 0);

/** Whether one stands on the page. */
export const isFirstViewShown = (): boolean => page.__portalTakeOver !== undefined;

/** The portal's own view stands: the first one, if there is any, gives way to it, and none is drawn any more. */
export function endFirstView(): void {
  const takeOver = page.__portalTakeOver;
  page.__portalTakeOver = undefined;
  page.__portalFirst = undefined;
  takeOver?.();
}
