import { isEntitled, pages, type Entitlements } from '@portal/contract';
import type { en } from '../messages/en.ts';

interface AccountItem {
  message: keyof typeof en;
  path: string;
}

/** The pages of the user menu; the Notification Centre only for whom it is permitted. [S-01] */
export function accountItems(entitlements: Entitlements | undefined): readonly AccountItem[] {
  const { notificationCentre, changePassword } = pages;
  const items: AccountItem[] = [{ message: 'shell.header.changePassword', path: changePassword.path }];
  if (entitlements !== undefined && isEntitled(entitlements, notificationCentre.access)) {
    items.unshift({ message: 'shell.header.notificationCentre', path: notificationCentre.path });
  }
  return items;
}
