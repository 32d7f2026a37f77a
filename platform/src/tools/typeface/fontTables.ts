const headerSize = 12;
const entrySize = 16;

/** The tables of a TrueType file by tag, in its order. */
export function readTables(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = headerSize + index * entrySize;
      const start = font.readUInt32BE(entry + 8);
      const tag = font.toString('latin1', entry, entry + 4);
      return [tag, font.subarray(start, start + font.readUInt32BE(entry + 12))];
    }),
  );
}

const padded = (size: number) => Math.ceil(size / 4) * 4;

/** Without checksums, which the compression into WOFF2 computes. */
export function writeTables(tables: ReadonlyMap<string, Buffer>): Buffer {
  const power = Math.floor(Math.log2(tables.size));
  const head = Buffer.alloc(headerSize + tables.size * entrySize);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.size, 4);
  head.writeUInt16BE(2 ** power * entrySize, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((tables.size - 2 ** power) * entrySize, 10);
  const parts: Buffer[] = [head];
  let entry = headerSize;
  let start = head.length;
  for (const [tag, table] of tables) {
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(start, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    parts.push(table, Buffer.alloc(padded(table.length) - table.length));
    entry += entrySize;
    start += padded(table.length);
  }
  return Buffer.concat(parts);
}
