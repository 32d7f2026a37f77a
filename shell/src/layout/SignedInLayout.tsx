import type { Entitlements, Language } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { headerVariantOf, type PageEnvironment } from '@portal/wire';
import { useRef, type ReactNode } from 'react';
import type { PagesAhead } from './navigation/pagesAhead.ts';
import { accountItems } from './accountItems.ts';
import { visibleTabs } from './tabs.ts';
import { BurgerMenu } from './navigation/BurgerMenu.tsx';
import { Copyright } from './footer/Copyright.tsx';
import { Disclaimer } from './footer/Disclaimer.tsx';
import { KeywordSearch } from './header/KeywordSearch.tsx';
import { LanguageSelector } from './header/LanguageSelector.tsx';
import { Logo } from './header/Logo.tsx';
import { useHeaderOnScroll } from './header/useHeaderOnScroll.ts';
import { contentId, SkipLink } from './SkipLink.tsx';
import { TabRow } from './navigation/TabRow.tsx';
import { useIdlePrefetch } from './navigation/useIdlePrefetch.ts';
import { UserMenu } from './navigation/UserMenu.tsx';
import styles from './Layout.module.css';

interface SignedInLayoutProps {
  environment: PageEnvironment;
  /** Undefined until known: the tabs keep their place. Null if they could not be loaded: no tabs. */
  entitlements: Entitlements | undefined | null;
  userName: string;
  onLanguageChange: (language: Language) => void;
  onLogout: () => void;
  ahead: PagesAhead;
  /**
   * The page the client is waiting for, meanwhile nothing is prefetched. The layout of the first page replaces this one,
   * so nothing opens in it; what is typed moves over.
   */
  waitsFor: 'firstPage' | 'page' | undefined;
  /**
   * Until accepted there are no tabs and no search, which would lead back to the terms. Undefined until known: the tabs
   * keep their place.
   */
  termsAccepted: boolean | undefined;
  footerTool?: ReactNode;
  children: ReactNode;
}

/** The frame of pages for clients. [S-01] to [S-05] */
export function SignedInLayout(props: SignedInLayoutProps) {
  const { environment, userName, onLanguageChange, onLogout, ahead } = props;
  const { waitsFor, termsAccepted, footerTool, children } = props;
  const { t } = useMessages();
  const entitlements = props.entitlements ?? undefined;
  const visible = termsAccepted && entitlements ? visibleTabs(environment, entitlements) : undefined;
  const shownTabs = { tabs: visible, environment, ahead };
  const tabs = termsAccepted === false || props.entitlements === null ? undefined : shownTabs;
  useIdlePrefetch(visible?.flatMap(({ path }) => path ?? []) ?? [], {
    onPrefetch: ahead.prefetch,
    isWaiting: waitsFor !== undefined,
  });
  const header = useRef<HTMLElement>(null);
  useHeaderOnScroll(header);
  const account = { items: accountItems(environment, entitlements), userName, onLogout };
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header ref={header} className={styles.header} data-variant={headerVariantOf(environment)}>
        <div className={styles.bar}>
          <Logo variant={headerVariantOf(environment)} />
          {!termsAccepted ? null : <KeywordSearch onPrefetch={ahead.prefetch} />}
          <div className={styles.tools} inert={waitsFor === 'firstPage'}>
            <LanguageSelector onChange={onLanguageChange} />
            <div className={styles.wide}>
              <UserMenu {...account} />
            </div>
            <div className={styles.narrow}>
              <BurgerMenu tabs={tabs} account={account} />
            </div>
          </div>
        </div>
        {tabs === undefined ? null : (
          <div className={styles.wide}>
            <TabRow {...tabs} />
          </div>
        )}
      </header>
      <main id={contentId} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <footer className={styles.footer} inert={waitsFor === 'firstPage'} aria-label={t('shell.title')}>
        <div className={styles.footerBar}>
          <Copyright />
          <div className={styles.tools}>
            {/* Loads late and must not shift its neighbours. */}
            <Disclaimer />
            {footerTool}
          </div>
        </div>
      </footer>
    </div>
  );
}
