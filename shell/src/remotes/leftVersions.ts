const place = 'portal-left';

/** As `mfe-auth@1.2.0`. */
type Release = string;

function readLeft(): Release[] {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(left) ? left.map(String) : [];
  } catch (error) {
    console.warn('This tab does not remember which versions it left.', error);
    return [];
  }
}

/** Whether this tab has left a version for its last good one. */
export const wasLeft = (release: Release): boolean => readLeft().includes(release);

/** For the life of the tab. */
export function rememberLeft(release: Release): void {
  try {
    sessionStorage.setItem(place, JSON.stringify([...new Set([...readLeft(), release])]));
  } catch (error) {
    console.warn('This tab cannot remember which versions it left.', error);
  }
}

/** Where its last good version broke as well, it is worth another try. */
export function forgetLeft(release: Release): void {
  const left = readLeft();
  if (!left.includes(release)) return;
  try {
    sessionStorage.setItem(place, JSON.stringify(left.filter((one) => one !== release)));
  } catch (error) {
    console.warn('This tab cannot forget which versions it left.', error);
  }
}
