import { UserFacingError } from '../faults/UserFacingError.ts';

/**
 * From the address of any of its pages, as typed after an option.
 * @throws if it is not a page's address
 */
export function deployedOrigin(address: string, option: '--shell' | '--for'): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url !== undefined && isWeb && url.username === '' && url.password === '') return url.origin;
  throw new UserFacingError(
    `${option} is “${address}”, which is not the address of a portal.`,
    `Give the address at which it is used: ${option} https://uat.example.com`,
  );
}
