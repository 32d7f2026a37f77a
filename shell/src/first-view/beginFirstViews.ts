import { firstView, type FirstView } from '@portal/contract';
import { hasStoredOverrides } from '../overrides/storedMark.ts';
import type { Component } from './drawing/element.ts';
import { knownVisit } from './knownVisit.ts';
import { drawScreen, paint, sheetOf } from './paint.ts';
import { addWords, type Words } from './stand-ins/i18n.ts';
import { typefaceOf } from './typeface.ts';
import { visitBy, type Visit } from './visit.ts';

/** The messages and styles that this code uses; put in by its build. */
declare const FIRST_VIEW_WORDS: Words;
declare const FIRST_VIEW_STYLES: string;

/** A screen of an area, compiled for first views. */
interface AreaPart {
  Screen: Component;
  words: Words;
  styles: string;
}

/** Areas' parts that came before; those that come later run at once. */
interface Parts {
  __portalFirstParts?: Iterable<() => void> | { push: (part: () => void) => void };
}

function runParts(page: Parts): void {
  const { __portalFirstParts: before = [] } = page;
  page.__portalFirstParts = { push: (part) => part() };
  if (Symbol.iterator in before) for (const part of before) part();
}

/** The place that it stands in. */
async function untilParsed(page: Document): Promise<void> {
  if (page.readyState !== 'loading') return;
  await new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** What a kind of page offers to its screens, and asks. */
interface Kind {
  /** By package. */
  modules: Readonly<Record<string, object>>;
  /** All by call key, the gates' among them. @default those that the page asks first */
  answersOf?: (view: FirstView) => FirstView['answers'];
  /** Those of the page's address. @default none */
  paramsOf?: (view: FirstView) => Visit['params'];
}

const firstAnswers = ({ answers }: FirstView) => answers;
const noParams = () => ({});

/**
 * Makes this code ready for the screens of areas: it draws each as soon as the answers are in, and paints it in its
 * typeface; nothing if the portal is there before.
 */
export function beginFirstViews({ modules, answersOf = firstAnswers, paramsOf = noParams }: Kind): void {
  async function add({ Screen, words, styles }: AreaPart): Promise<void> {
    const view = firstView();
    // An override may draw the page otherwise.
    if (view === undefined || hasStoredOverrides()) return;
    addWords(words);
    const typeface = typefaceOf(document);
    const [answers, token] = await Promise.all([answersOf(view), view.token, untilParsed(document)]);
    const visit = knownVisit(view, answers, document);
    if (visit === undefined || token === undefined || firstView() !== view) return;
    visitBy({ ...visit, params: paramsOf(view) });
    view.known = answers;
    try {
      const content = drawScreen(document, Screen);
      const sheet = sheetOf([FIRST_VIEW_STYLES, styles]);
      await typeface;
      if (firstView() === view) paint(document, { content, sheet, token });
    } catch (error) {
      // The portal's own code shows the page, and what is wrong with it.
      console.info('The first view is left to the portal.', error);
    }
  }

  addWords(FIRST_VIEW_WORDS);
  Object.assign(globalThis, { __portalFirstView: { modules, add } });
  runParts(globalThis as Parts);
}
