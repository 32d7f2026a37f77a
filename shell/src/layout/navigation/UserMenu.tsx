import type { Entitlements } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { Menu } from '@portal/ui';
import { accountItems } from '../accountItems.ts';
import styles from './UserMenu.module.css';

export interface AccountProps {
  entitlements: Entitlements | undefined;
  isRetired: (path: string) => boolean;
  userName: string;
  onLogout: () => void;
}

/** The account pages, under the client's name. [S-01] */
export function UserMenu({ entitlements, isRetired, userName, onLogout }: AccountProps) {
  const { t } = useMessages();
  const isNamed = userName.trim() !== '';
  const items = accountItems(entitlements, isRetired).map(({ message, path }) => ({
    id: message,
    label: t(message),
    to: path,
  }));
  return (
    <Menu
      button={<span className={styles.name}>{isNamed ? userName : t('shell.header.unnamed')}</span>}
      {...(isNamed ? { label: t('shell.header.account', { name: userName }) } : {})}
      items={[...items, { id: 'logout', label: t('shell.header.logout'), onSelect: onLogout }]}
    />
  );
}
