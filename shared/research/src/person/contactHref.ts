/** A link that writes to an address; undefined for a text that is none. */
export function mailHref(email: string | null): string | undefined {
  const address = email?.trim() ?? '';
  if (!/^[^\s@<>,;:]+@[^\s@<>,;:]+$/.test(address)) return undefined;
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}

/** A link that calls a number, without what only separates its digits; undefined for a text without digits. */
export function phoneHref(phone: string | null): string | undefined {
  // "(0)" is for those who do not dial the country.
  const number = (phone ?? '').replace(/(?<=\+\d+\s*)\(0\)/, '').replaceAll(/[^\d+*#]/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}
