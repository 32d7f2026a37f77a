import type { Publication } from '@portal/wire';

interface Answered {
  html_content: string;
  download_link: string;
}

/**
 * The file that is shown page by page; undefined for a document in HTML, and for a file that is no PDF. [V-03]
 * @param publication its record, as far as known
 */
export function shownFile(
  { html_content: html, download_link: link }: Answered,
  publication: Pick<Publication, 'attachment_content_type'> | undefined,
): string | undefined {
  const isPdf = publication?.attachment_content_type === 'application/pdf';
  return html.trim() === '' && link !== '' && isPdf ? link : undefined;
}
