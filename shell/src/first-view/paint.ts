import { showsFirstView } from '@portal/contract';
import styles from '../layout/Layout.module.css';
import { draw } from './drawing/draw.ts';
import type { Component } from './drawing/element.ts';
import { lateNotice } from './lateNotice.ts';
import { watchReader } from './readerActs.ts';
import { takeOver } from './takeOver.ts';
import { visit } from './visit.ts';

/** The portal's own code says so itself when it has come. */
const lateMs = 12_000;

/** As high as the header, which the portal draws below it. */
function headerRoom(page: Document): HTMLElement | undefined {
  const frame = page.querySelector<HTMLElement>('.portal-frame')?.cloneNode(true) as HTMLElement | undefined;
  frame?.querySelector('.portal-places')?.remove();
  return frame;
}

function applyStyles(page: Document, sheets: readonly string[]): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheets.join('\n'));
  page.adoptedStyleSheets.push(sheet);
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/**
 * Paints a screen above the portal's place, until `endFirstView`. The root says that it is there, which hides the
 * portal's own content meanwhile, but not its header.
 * @throws before anything is painted, for a screen that cannot be drawn
 */
export function paint(
  page: Document,
  { Screen, sheets }: { Screen: Component; sheets: readonly string[] },
): void {
  const root = page.documentElement;
  const { language } = visit();
  const first = page.createElement('div');
  first.id = 'first';
  const room = headerRoom(page);
  const content = page.createElement('div');
  content.setAttribute('role', 'main');
  content.className = styles.content ?? '';
  draw({ type: Screen, props: {} }, content);
  const removeStyles = applyStyles(page, sheets);
  first.append(...(room === undefined ? [] : [room]), content);
  root.lang = language;
  root.dataset['first'] = '';
  page.body.append(first);
  const acts = watchReader(content, (address) => page.location.assign(address));
  const late = setTimeout(() => content.prepend(lateNotice(page, language)), lateMs);
  function remove(): void {
    clearTimeout(late);
    first.remove();
    removeStyles();
    delete root.dataset['first'];
  }
  showsFirstView(() =>
    acts.whenReleased(() => {
      const react = page.querySelector<HTMLElement>('#portal main');
      if (react === null) remove();
      else takeOver({ first: content, react }, acts, remove);
    }),
  );
}
