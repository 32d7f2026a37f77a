import { endFirstView, showsFirstView } from '@portal/contract';
import styles from '../layout/Layout.module.css';
import { draw } from './drawing/draw.ts';
import type { Component } from './drawing/element.ts';
import { lateNotice } from './lateNotice.ts';
import { watchReader } from './takeover/readerActs.ts';
import { isSessionOf, watchSession } from './sessionWatch.ts';
import { takeOver } from './takeover/takeOver.ts';
import { visit } from './visit.ts';

/** The portal's own code reports it itself once it has loaded. */
const lateMs = 12_000;

/** As high as the header, which the portal draws below it. */
function headerRoom(page: Document): HTMLElement | undefined {
  const frame = page.querySelector<HTMLElement>('.portal-frame')?.cloneNode(true) as HTMLElement | undefined;
  frame?.querySelector('.portal-places')?.remove();
  return frame;
}

/** Not applied yet. */
export function sheetOf(rules: readonly string[]): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join('\n'));
  return sheet;
}

/** The shell's sheets that have come are applied with the view: later, each would have all of it laid out once more. */
function applyShellStyles(page: Document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]'))
    if (link.sheet !== null) link.media = 'all';
}

function applyStyles(page: Document, sheet: CSSStyleSheet): () => void {
  page.adoptedStyleSheets.push(sheet);
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** Without the language, which the portal takes out of it. */
function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete('language');
  return `${pathname}?${query}`;
}

/** Draws a screen that is not in the page yet. @throws for one that cannot be drawn */
export function drawScreen(page: Document, Screen: Component): HTMLElement {
  const content = page.createElement('div');
  content.setAttribute('role', 'main');
  content.className = styles.content ?? '';
  draw({ type: Screen, props: {} }, content);
  if (!content.hasChildNodes()) throw new Error('The screen leads elsewhere.');
  return content;
}

/** An error goes to the portal's error reports; what follows is done all the same. */
function attempt(step: () => void): void {
  try {
    step();
  } catch (error) {
    reportError(error);
  }
}

interface Painted {
  /** From `drawScreen`. */
  content: HTMLElement;
  /** From `sheetOf`. */
  sheet: CSSStyleSheet;
  /** With which the answers were asked for. */
  token: string;
}

/**
 * Shows a screen above the portal's place, until `endFirstView`. The root says that it is there, which hides the
 * portal's own content meanwhile, but not its header. Nothing, or no longer, if the session is over or another one; nothing
 * if the reader has gone elsewhere by the portal's header since it was drawn.
 */
export function paint(page: Document, { content, sheet, token }: Painted): void {
  const address = addressOf(visit());
  if (!isSessionOf(token, page) || addressOf(page.location) !== address) return;
  // Before the page changes: it would be laid out for the answer.
  const isScrolled = window.scrollY > 0;
  const root = page.documentElement;
  const { language } = visit();
  const first = page.createElement('div');
  first.id = 'first';
  const room = headerRoom(page);
  applyShellStyles(page);
  const removeStyles = applyStyles(page, sheet);
  first.append(...(room === undefined ? [] : [room]), content);
  root.lang = language;
  root.dataset['first'] = '';
  page.body.append(first);
  const acts = watchReader(content, (address) => page.location.assign(address));
  let notice: HTMLElement | undefined;
  const late = setTimeout(() => {
    notice = lateNotice(page, language);
    content.prepend(notice);
  }, lateMs);
  let isOthers = false;
  const stopWatching = watchSession(token, page, () => {
    isOthers = true;
    endFirstView();
  });
  function remove(): void {
    stopWatching();
    acts.stop();
    first.remove();
    removeStyles();
    delete root.dataset['first'];
  }
  const giveWay = () => {
    // The reader may have gone elsewhere by the header.
    const isLeft = isOthers || addressOf(page.location) !== address;
    const react = isLeft ? null : page.querySelector<HTMLElement>('#portal main');
    notice?.remove();
    if (react !== null) attempt(() => takeOver({ first: content, react }, remove));
    // Whatever went wrong: the portal's own content is hidden until then.
    remove();
    if (react !== null) attempt(() => acts.repeatIn(react));
  };
  showsFirstView(() => {
    clearTimeout(late);
    if (isOthers) giveWay();
    else acts.whenReleased(giveWay);
  }, isScrolled);
}
