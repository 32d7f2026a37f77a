/** What a file is called and whether browsers show it, by its media type. */
interface FileKind {
  ending: string;
  isShown: boolean;
}

const office = 'application/vnd.openxmlformats-officedocument';

/** Everything that can be stored. */
const kinds: Record<string, FileKind> = {
  'application/pdf': { ending: 'pdf', isShown: true },
  [`${office}.spreadsheetml.sheet`]: { ending: 'xlsx', isShown: false },
  [`${office}.wordprocessingml.document`]: { ending: 'docx', isShown: false },
  [`${office}.presentationml.presentation`]: { ending: 'pptx', isShown: false },
  'video/mp4': { ending: 'mp4', isShown: true },
  'image/png': { ending: 'png', isShown: true },
  'image/jpeg': { ending: 'jpg', isShown: true },
  'text/html': { ending: 'html', isShown: false },
};

/** Of a publication's own file; HTML is only for previews, which are sanitised. */
export const fileTypes: readonly string[] = Object.keys(kinds).filter((type) => type !== 'text/html');

export function fileKind(type: string): FileKind {
  return kinds[type] ?? { ending: 'bin', isShown: false };
}

/** The media type of an ending, such as `.PDF`; undefined for another one. */
export function typeOfEnding(ending: string): string | undefined {
  const plain = ending.replace(/^\./, '').toLowerCase().replace('jpeg', 'jpg').replace(/^htm$/, 'html');
  return Object.keys(kinds).find((type) => kinds[type]?.ending === plain);
}

const starts = (bytes: Buffer, text: string, place = 0) =>
  bytes.subarray(place, place + text.length).toString('latin1') === text;

/** Office files are archives: their directory, at the end, says what they hold. */
function officeType(tail: Buffer): string | undefined {
  if (tail.includes('xl/workbook.xml')) return `${office}.spreadsheetml.sheet`;
  if (tail.includes('word/document.xml')) return `${office}.wordprocessingml.document`;
  return tail.includes('ppt/presentation.xml') ? `${office}.presentationml.presentation` : undefined;
}

function isHtml(head: Buffer): boolean {
  const text = head
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replace(/^(?:\s|<!--[\s\S]*?-->)+/, '');
  return /^<(?:!doctype html|[a-z][\w-]*[\s/>])/i.test(text) && !text.includes('\0');
}

/**
 * What the bytes are, whatever was declared. Undefined for what cannot be stored.
 * @param head at least the first kilobyte, if there is as much
 * @param tail the last 64 kilobytes
 */
export function typeOfBytes({ head, tail }: { head: Buffer; tail: Buffer }): string | undefined {
  // Readers accept a few bytes before it.
  if (head.subarray(0, 1024).includes('%PDF-')) return 'application/pdf';
  if (starts(head, 'PK\x03\x04')) return officeType(tail);
  if (starts(head, 'ftyp', 4)) return 'video/mp4';
  if (starts(head, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts(head, '\xff\xd8\xff')) return 'image/jpeg';
  return isHtml(head) ? 'text/html' : undefined;
}
