import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { brotliQuality, compressFiles } from './compressFiles.ts';

const text = Buffer.from(
  Array.from({ length: 400 }, (_, at) => `export const name${at} = ${at * at};`).join('\n'),
);

const compressed = async (quality?: number) =>
  (await compressFiles(new Map([['main.js', text]]), quality)).get('main.js.br');

const atQuality = (quality: number) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });

const before = process.env['PORTAL_BROTLI_QUALITY'];
beforeEach(() => void delete process.env['PORTAL_BROTLI_QUALITY']);
afterAll(() => {
  if (before !== undefined) process.env['PORTAL_BROTLI_QUALITY'] = before;
});

test('released files are compressed as hard as possible', async () => {
  expect(await compressed()).toEqual(atQuality(11));
  expect(brotliQuality()).toBe(11);
});

test('a lower quality is a setting of folder stores', async () => {
  process.env['PORTAL_BROTLI_QUALITY'] = '5';
  const bytes = await compressed(brotliQuality());
  expect(bytes).toEqual(atQuality(5));
  expect(brotliDecompressSync(bytes ?? '')).toEqual(text);
});

test.each(['12', 'high', '-1', '1.5'])('a quality of “%s” is refused', (quality) => {
  process.env['PORTAL_BROTLI_QUALITY'] = quality;
  expect(brotliQuality).toThrow(`PORTAL_BROTLI_QUALITY is “${quality}”.`);
});
