import { measuredDocument, previewDocument, type Preview } from './previewDocument.ts';

/** What a frame needs of a document. */
interface PreparedDocument {
  /** For `srcDoc`. One value for one preview: a trusted one equals nothing but itself, and a frame given another loads again. */
  shown: string;
  /** To be measured; undefined in a browser that cannot. */
  measured: ReturnType<typeof measuredDocument> | undefined;
}

const prepared = new WeakMap<Preview, PreparedDocument>();

/** Sanitises a document, once for as long as its answer is kept: ahead of the click, where it is read ahead. [V-02] */
export function preparedDocument(preview: Preview): PreparedDocument {
  const found = prepared.get(preview);
  if (found !== undefined) return found;
  const made = {
    shown: previewDocument(preview),
    measured: 'adoptedStyleSheets' in document ? measuredDocument(preview) : undefined,
  };
  prepared.set(preview, made);
  return made;
}
