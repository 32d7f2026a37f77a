import { use, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Preview } from '../frame/previewDocument.ts';
import type { LayOut } from '../frame/useDocumentHeight.ts';
import { boxIn, boxStyle, type Box } from './boxes.ts';
import { copyQuote } from './copyQuote.ts';
import { Figures, Passages } from './DocumentBoxes.tsx';
import { figuresOf, findText, headingsOf, passagesOf } from './documentText.ts';
import { EnlargedFigure } from './EnlargedFigure.tsx';
import styles from './ReadingTools.module.css';
import { ToolsMenu } from './ToolsMenu.tsx';
import { ToolsSlot } from './toolsSlot.ts';
import { useReadingPlace } from './useReadingPlace.ts';

interface ReadingToolsProps {
  preview: Preview;
  docRef: string;
  title: string;
  /** Type and day, for quotes. */
  source: string;
  /** Of the document; boxes are measured again when it changes. */
  height: number;
  layOut: LayOut;
}

/** Below the bar, in pixels. */
const margin = 120;

const mapOf = (body: HTMLElement) => {
  const placed = <Part extends { element: Element }>({ element, ...part }: Part) => ({
    ...part,
    box: boxIn(body, element.getBoundingClientRect()),
  });
  return {
    headings: headingsOf(body).map(placed),
    passages: passagesOf(body).map(placed),
    figures: figuresOf(body).map(placed),
  };
};

const nothing: ReturnType<typeof mapOf> = { headings: [], passages: [], figures: [] };

/** The boxes of each match of a term; `height` stands for the layout. */
function useMatches(layOut: LayOut, height: number, term: string): Box[][] {
  return useMemo(() => {
    const boxesOf = (body: HTMLElement) =>
      findText(body, term).map((range) => [...range.getClientRects()].map((rect) => boxIn(body, rect)));
    return (height > 0 ? layOut(boxesOf) : undefined) ?? [];
  }, [layOut, height, term]);
}

/**
 * Contents, search, quotes and enlarged figures. The document is in a sandbox that answers nothing: boxes over it are
 * measured in its copy. [V-03]
 */
export function ReadingTools({ preview, docRef, title, source, height, layOut }: ReadingToolsProps) {
  const slot = use(ToolsSlot);
  const layer = useRef<HTMLDivElement>(null);
  const toolsButton = useRef<HTMLButtonElement>(null);
  const [term, setTerm] = useState('');
  const [at, setAt] = useState(0);
  /** While a quote is chosen: the passage to begin with. */
  const [quoting, setQuoting] = useState<number>();
  const [figure, setFigure] = useState<number>();
  // `height` stands for the layout.
  const map = useMemo(() => (height > 0 ? layOut(mapOf) : undefined) ?? nothing, [layOut, height]);
  const matches = useMatches(layOut, height, term);

  function goTo(top: number) {
    const start = layer.current?.getBoundingClientRect().top ?? 0;
    window.scrollTo({ top: window.scrollY + start + top - margin });
  }
  function goToMatch(next: number) {
    const box = matches[next]?.[0];
    setAt(next);
    if (box !== undefined) goTo(box.top - margin);
  }
  /** From the first passage in sight: the reader has just read it. */
  function startQuoting() {
    const start = layer.current?.getBoundingClientRect().top ?? 0;
    setQuoting(
      Math.max(
        0,
        map.passages.findIndex(({ box }) => start + box.top >= margin),
      ),
    );
  }
  /** The focused passage disappears. */
  function endQuoting() {
    setQuoting(undefined);
    toolsButton.current?.focus({ preventScroll: true });
  }
  useReadingPlace({ docRef, layer, headings: map.headings, goTo });

  return (
    <div ref={layer} className={styles.layer}>
      {matches.map((boxes, index) =>
        boxes.map((box, line) => (
          <span
            key={`${index} ${line}`}
            className={styles.match}
            data-current={index === at || undefined}
            style={boxStyle(box)}
          />
        )),
      )}
      <Figures figures={map.figures} onOpen={setFigure} />
      {quoting === undefined ? null : (
        <Passages
          passages={map.passages}
          first={quoting}
          onClose={endQuoting}
          onQuote={(text) => {
            endQuoting();
            void copyQuote({ text, title, source, docRef, language: preview.language });
          }}
        />
      )}
      <EnlargedFigure preview={preview} index={figure} onClose={() => setFigure(undefined)} />
      {slot === null
        ? null
        : createPortal(
            <ToolsMenu
              button={toolsButton}
              headings={map.headings}
              term={term}
              at={at}
              count={matches.length}
              onTerm={(text) => {
                setTerm(text);
                setAt(0);
              }}
              onMatch={goToMatch}
              onHeading={goTo}
              onQuote={startQuoting}
            />,
            slot,
          )}
    </div>
  );
}
