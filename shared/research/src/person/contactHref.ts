/** A `mailto:` link; undefined if not a valid address. */
export function mailHref(email: string | null): string | undefined {
  const address = email?.trim() ?? '';
  if (!/^[^\s@<>,;:]+@[^\s@<>,;:]+$/.test(address)) return undefined;
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}

/** A `tel:` link without separators; undefined if there are no digits. */
export function phoneHref(phone: string | null): string | undefined {
  // "(0)" is only dialled within the country.
  const number = (phone ?? '').replace(/(?<=\+\d+\s*)\(0\)/, '').replaceAll(/[^\d+*#]/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}
