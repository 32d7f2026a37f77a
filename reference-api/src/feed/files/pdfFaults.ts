import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflateAll = promisify(inflate);

/** Of one file. An object stream is some kilobytes. */
const mostInflated = 64 * 1024 * 1024;
const mostStreams = 5000;

/** Around the name of an object stream. */
const longestDictionary = 2000;

const unchecked = 'has objects that cannot be checked';

const hasRendition = /\/Rendition\b/;
const hasScript = /\/JS\b/;

const faults: readonly { is: (text: string) => boolean; said: string }[] = [
  { is: (text) => /\/Encrypt\b/.test(text), said: 'is encrypted' },
  {
    // Not /JS alone: one in twenty compressed megabytes has these bytes.
    is: (text) => /\/JavaScript\b/.test(text) || (hasRendition.test(text) && hasScript.test(text)),
    said: 'has a JavaScript action',
  },
  { is: (text) => /\/Launch\b/.test(text), said: 'starts a program' },
  { is: (text) => /\/EmbeddedFiles?\b/.test(text), said: 'has files inside' },
];

/** Names may be written with codes, such as /J#61vaScript. */
const withoutCodes = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

function faultOf(written: string): string | undefined {
  const text = withoutCodes(written);
  return faults.find(({ is }) => is(text))?.said;
}

/** `/ObjStm`, each letter as it is or as its code. */
const objectStreamName = /\/(?:O|#4[fF])(?:b|#62)(?:j|#6[aA])(?:S|#53)(?:t|#74)(?:m|#6[dD])/g;

const onlyInflated = /\/Filter\s*(?:\/(?:FlateDecode|Fl)\b|\[\s*\/(?:FlateDecode|Fl)\s*\])/;

interface ObjectStream {
  /** Without codes. */
  dictionary: string;
  /** Of its first byte. */
  first: number;
}

/** Undefined if the name at `place` has no dictionary and stream around it. */
function objectStreamAt(text: string, place: number): ObjectStream | undefined {
  const start = Math.max(0, place - longestDictionary);
  const near = text.slice(start, place + longestDictionary);
  const opening = />>\s*stream(?:\r\n|\n|\r)/g;
  opening.lastIndex = place - start;
  const found = opening.exec(near);
  if (found === null) return undefined;
  const begins = Math.max(0, near.lastIndexOf('obj', place - start));
  return {
    dictionary: withoutCodes(near.slice(begins, found.index)),
    first: start + found.index + found[0].length,
  };
}

/** One filter that is known, and bytes as they were before it. */
const isCheckable = ({ dictionary }: ObjectStream) =>
  !/\/(?:DecodeParms|DP)\b/.test(dictionary) &&
  (!/\/Filter\b/.test(dictionary) || onlyInflated.test(dictionary));

/** Looks into objects that are compressed together, one stream at a time. */
async function faultInside(bytes: Buffer, text: string): Promise<string | undefined> {
  let left = mostInflated;
  let streams = 0;
  for (const { index } of text.matchAll(objectStreamName)) {
    const found = objectStreamAt(text, index);
    streams += 1;
    if (found === undefined || !isCheckable(found) || left <= 0 || streams > mostStreams) return unchecked;
    const objects = await inflateAll(bytes.subarray(found.first), {
      maxOutputLength: left,
      finishFlush: 2,
    }).catch(() => undefined);
    if (objects === undefined) return unchecked;
    left -= objects.length;
    const fault = faultOf(objects.toString('latin1'));
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Why a PDF is not taken; undefined if nothing is wrong. */
export async function pdfFault(bytes: Buffer): Promise<string | undefined> {
  const text = bytes.toString('latin1');
  return faultOf(text) ?? (await faultInside(bytes, text));
}
