/** A later typeface would move what stands. */
const patienceMs = 400;

/** As in the shell's style sheet, which comes later; a test compares them. */
const typeface = { family: 'Portal Sans', weight: '200 900', display: 'swap' } as const;
const letters =
  'U+0000-00A0,U+00A7,U+00A9,U+00AB,U+00AD-00AE,U+00B0-00B1,U+00B7,U+00BB,U+00C0,U+00C2,U+00C4,U+00C7-00CC,U+00CE-00CF,U+00D2,U+00D4,U+00D6-00D7,U+00D9,U+00DB-00DC,U+00DF-00E0,U+00E2,U+00E4,U+00E7-00EC,U+00EE-00EF,U+00F2,U+00F4,U+00F6,U+00F9,U+00FB-00FC,U+2000-2031,U+2034-2043,U+2045-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+FEFF,U+FFFD';

/** Makes the preloaded typeface known; resolves when it is there, or in vain after a while. */
export async function typefaceOf(page: Document): Promise<void> {
  const preload = page.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]');
  if (preload === null) return;
  const { family, ...look } = typeface;
  const face = new FontFace(family, `url(${preload.href}) format("woff2")`, {
    ...look,
    unicodeRange: letters,
  });
  page.fonts.add(face);
  const loading = face.load().then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
