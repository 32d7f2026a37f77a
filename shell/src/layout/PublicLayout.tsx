import type { Language } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { headerVariantOf, type Environment } from '@portal/wire';
import type { ReactNode } from 'react';
import { Copyright } from './footer/Copyright.tsx';
import { LanguageSelector } from './header/LanguageSelector.tsx';
import { Logo } from './header/Logo.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';
import styles from './Layout.module.css';

interface PublicLayoutProps {
  /** Which environment this is: the logo says so. */
  environment: Environment;
  /** Switches the page's language. */
  onLanguageChange: (language: Language) => void;
  /** A further control at the end of the page. */
  footerTool?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** Around every page for visitors: logo, language, page. */
export function PublicLayout({ environment, onLanguageChange, footerTool, children }: PublicLayoutProps) {
  const { t } = useMessages();
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.header} data-variant={headerVariantOf(environment)}>
        <div className={styles.bar}>
          <Logo variant={headerVariantOf(environment)} />
          <LanguageSelector onChange={onLanguageChange} />
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className={styles.content} data-public>
        {children}
      </main>
      <footer className={styles.footer} aria-label={t('shell.title')}>
        <div className={styles.footerBar}>
          <Copyright />
          {footerTool}
        </div>
      </footer>
    </div>
  );
}
