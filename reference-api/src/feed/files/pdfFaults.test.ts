import { deflateSync } from 'node:zlib';
import { pdfFault } from './pdfFaults.ts';

const unchecked = 'has objects that cannot be checked';
const script = '1 0 << /S /JavaScript >>';

/** A PDF with one stream of objects. */
const pdfWith = (dictionary: string, packed: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${dictionary} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n%%EOF'),
  ]);

const usual = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';
const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '));

test.each<[string, Buffer, string | undefined]>([
  ['harmless objects', pdfWith(usual, deflateSync('1 0 << /S /GoTo >>')), undefined],
  ['a script among objects', pdfWith(usual, deflateSync(script)), 'has a JavaScript action'],
  [
    'a name with codes',
    pdfWith('/Type /#4FbjSt#6d /Filter /FlateDecode', deflateSync(script)),
    'has a JavaScript action',
  ],
  [
    'a filter in a list',
    pdfWith('/Filter [ /Fl#61teDecode ] /Type /ObjStm', deflateSync(script)),
    'has a JavaScript action',
  ],
  [
    'the word endstream in the bytes',
    pdfWith(usual, deflateSync(`1 0 endstream ${script}`, { level: 0 })),
    'has a JavaScript action',
  ],
  ['another filter', pdfWith('/Type /ObjStm /Filter /LZWDecode', Buffer.from('abc')), unchecked],
  [
    'a second filter',
    pdfWith('/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]', deflateSync('3120')),
    unchecked,
  ],
  ['a predictor', pdfWith(`${usual} /DecodeParms << /Predictor 12 >>`, deflateSync('1 0')), unchecked],
  ['bytes that are not compressed', pdfWith(usual, Buffer.from('1 0 << >>')), unchecked],
  ['a large stream', pdfWith(usual, zeros(65)), unchecked],
  [
    'streams that are large together',
    Buffer.concat([pdfWith(usual, zeros(40)), pdfWith(usual, zeros(40))]),
    unchecked,
  ],
  [
    'more streams than any paper has',
    Buffer.concat(Array<Buffer>(5001).fill(pdfWith(usual, deflateSync('1 0')))),
    unchecked,
  ],
  ['a name without a stream', Buffer.from('%PDF-1.7 /ObjStm'), unchecked],
])('[D-02] a PDF with %s', async (_what, bytes, fault) => {
  expect(await pdfFault(bytes)).toBe(fault);
});

test('[D-02] many names of renditions are looked for in linear time', async () => {
  const names = Buffer.from(`%PDF-1.7 ${'/Rendition '.repeat(300_000)}`);
  expect(await pdfFault(names)).toBeUndefined();
}, 5000);
