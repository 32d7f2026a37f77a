const endRecordSize = 22;
/** The first of January 1980, midnight: the earliest a ZIP archive can say. */
const earliest = 0x0021_0000;

/** A ZIP archive (without comment) whose files all have the same date, so that the same content gives the same bytes. */
export function withFixedTimes(zip: Buffer): Buffer {
  const fixed = Buffer.from(zip);
  const end = fixed.length - endRecordSize;
  let entry = fixed.readUInt32LE(end + 16);
  for (let left = fixed.readUInt16LE(end + 10); left > 0; left--) {
    fixed.writeUInt32LE(earliest, entry + 12);
    fixed.writeUInt32LE(earliest, fixed.readUInt32LE(entry + 42) + 10);
    const [name, extra, comment] = [28, 30, 32].map((offset) => fixed.readUInt16LE(entry + offset));
    entry += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return fixed;
}
