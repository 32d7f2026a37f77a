import { atOwnAddress, mayOpen, pages, type Entitlements } from '@portal/contract';
import type { en } from '../messages/en.ts';

interface AccountItem {
  message: keyof typeof en;
  path: string;
}

/** Omits retired areas, and the Notification Centre unless permitted. [S-01] [N-08] [F-19] */
export function accountItems(
  entitlements: Entitlements | undefined,
  isRetired: (path: string) => boolean = () => false,
): readonly AccountItem[] {
  const { notificationCentre, mySubscription, changePassword, recentlyRead } = pages;
  const items: AccountItem[] = [
    { message: 'shell.header.mySubscription', path: mySubscription.path },
    { message: 'shell.header.changePassword', path: changePassword.path },
  ];
  if (entitlements !== undefined && mayOpen(entitlements, atOwnAddress(notificationCentre))) {
    items.unshift({ message: 'shell.header.notificationCentre', path: notificationCentre.path });
  }
  // Only an API that records reading lists this page.
  if (entitlements?.recently_read_tab?.can_access === true) {
    items.unshift({ message: 'shell.header.recentlyRead', path: recentlyRead.path });
  }
  return items.filter(({ path }) => !isRetired(path));
}
