/**
 * Returns an address within the portal: path, query and hash of its origin. Undefined for anything else: other origins
 * in any spelling, other schemes, addresses with a user name.
 */
export function safeRedirect(
  text: string | null | undefined,
  origin: string = location.origin,
): string | undefined {
  if (!text?.startsWith('/')) return undefined;
  // Browsers read "\" as "/" and skip tabs and line breaks; the portal uses neither.
  if (/[\\\u0000-\u001f\u007f]/.test(text)) return undefined;
  const address = parse(text, origin);
  if (address?.origin !== origin || address.username !== '' || address.password !== '') return undefined;
  const target = address.pathname + address.search + address.hash;
  // "/.//host" normalises to "//host", which reads as another origin.
  return target.startsWith('//') ? undefined : target;
}

function parse(text: string, origin: string): URL | undefined {
  try {
    return new URL(text, origin);
  } catch {
    return undefined;
  }
}
