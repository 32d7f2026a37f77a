const longest = 120;

/** Valid on every file system. */
export function fileName(title: string, extension: string): string {
  const safe = title
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${Array.from(safe).slice(0, longest).join('').trim() || 'document'}.${extension}`;
}

/** RFC 6266: an ASCII name for old clients, the real one for all others. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .replace(
      /[äÄöÖüÜ]/g,
      (letter) => ({ ä: 'ae', Ä: 'Ae', ö: 'oe', Ö: 'Oe', ü: 'ue', Ü: 'Ue' })[letter] ?? '',
    )
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
