import { useMessages } from '@portal/i18n';
import { Menu } from '@portal/ui';
import type { AccountItem } from '../accountItems.ts';
import styles from './UserMenu.module.css';

export interface AccountProps {
  items: readonly AccountItem[];
  userName: string;
  onLogout: () => void;
}

/** The account pages, under the client's name. [S-01] */
export function UserMenu({ items, userName, onLogout }: AccountProps) {
  const { t, language } = useMessages();
  const isNamed = userName.trim() !== '';
  const links = items.map(({ label, path }) => ({ id: path, label: label[language], to: path }));
  return (
    <Menu
      button={<span className={styles.name}>{isNamed ? userName : t('shell.header.unnamed')}</span>}
      label={isNamed ? t('shell.header.account', { name: userName }) : undefined}
      items={[...links, { id: 'logout', label: t('shell.header.logout'), onSelect: onLogout }]}
    />
  );
}
