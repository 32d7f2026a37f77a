import { readXml } from './readXml.ts';
import { textOf } from './xmlElement.ts';

const bytesOf = async function* (...texts: string[]) {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
};

const bomb = Array.from({ length: 9 }, (_, level) =>
  level === 0 ? '<!ENTITY e0 "boom">' : `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`,
).join('');

test('[D-02] XML is read as elements with their lines, text and attributes, without prefixes', async () => {
  const root = await readXml(
    bytesOf(
      '\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<r:Research xmlns:r="urn:r" a="1">',
      '\n<r:T>Ri',
      'sk &amp; <![CDATA[<r>]]></r:T></r:Research>',
    ),
  );
  expect(root).toMatchObject({ name: 'Research', namespace: 'urn:r', line: 2, attributes: { a: '1' } });
  const [, child] = root.content;
  expect(child).toMatchObject({ name: 'T', line: 3 });
  expect(typeof child === 'string' ? '' : textOf(child)).toBe('Risk & <r>');
});

test.each([
  [
    'entities',
    `<!DOCTYPE r [${bomb}]><r>&e8;</r>`,
    'has a document type, which RIXML does not have (line 1)',
  ],
  ['an external DTD', '<!DOCTYPE r SYSTEM "http://127.0.0.1:9/r.dtd"><r/>', 'has a document type'],
  [
    'an external entity',
    '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>',
    'has a document type',
  ],
  ['an entity of nowhere', '<r>&nbsp;</r>', 'is not well-formed XML (Invalid character entity)'],
  ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><r/>', 'is in ISO-8859-1 (line 1)'],
  ['an element that is open', '<r>\n<a>', 'is not well-formed XML'],
  ['nothing', '', 'has no element (line 1)'],
  ['words', 'Just words', 'is not well-formed XML'],
  ['elements without end', '<a>'.repeat(100), 'has more elements than any research'],
  ['many elements', `<r>${'<a/>'.repeat(30_000)}</r>`, 'has more elements than any research'],
  ['a long name', `<r ${'a'.repeat(200_000)}`, 'has a name or value that is too long'],
  ['much text', `<r>${`<a>${'x'.repeat(90_000)}</a>`.repeat(30)}</r>`, 'has more text than any research'],
])('[D-02] a file with %s is refused, and nothing is resolved', async (_what, text, reason) => {
  const pieces = text.match(/[\s\S]{1,65536}/g) ?? [];
  await expect(readXml(bytesOf(...pieces))).rejects.toThrow(`The file ${reason}`);
});

test('[D-02] what is not UTF-8 is refused', async () => {
  const latin = async function* () {
    yield await Promise.resolve(Buffer.from('<r>Zürich</r>', 'latin1'));
  };
  await expect(readXml(latin())).rejects.toThrow('The file is not in UTF-8 (line 1).');
});

test('[D-02] a text of 500 MB is refused after its first part', async () => {
  let read = 0;
  const endless = async function* () {
    yield await Promise.resolve(Buffer.from('<r><Data>'));
    for (const chunk = Buffer.alloc(65_536, 'x'); read < 500 * 1024 * 1024; read += chunk.length)
      yield await Promise.resolve(chunk);
  };
  await expect(readXml(endless())).rejects.toThrow('The file has more than 100000 characters in one Data');
  expect(read).toBeLessThan(1024 * 1024);
});
