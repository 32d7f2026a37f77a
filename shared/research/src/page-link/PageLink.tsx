import { useEntitlements } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { Link } from '@portal/router';
import { Tooltip } from '@portal/ui';
import type { ReactNode } from 'react';
import type { ResearchMessage } from '../messages/index.ts';
import { linkAccess } from './linkAccess.ts';
import styles from './PageLink.module.css';

interface PageLinkProps {
  to: string;
  children: ReactNode;
  className?: string | undefined;
  /** Language of the text, if not the page's. */
  lang?: string | undefined;
}

/**
 * A link to a portal page. Outside the subscription it is disabled and says why; it stays focusable, so that everyone
 * can find out. [G-07]
 */
export function PageLink(props: PageLinkProps) {
  const { t } = useMessages<ResearchMessage>();
  const { children, className, lang } = props;
  const answer = linkAccess(useEntitlements(), props.to);
  if (answer === 'open') return <Link {...props} />;
  if (answer === 'unknown')
    return (
      <span className={className} lang={lang}>
        {children}
      </span>
    );
  return (
    <Tooltip label={t('research.tile.notIncluded')}>
      <span
        className={className === undefined ? styles.closed : `${className} ${styles.closed}`}
        role="link"
        aria-disabled="true"
        tabIndex={0}
        lang={lang}
      >
        {children}
      </span>
    </Tooltip>
  );
}
