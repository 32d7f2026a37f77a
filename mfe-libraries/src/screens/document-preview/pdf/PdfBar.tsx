import { useMessages } from '@portal/i18n';
import { Button, IconChevronLeft, IconChevronRight } from '@portal/ui';
import { IconPrinter, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './PdfBar.module.css';
import { SearchField } from './search/SearchField.tsx';
import type { PdfSearch } from './search/usePdfSearch.ts';

/** Of the width of the column. */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

interface PdfBarProps {
  /** The page in the middle of the window, and how many there are. */
  page: number;
  pages: number;
  onPage: (number: number) => void;
  /** Index in `zooms`. */
  zoom: number;
  onZoom: (zoom: number) => void;
  search: PdfSearch;
  onPrint: () => void;
  isPrinting: boolean;
}

/** Read the same in both languages. */
const percent = (zoom: number) => `${Math.round(zoom * 100)} %`;

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done with a PDF's pages: go to one, zoom, search and print. [V-03] */
export function PdfBar({ page, pages, onPage, zoom, onZoom, search, onPrint, isPrinting }: PdfBarProps) {
  const { t } = useMessages<LibrariesMessage>();
  return (
    <div className={styles.bar}>
      <Steps
        back={<IconChevronLeft {...icon} />}
        on={<IconChevronRight {...icon} />}
        backLabel={t('common.table.previous')}
        onLabel={t('common.table.next')}
        at={page - 1}
        count={pages}
        onStep={(index) => onPage(index + 1)}
      >
        {t('common.table.pageOf', { page, count: pages })}
      </Steps>
      <Steps
        back={<IconZoomOut {...icon} />}
        on={<IconZoomIn {...icon} />}
        backLabel={t('libraries.pdf.smaller')}
        onLabel={t('libraries.pdf.larger')}
        at={zoom}
        count={zooms.length}
        onStep={onZoom}
      >
        {percent(zooms[zoom] ?? 1)}
      </Steps>
      <Button variant="quiet" icon={<IconPrinter {...icon} />} busy={isPrinting} onClick={onPrint}>
        {t('libraries.preview.print')}
      </Button>
      <SearchField search={search} />
    </div>
  );
}

interface StepsProps {
  back: ReactNode;
  on: ReactNode;
  backLabel: string;
  onLabel: string;
  /** From 0. */
  at: number;
  count: number;
  onStep: (at: number) => void;
  /** Where it is. */
  children: ReactNode;
}

/** Two buttons around what they change. */
function Steps({ back, on, backLabel, onLabel, at, count, onStep, children }: StepsProps) {
  return (
    <div className={styles.steps}>
      <Button
        variant="quiet"
        icon={back}
        aria-label={backLabel}
        aria-disabled={at <= 0}
        onClick={() => onStep(at - 1)}
      />
      <span>{children}</span>
      <Button
        variant="quiet"
        icon={on}
        aria-label={onLabel}
        aria-disabled={at >= count - 1}
        onClick={() => onStep(at + 1)}
      />
    </div>
  );
}
