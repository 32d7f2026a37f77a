import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { compressFiles } from './compressFiles.ts';

const text = Buffer.from(
  Array.from({ length: 400 }, (_, at) => `export const name${at} = ${at * at};`).join('\n'),
);

const compressed = async () => (await compressFiles(new Map([['main.js', text]]))).get('main.js.br');

const atQuality = (quality: number) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });

afterEach(() => {
  delete process.env['PORTAL_BROTLI_QUALITY'];
});

test('released files are compressed as hard as possible', async () => {
  expect(await compressed()).toEqual(atQuality(11));
});

test('a lower quality is a setting', async () => {
  process.env['PORTAL_BROTLI_QUALITY'] = '5';
  const bytes = await compressed();
  expect(bytes).toEqual(atQuality(5));
  expect(brotliDecompressSync(bytes ?? '')).toEqual(text);
});

test.each(['12', 'high', '-1', '1.5'])('a quality of “%s” is refused', async (quality) => {
  process.env['PORTAL_BROTLI_QUALITY'] = quality;
  await expect(compressed()).rejects.toThrow(`PORTAL_BROTLI_QUALITY is “${quality}”.`);
});
