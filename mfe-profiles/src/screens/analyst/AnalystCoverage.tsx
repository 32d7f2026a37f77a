import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { SkippedRecords, PageLink, ProfileCards, profileLink, tagLabel } from '@portal/research';
import { EmptyNotice, Pill, QuietFailure } from '@portal/ui';
import type { Analyst } from '@portal/wire-profiles';
import { useState } from 'react';
import { analystCompaniesQuery, analystSectorsQuery, type AnalystPage } from '#api/analyst.ts';
import { companyPages } from '#components/company-table/companiesPageSize.ts';
import { CompanyTable } from '#components/company-table/CompanyTable.tsx';
import { ProfilePart } from '#components/ProfilePart.tsx';
import type { ProfilesMessage } from '#messages/index.ts';
import styles from './AnalystProfile.module.css';

interface AnalystCoverageProps {
  page: AnalystPage;
  counted: Analyst['coverage'] | undefined;
}

/** The sectors and companies that the analyst covers. [P-04] */
export function AnalystCoverage({ page, counted }: AnalystCoverageProps) {
  const { t } = useMessages<ProfilesMessage>();
  const [index, setIndex] = useState(0);
  const { data, error, isPlaceholderData, refetch } = useQuery(analystCompaniesQuery(page, index + 1));
  return (
    <ProfilePart title={t('profiles.coverage')}>
      {counted == null || counted.companies === 0 ? null : (
        <p className={styles.fact}>
          {t('profiles.analyst.covers', { companies: counted.companies, sectors: counted.sectors })}
        </p>
      )}
      <Sectors page={page} />
      {data?.records.length === 0 && index === 0 ? (
        <EmptyNotice>{t('profiles.coversNone')}</EmptyNotice>
      ) : (
        <CompanyTable
          caption={t('profiles.coverage')}
          assetClass={page.assetClass}
          withSector
          companies={data?.records}
          paging={{ index, count: companyPages(data, index), onChange: setIndex }}
          busy={isPlaceholderData}
          onRetry={error !== null && data === undefined ? () => void refetch() : undefined}
        />
      )}
      {data === undefined ? null : <SkippedRecords of={[data]} />}
    </ProfilePart>
  );
}

function Sectors({ page }: { page: AnalystPage }) {
  const { t, language } = useMessages<ProfilesMessage>();
  const { data, isError, refetch } = useQuery(analystSectorsQuery(page));
  if (data === undefined)
    return isError ? (
      <QuietFailure of={t('profiles.analyst.sectors')} onRetry={() => void refetch()} />
    ) : null;
  if (data.records.length === 0) return null;
  return (
    <ProfileCards tags={data.records} assetClass={page.assetClass}>
      <ul className={styles.sectors} aria-label={t('profiles.analyst.sectors')}>
        {data.records.map((sector) => {
          const to = profileLink(sector, page.assetClass);
          return (
            <li key={sector.id}>
              <Pill to={to} link={PageLink}>
                {tagLabel(sector, 'Sector', language)}
              </Pill>
            </li>
          );
        })}
      </ul>
    </ProfileCards>
  );
}
