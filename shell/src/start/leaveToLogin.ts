import { notify } from '@portal/ui';
import { loginAddress } from '../gates/gateAddresses.ts';
import type { en } from '../messages/en.ts';

interface Way {
  /** Where the reader is, or is on the way to. */
  place: () => { pathname: string; search: string };
  leaveTo: (address: string) => void;
}

/**
 * Leads to the sign-in page and says why. It is said first: a page that has something to say is not replaced by a
 * document of a newer shell, which would not say it. [B-03]
 */
export function leaveToLogin(why: keyof typeof en, { place, leaveTo }: Way): void {
  notify({ message: { id: why }, variant: 'info' });
  leaveTo(loginAddress(place()));
}
