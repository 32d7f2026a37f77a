/** The longest address there is, and the longest that the API takes. */
const longest = 254;

/**
 * Whether a text can be the address of a mailbox: something, an @, and a domain with a dot, without blanks between.
 * Whether it exists only a mail can tell. Blanks around it do not count.
 */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= longest && /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(address);
}
