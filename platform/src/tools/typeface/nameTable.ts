/** An entry of a font's `name` table. */
export interface FontName {
  platform: number;
  encoding: number;
  language: number;
  id: number;
  text: string;
}

const headerSize = 6;
const entrySize = 12;
/** Microsoft's, in UTF-16: the only one in web fonts. */
const windows = 3;

const decoder = new TextDecoder('utf-16be');
const encode = (text: string) => Buffer.from(text, 'utf16le').swap16();

export function readNames(table: Buffer): FontName[] {
  const texts = table.readUInt16BE(4);
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const entry = headerSize + index * entrySize;
    const [platform, encoding, language, id, length, offset] = [0, 2, 4, 6, 8, 10].map((field) =>
      table.readUInt16BE(entry + field),
    ) as [number, number, number, number, number, number];
    if (platform !== windows) throw new Error(`Name ${id} is not in UTF-16.`);
    const start = texts + offset;
    return { platform, encoding, language, id, text: decoder.decode(table.subarray(start, start + length)) };
  });
}

export function writeNames(names: readonly FontName[]): Buffer {
  const head = Buffer.alloc(headerSize + names.length * entrySize);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  const texts: Buffer[] = [];
  let offset = 0;
  for (const [index, { platform, encoding, language, id, text }] of names.entries()) {
    const bytes = encode(text);
    const fields = [platform, encoding, language, id, bytes.length, offset];
    for (const [field, value] of fields.entries())
      head.writeUInt16BE(value, headerSize + index * entrySize + field * 2);
    texts.push(bytes);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...texts]);
}
