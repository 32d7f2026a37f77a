import { readPdf } from './readPdf.ts';

/** Pages of the next PDF; undefined for one that cannot be read. */
let texts: (string | undefined)[] = [];

jest.mock('unpdf', () => ({
  getDocumentProxy: () =>
    Promise.resolve({
      numPages: texts.length,
      getPage: (number: number) => {
        const str = texts[number - 1];
        if (str === undefined) return Promise.reject(new Error(`Page ${number} is broken.`));
        const items = [{ str, hasEOL: true }];
        return Promise.resolve({ getTextContent: () => Promise.resolve({ items }), cleanup: () => true });
      },
      loadingTask: { destroy: () => Promise.resolve() },
    }),
}));

const read = (...pages: (string | undefined)[]) => {
  texts = pages;
  return readPdf(new Uint8Array(), { pages: 10, characters: 1000 });
};

test('[D-04] a page that cannot be read has no text, the others have theirs', async () => {
  expect(await read('First.', undefined, 'Third.')).toEqual({
    pages: ['First.', '', 'Third.'],
    isCut: false,
  });
});

test('[D-04] a PDF without any page that can be read fails', async () => {
  await expect(read(undefined, undefined)).rejects.toThrow('Page 1 is broken.');
});
