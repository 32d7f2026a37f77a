/** Kind of a file, for its icon. [T-01] */
export type ContentKind = 'pdf' | 'image' | 'video' | 'audio' | 'office' | 'document';

const kindByExtension: Record<string, ContentKind> = {
  pdf: 'pdf',
  gif: 'image',
  jpeg: 'image',
  png: 'image',
  mp4: 'video',
  mov: 'video',
  mp3: 'audio',
  m4a: 'audio',
  xlsx: 'office',
  docx: 'office',
  csv: 'office',
  xls: 'office',
  xlsm: 'office',
  xlsb: 'office',
};

/** Media types whose subtype is not the extension. */
const extensionByMediaType: Record<string, string> = {
  'image/jpg': 'jpeg',
  'video/quicktime': 'mov',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-excel.sheet.macroenabled.12': 'xlsm',
  'application/vnd.ms-excel.sheet.binary.macroenabled.12': 'xlsb',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** The extension for a media type or extension; undefined if unknown. */
function extensionOf(contentType: string | null): string | undefined {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const extension = extensionByMediaType[type] ?? type.replace(/^.*\//, '').replace(/^\./, '');
  const known = extension === 'jpg' ? 'jpeg' : extension;
  return Object.hasOwn(kindByExtension, known) ? known : undefined;
}

/** Unknown and missing types are plain documents. [T-01] */
export function contentKind(contentType: string | null): ContentKind {
  const extension = extensionOf(contentType);
  return (extension !== undefined && kindByExtension[extension]) || 'document';
}

/** The file format, `PDF` or `XLSX`; undefined if unknown. */
export function fileFormat(contentType: string | null): string | undefined {
  return extensionOf(contentType)?.toUpperCase();
}

/** Whether to save the file: browsers cannot show XLSX and XLS. [T-05] */
export function forcesDownload(contentType: string | null): boolean {
  return ['xlsx', 'xls'].includes(extensionOf(contentType) ?? '');
}
