import type { Language } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { headerVariantOf, type PageEnvironment } from '@portal/wire';
import type { ReactNode } from 'react';
import { Copyright } from './footer/Copyright.tsx';
import { LanguageSelector } from './header/LanguageSelector.tsx';
import { Logo } from './header/Logo.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';
import styles from './Layout.module.css';

interface PublicLayoutProps {
  environment: PageEnvironment;
  onLanguageChange: (language: Language) => void;
  footerTool?: ReactNode;
  children: ReactNode;
}

/** The frame of pages for visitors. */
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
