/**
 * The address a query asks to go to, if it stays within the portal: path, query and hash of the portal's own origin.
 * Everything else is dropped: other origins in any spelling, other schemes, addresses with a user name.
 */
export function safeRedirect(
  text: string | null | undefined,
  origin: string = location.origin,
): string | undefined {
  if (!text?.startsWith('/')) return undefined;
  // Browsers read "\" as "/" and skip tabs and line breaks: an address with either is not one of ours.
  if (/[\\\u0000-\u001f\u007f]/.test(text)) return undefined;
  const address = parse(text, origin);
  if (address?.origin !== origin || address.username !== '' || address.password !== '') return undefined;
  const target = address.pathname + address.search + address.hash;
  // "/.//host" normalises to "//host", which the next reader would take for another origin.
  return target.startsWith('//') ? undefined : target;
}

function parse(text: string, origin: string): URL | undefined {
  try {
    return new URL(text, origin);
  } catch {
    return undefined;
  }
}
