import { withoutInvisible } from '@portal/contract';

/** The maximum length of an address, and what the API accepts. */
const longest = 254;

/**
 * Checks the form of an e-mail address: text, an @ and a domain with a dot, without inner blanks. Surrounding blanks
 * are ignored.
 */
export function isEmailAddress(text: string): boolean {
  const address = withoutInvisible(text).trim();
  return address.length <= longest && /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(address);
}
