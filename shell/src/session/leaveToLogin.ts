import { stateWithLoginNotice, type LoginNotice } from '@portal/contract';
import { loginAddress } from '../gates/gateAddresses.ts';

interface Way {
  /** Where the reader is, or is on the way to. */
  place: () => { pathname: string; search: string };
  leaveTo: (address: string, state: object) => void;
}

/** Leads to the login page, which says why and leads back. [B-03] */
export function leaveToLogin(why: LoginNotice, { place, leaveTo }: Way): void {
  leaveTo(loginAddress(place()), stateWithLoginNotice(why));
}
