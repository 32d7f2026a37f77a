/** A later typeface would move what stands. */
const patienceMs = 400;

/** As in the shell's style sheet, which comes later. */
const typeface = { family: 'Source Sans 3 Variable', weight: '200 900', display: 'swap' } as const;
const letters =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

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
