import { useMessages } from '@portal/i18n';
import { Link } from '@portal/router';
import { Drawer, IconMenu2 } from '@portal/ui';
import { useState } from 'react';
import { menuTabs } from '../tabs.ts';
import { contentId } from '../SkipLink.tsx';
import { TabLinks, type TabsProps } from './TabLinks.tsx';
import type { AccountProps } from './UserMenu.tsx';
import styles from './BurgerMenu.module.css';

interface BurgerMenuProps {
  /** Undefined if only the account is available. */
  tabs: TabsProps | undefined;
  account: AccountProps;
}

/** Tabs and account on a small screen, in a drawer that traps the focus. [S-04] */
export function BurgerMenu({ tabs, account }: BurgerMenuProps) {
  const { t, language } = useMessages();
  const [state, setState] = useState<'closed' | 'opened' | 'visiting'>('closed');
  const opened = state === 'opened';

  /** The chosen page's heading takes the focus over from there. */
  function handleVisit() {
    setState('visiting');
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }

  return (
    <>
      <button
        type="button"
        className={styles.burger}
        aria-label={t('shell.header.menu')}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setState('opened')}
      >
        <IconMenu2 size={24} stroke={1.5} aria-hidden="true" />
      </button>
      <Drawer
        title={t('shell.header.menu')}
        opened={opened}
        onClose={() => setState('closed')}
        returnFocus={state !== 'visiting'}
      >
        {tabs === undefined ? null : (
          <nav aria-label={t('shell.header.menu')}>
            <ul className={styles.list}>
              <TabLinks
                {...tabs}
                tabs={menuTabs(tabs.environment, tabs.tabs ?? [])}
                className={styles.item}
                onVisit={handleVisit}
              />
            </ul>
          </nav>
        )}
        <p className={styles.name}>{account.userName}</p>
        <ul className={styles.list}>
          {account.items.map(({ label, path }) => (
            <li key={path}>
              <Link to={path} className={styles.item} onClick={handleVisit}>
                {label[language]}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={styles.item} onClick={account.onLogout}>
              {t('shell.header.logout')}
            </button>
          </li>
        </ul>
      </Drawer>
    </>
  );
}
