import { measuredDocument, previewDocument, type Preview } from './previewDocument.ts';

interface PreparedDocument {
  /** For `srcDoc`. Reused per preview: trusted values are never equal, and a new one would reload the frame. */
  shown: string;
  /** To be measured; undefined if the browser cannot. */
  measured: ReturnType<typeof measuredDocument> | undefined;
}

const prepared = new WeakMap<Preview, PreparedDocument>();

/** Sanitises a document once per cached response; prefetched ones ahead of the click. [V-02] */
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
