import { lazyComponent, Skeleton } from '@portal/ui';
import { Swipe } from '#screens/document-preview/walk/Swipe.tsx';
import type { PdfPagesProps } from './PdfPages.tsx';

const PdfPages = lazyComponent(
  async () => (await import(/* webpackChunkName: "pdf-pages" */ './PdfPages.tsx')).PdfPages,
);

/** A PDF without HTML: its pages, with code that no other preview loads. [V-03] */
export function LaterPdfPages(part: PdfPagesProps) {
  const waiting = (
    <Swipe steps={part.steps}>
      <Skeleton height="60dvh" />
    </Swipe>
  );
  return <PdfPages waiting={waiting} part={part} />;
}
