import type { LinkAccess } from '@portal/research';
import { Tooltip } from '@portal/ui';
import styles from './cells.module.css';
import type { NamedLink } from '../rows/CoveredRow.ts';
import type { Wording } from './labels.ts';

interface ProfileAnchorProps {
  to: NamedLink;
  /** Whether pages of this kind are open to the client; asked once for all rows. */
  access: LinkAccess;
  wording: Wording;
}

/**
 * A name that leads to its profile, where there is one and the client may open it. The table follows all of its links together:
 * hundreds of them that each listen to the address would make every change of it slow. [T-06] [G-07]
 */
export function ProfileAnchor({ to: { name, href }, access, wording }: ProfileAnchorProps) {
  if (href === undefined || access === 'unknown') return name;
  if (access === 'open')
    return (
      <a href={href} data-profile="">
        {name}
      </a>
    );
  return (
    <Tooltip label={wording.t('research.tile.notIncluded')}>
      <span role="link" aria-disabled="true" tabIndex={0} className={styles.closed}>
        {name}
      </span>
    </Tooltip>
  );
}
