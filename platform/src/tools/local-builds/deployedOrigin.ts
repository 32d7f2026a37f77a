import { UserFacingError } from '#run/faults/UserFacingError.ts';

/**
 * From the address of any of its pages, as typed after --for.
 * @throws if it is not a page's address
 */
export function deployedOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url !== undefined && isWeb && url.username === '' && url.password === '') return url.origin;
  throw new UserFacingError(
    `--for is “${address}”, which is not the address of a portal.`,
    'Give the address at which it is used: --for https://uat.example.com',
  );
}
