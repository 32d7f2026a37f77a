import type { Entitlements, Language } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { headerVariantOf, type Environment } from '@portal/wire';
import { useRef, type ReactNode } from 'react';
import { retiredAreaAt } from '../remotes/areaOfPath.ts';
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
import { visibleTabs } from './tabs.ts';
import styles from './Layout.module.css';

interface SignedInLayoutProps {
  /** Which environment this is, and where its links lead. */
  environment: Environment;
  /** What the client may open; undefined as long as that is not known. Null when it could not be loaded: no tab has a place then. */
  entitlements: Entitlements | undefined | null;
  /** The client's name, for the user menu. */
  userName: string;
  /** Switches the page's language. */
  onLanguageChange: (language: Language) => void;
  /** Ends the session and leads to the sign-in page. */
  onLogout: () => void;
  /** Fetches the page of a path ahead of a visit; answers when that is done. [F-05] */
  onPrefetch: (path: string) => unknown;
  /** The client waits for a page: nothing is fetched ahead of it. */
  isWaiting: boolean;
  /**
   * Whether the client has accepted the terms: until then tabs and search would lead back to them, so there are none.
   * Undefined while that is not known: the tabs keep their place.
   */
  termsAccepted: boolean | undefined;
  /** A further control at the end of the page. */
  footerTool?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** Around every page for clients: header with search, tabs, page, footer. [S-01] to [S-05] */
export function SignedInLayout(props: SignedInLayoutProps) {
  const { environment, userName, onLanguageChange, onLogout, onPrefetch } = props;
  const { isWaiting, termsAccepted, footerTool, children } = props;
  const { t } = useMessages();
  const entitlements = props.entitlements ?? undefined;
  const isRetired = (path: string) => retiredAreaAt(environment, path) !== undefined;
  const shownTabs = {
    isRetired,
    entitlements: termsAccepted ? entitlements : undefined,
    corporateAccess: environment.links.corporateAccess,
    onPrefetch,
  };
  const tabs = termsAccepted === false || props.entitlements === null ? undefined : shownTabs;
  useIdlePrefetch(
    visibleTabs(shownTabs.entitlements, isRetired).flatMap(({ path }) => path ?? []),
    { onPrefetch, isWaiting },
  );
  const header = useRef<HTMLElement>(null);
  useHeaderOnScroll(header);
  const account = { entitlements, isRetired, userName, onLogout };
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header ref={header} className={styles.header} data-variant={headerVariantOf(environment)}>
        <div className={styles.bar}>
          <Logo variant={headerVariantOf(environment)} />
          {!termsAccepted ? null : <KeywordSearch onPrefetch={onPrefetch} />}
          <div className={styles.tools}>
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
      <footer className={styles.footer} aria-label={t('shell.title')}>
        <div className={styles.footerBar}>
          <Copyright />
          <div className={styles.tools}>
            {/* It comes late, and must not push what stands there. */}
            <Disclaimer />
            {footerTool}
          </div>
        </div>
      </footer>
    </div>
  );
}
