import { useMessages } from '@portal/i18n';
import { Button, IconChevronLeft, IconChevronRight, Tooltip } from '@portal/ui';
import { IconPrinter, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import type { PrintedPages } from '../print/usePrintedPages.ts';
import { pdfWords } from '../pdfWords.ts';
import { SearchField } from '../search/SearchField.tsx';
import type { PdfSearch } from '../search/usePdfSearch.ts';
import { PageField } from './PageField.tsx';
import styles from './PdfBar.module.css';
import { usePdfKeys, type PdfAction } from './usePdfKeys.ts';

/** Of the width of the column. */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

export const wholeWidth = zooms.indexOf(1);

interface PdfBarProps {
  /** The page that the reader is at, and how many there are. */
  page: number;
  pages: number;
  onPage: (number: number) => void;
  /** Index in `zooms`. */
  zoom: number;
  onZoom: (zoom: number) => void;
  search: PdfSearch;
  print: PrintedPages;
}

/** Read the same in both languages. */
const percent = (zoom: number) => `${Math.round(zoom * 100)} %`;

/** There, a hint would open with each tap, over the pages. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done with a PDF's pages, with keys, too: go to one, zoom, search and print. [V-03] */
export function PdfBar({ page, pages, onPage, zoom, onZoom, search, print }: PdfBarProps) {
  const { t, language } = useMessages<LibrariesMessage>();
  const words = pdfWords[language];
  const field = useRef<HTMLInputElement>(null);
  const goTo = (number: number) => {
    if (number >= 1 && number <= pages) onPage(number);
  };
  const zoomTo = (index: number) => {
    if (index in zooms) onZoom(index);
  };
  function find(): boolean {
    // Once there, the browser's own search is next.
    if (document.activeElement === field.current) return false;
    field.current?.select();
    field.current?.focus();
    return true;
  }
  const actions: Record<Exclude<PdfAction, 'find'>, () => void> = {
    print: print.start,
    previous: () => goTo(page - 1),
    next: () => goTo(page + 1),
    smaller: () => zoomTo(zoom - 1),
    larger: () => zoomTo(zoom + 1),
    fit: () => zoomTo(wholeWidth),
  };
  usePdfKeys((action) => {
    if (action === 'find') return find();
    actions[action]();
    return true;
  });
  const zoomed = percent(zooms[zoom] ?? 1);
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <Step label="common.table.previous" letter="P" isEnd={page <= 1} onStep={actions.previous}>
          <IconChevronLeft {...icon} />
        </Step>
        <PageField page={page} pages={pages} onPage={onPage} />
        <Step label="common.table.next" letter="N" isEnd={page >= pages} onStep={actions.next}>
          <IconChevronRight {...icon} />
        </Step>
      </div>
      <div className={styles.steps}>
        <Step label="libraries.pdf.smaller" letter="-" isEnd={zoom === 0} onStep={actions.smaller}>
          <IconZoomOut {...icon} />
        </Step>
        <Tooltip
          label={t('libraries.preview.shortcut', { title: words.fit, shortcut: '0' })}
          disabled={isTouch()}
        >
          <Button
            variant="quiet"
            aria-label={`${zoomed}, ${words.fit}`}
            aria-keyshortcuts="0"
            onClick={actions.fit}
          >
            {zoomed}
          </Button>
        </Tooltip>
        <Step
          label="libraries.pdf.larger"
          letter="+"
          isEnd={zoom === zooms.length - 1}
          onStep={actions.larger}
        >
          <IconZoomIn {...icon} />
        </Step>
      </div>
      <Button
        variant="quiet"
        icon={<IconPrinter {...icon} />}
        onClick={print.ready === undefined ? print.start : print.stop}
      >
        {print.ready === undefined ? t('libraries.preview.print') : words.stopPrinting(print.ready, pages)}
      </Button>
      <SearchField search={search} field={field} />
    </div>
  );
}

interface StepProps {
  label: LibrariesMessage;
  letter: string;
  /** There is no further step. */
  isEnd: boolean;
  onStep: () => void;
  children: ReactNode;
}

function Step({ label, letter, isEnd, onStep, children }: StepProps) {
  const { t } = useMessages<LibrariesMessage>();
  const title = t(label);
  return (
    <Tooltip label={t('libraries.preview.shortcut', { title, shortcut: letter })} disabled={isTouch()}>
      <Button
        variant="quiet"
        icon={children}
        aria-label={title}
        aria-keyshortcuts={letter}
        aria-disabled={isEnd}
        onClick={onStep}
      />
    </Tooltip>
  );
}
