import type { LinkAccess } from '@portal/research';
import { Tooltip } from '@portal/ui';
import styles from './cells.module.css';
import type { NamedLink } from '../rows/CoveredRow.ts';
import type { Wording } from './labels.ts';

interface ProfileAnchorProps {
  to: NamedLink;
  /** Whether the client may open such pages; determined once for all rows. */
  access: LinkAccess;
  wording: Wording;
}

/**
 * A name, linked to its profile if the client may open it. A plain anchor, followed by the table
 * (`useFollowedAnchors`): hundreds of router links would re-render with every change of the address. [T-06] [G-07]
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
