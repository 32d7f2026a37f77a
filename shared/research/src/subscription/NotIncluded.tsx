import { useMessages } from '@portal/i18n';
import { portalLinks } from '@portal/session';
import { EmptyNotice } from '@portal/ui';
import type { ResearchMessage } from '../messages/index.ts';

/** Shown instead of a part that the subscription lacks; names whom to contact. [G-13] */
export function NotIncluded() {
  const { t } = useMessages<ResearchMessage>();
  const { publicationsMail } = portalLinks();
  return (
    <EmptyNotice
      next={
        <p>
          {t('research.noAccess.text')} <a href={`mailto:${publicationsMail}`}>{publicationsMail}</a>
        </p>
      }
    >
      {t('research.tile.notIncluded')}
    </EmptyNotice>
  );
}
