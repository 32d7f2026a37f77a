import { useMessages } from '@portal/i18n';
import { Pill, usePrinting } from '@portal/ui';
import type { Tag } from '@portal/wire';
import { useState } from 'react';
import type { ResearchMessage } from '../messages/index.ts';
import { PageLink } from '../page-link/PageLink.tsx';
import { profileLink, type ProfileAssetClass } from '../profileLink.ts';
import { pillHref } from './pillHref.ts';
import { tagLabel } from './tagLabel.ts';
import styles from './TagList.module.css';

interface TagListProps {
  tags: readonly Tag[];
  /** False without entitlement: tags are not links. */
  active: boolean;
  assetClass?: ProfileAssetClass | undefined;
}

/** The others are shown on request and on paper. */
const atFirst = 5;

/** Focuses the first tag that replaced the focused button. */
const takeFocus = (item: HTMLElement | null) => item?.focus({ preventScroll: true });

/** Tags as pills. [T-01] [T-04] [G-07] */
export function TagList({ tags, active, assetClass }: TagListProps) {
  const { t, language } = useMessages<ResearchMessage>();
  const [all, setAll] = useState(false);
  const printing = usePrinting();
  if (tags.length === 0) return null;
  const shown = all || printing || tags.length <= atFirst + 1 ? tags : tags.slice(0, atFirst);
  const hidden = tags.length - shown.length;
  return (
    <ul className={styles.tags} aria-label={t('research.tile.tags')}>
      {shown.map((tag, place) => {
        const { category } = tag;
        const to = pillHref({ category, href: profileLink(tag, assetClass), active });
        const isNext = all && place === atFirst;
        return (
          <li key={tag.id} tabIndex={isNext ? -1 : undefined} ref={isNext ? takeFocus : undefined}>
            <Pill to={to} link={PageLink}>
              {tagLabel(tag, category, language)}
            </Pill>
          </li>
        );
      })}
      {hidden > 0 ? (
        <li>
          <button
            type="button"
            className={styles.more}
            aria-label={t('research.tile.moreTags', { count: hidden })}
            onClick={() => setAll(true)}
          >
            +{hidden}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
