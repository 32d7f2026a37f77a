import { imageHref } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { PageLink, PublicationList, tagLabel } from '@portal/research';
import { EmptyNotice, Skeleton } from '@portal/ui';
import type { ProfiledTag } from '@portal/wire';
import { sectorPaging, sectorResearchQuery, type SectorPage } from '#api/sector.ts';
import { AnalystTeam } from '#components/analyst-team/AnalystTeam.tsx';
import { ProfilePart } from '#components/ProfilePart.tsx';
import { ProfileText } from '#components/profile-text/ProfileText.tsx';
import { teamPageOf } from '#components/analyst-team/teamPageOf.ts';
import type { ProfilesMessage } from '#messages/index.ts';
import { SectorCoverage } from './SectorCoverage.tsx';
import { allResearchOn, descriptionOf, teamOfSector } from './sectorPage.ts';
import styles from './SectorProfile.module.css';

interface SectorContentProps {
  page: SectorPage;
  /** Undefined while loading. */
  record: ProfiledTag | undefined;
}

/** A sector in one asset class: description, companies, analysts and research. [P-03] */
export function SectorContent({ page, record }: SectorContentProps) {
  const description = descriptionOf(record, page.assetClass);
  return (
    <div className={styles.content}>
      {description === undefined ? null : <ProfileText text={description} />}
      <SectorCoverage page={page} />
      <SectorTeam page={page} record={record} />
      <SectorResearch page={page} record={record} />
    </div>
  );
}

function SectorTeam({ page: { assetClass }, record }: SectorContentProps) {
  const { t } = useMessages<ProfilesMessage>();
  const analysts = teamOfSector(record, assetClass);
  return (
    <ProfilePart title={t('profiles.sector.team')}>
      {record === undefined ? <Skeleton height="4rem" /> : null}
      {record !== undefined && analysts.length === 0 ? (
        <EmptyNotice>{t('profiles.sector.noTeam')}</EmptyNotice>
      ) : null}
      <AnalystTeam analysts={analysts} assetClass={assetClass} pictureOf={imageHref} />
      <p className={styles.team}>
        <PageLink to={teamPageOf(assetClass)}>{t('profiles.team')}</PageLink>
      </p>
    </ProfilePart>
  );
}

function SectorResearch({ page, record }: SectorContentProps) {
  const { t, language } = useMessages<ProfilesMessage>();
  const seeAll = record && {
    to: allResearchOn(record.value, page.assetClass),
    of: t('profiles.seeAll.on', { name: tagLabel(record, 'Sector', language) }),
  };
  return (
    <ProfilePart title={t('profiles.research')} seeAll={seeAll}>
      <PublicationList
        query={sectorResearchQuery(page)}
        paging={sectorPaging}
        assetClass={page.assetClass}
        emptyMessage={t('profiles.sector.noResearch')}
        excerpt
      />
    </ProfilePart>
  );
}
