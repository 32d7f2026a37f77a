import { parseLanguage } from '@portal/contract';
import type { Publication } from '@portal/wire';
import { publicationPoint } from './publicationPoint.ts';

interface SummaryPointProps {
  publication: Publication;
  className: string | undefined;
}

/** The start of a publication's summary; nothing without one, or if the sentence that a search found is shown. [L-18] */
export function SummaryPoint({ publication, className }: SummaryPointProps) {
  const isFound = (publication.matched_text?.trim() ?? '') !== '';
  const point = isFound ? '' : publicationPoint(publication.summary);
  if (point === '') return null;
  return (
    <p className={className} lang={parseLanguage(publication.language.value)}>
      {point}
    </p>
  );
}
