import { stateWithLoginNotice, type LoginNotice } from '@portal/contract';
import { loginAddress } from '../gates/gateAddresses.ts';

interface Way {
  place: () => { pathname: string; search: string };
  leaveTo: (address: string, state: object) => void;
}

/** The login page shows the reason and leads back. [B-03] */
export function leaveToLogin(why: LoginNotice, { place, leaveTo }: Way): void {
  leaveTo(loginAddress(place()), stateWithLoginNotice(why));
}
