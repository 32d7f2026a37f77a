import { storedValue } from '@portal/session';

/** As `mfe-auth@1.2.0`. */
type Release = string;

const stored = storedValue('portal-left');

function readLeft(): Release[] {
  const left = stored.read();
  return Array.isArray(left) ? left.map(String) : [];
}

/** Whether this tab has left a version for its last good one. */
export const wasLeft = (release: Release): boolean => readLeft().includes(release);

/** For the life of the tab. */
export const rememberLeft = (release: Release) => stored.write([...new Set([...readLeft(), release])]);

/** Where its last good version broke as well, it is worth another try. */
export function forgetLeft(release: Release): void {
  const left = readLeft();
  if (left.includes(release)) stored.write(left.filter((one) => one !== release));
}
