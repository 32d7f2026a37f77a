import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflateAll = promisify(inflate);

/** An object stream of a PDF is some kilobytes. */
const mostInflated = 64 * 1024 * 1024;

const faults: readonly (readonly [RegExp, string])[] = [
  [/\/Encrypt\b/, 'is encrypted'],
  // Not /JS alone: one in twenty compressed megabytes has these bytes.
  [/\/JavaScript\b|\/Rendition\b[^]*\/JS\b|\/JS\b[^]*\/Rendition\b/, 'has a JavaScript action'],
  [/\/Launch\b/, 'starts a program'],
  [/\/EmbeddedFiles?\b/, 'has files inside'],
];

/** Names may be written with codes, such as /J#61vaScript. */
const withoutCodes = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Objects that are compressed together. What cannot be read there is not read by viewers either. */
async function objectStreams(bytes: Buffer): Promise<string[]> {
  const texts: string[] = [];
  for (let place = bytes.indexOf('/ObjStm'); place >= 0; place = bytes.indexOf('/ObjStm', place + 1)) {
    const begins = bytes.indexOf('stream', place);
    if (begins < 0) break;
    const first = begins + 'stream'.length + (bytes[begins + 'stream'.length] === 13 ? 2 : 1);
    const end = bytes.indexOf('endstream', first);
    const packed = bytes.subarray(first, end < 0 ? bytes.length : end);
    const text = await inflateAll(packed, { maxOutputLength: mostInflated, finishFlush: 2 }).catch(
      () => undefined,
    );
    texts.push((text ?? packed).toString('latin1'));
  }
  return texts;
}

/** Why a PDF is not taken; undefined if nothing is wrong. */
export async function pdfFault(bytes: Buffer): Promise<string | undefined> {
  const texts = [bytes.toString('latin1'), ...(await objectStreams(bytes))].map(withoutCodes);
  return faults.find(([sign]) => texts.some((text) => sign.test(text)))?.[1];
}
