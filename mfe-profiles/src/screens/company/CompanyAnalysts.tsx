import { imageHref } from '@portal/api';
import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { PageLink } from '@portal/research';
import { EmptyNotice } from '@portal/ui';
import type { ProfiledTag } from '@portal/wire';
import { AnalystTeam } from '#components/analyst-team/AnalystTeam.tsx';
import { ProfilePart } from '#components/ProfilePart.tsx';
import type { ProfilesMessage } from '#messages/index.ts';
import styles from './CompanyProfile.module.css';
import type { CompanyTab } from './companyTabs.ts';

interface CompanyAnalystsProps {
  analysts: ProfiledTag['related_analysts'];
  tab: CompanyTab;
}

/** Analysts by asset class; former ones are hidden. [P-02] */
export function CompanyAnalysts({ analysts, tab }: CompanyAnalystsProps) {
  const { t } = useMessages<ProfilesMessage>();
  const groups = tab.analysts.flatMap((assetClass) => {
    const people = analysts[assetClass].filter(({ inactive }) => inactive !== true);
    return people.length === 0 ? [] : [{ assetClass, people }];
  });
  return (
    <ProfilePart title={t('profiles.company.analysts')}>
      {groups.length === 0 ? (
        <EmptyNotice next={<PageLink to={pages.team.href()}>{t('profiles.team')}</PageLink>}>
          {t('profiles.company.noAnalysts')}
        </EmptyNotice>
      ) : null}
      <div className={styles.groups}>
        {groups.map(({ assetClass, people }) => (
          <div key={assetClass} className={styles.group}>
            {tab.analysts.length > 1 ? (
              <h3 className={styles.groupTitle}>{t(`profiles.tab.${assetClass}`)}</h3>
            ) : null}
            <AnalystTeam analysts={people} assetClass={assetClass} pictureOf={imageHref} />
          </div>
        ))}
      </div>
    </ProfilePart>
  );
}
