import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { SkippedRecords } from '@portal/research';
import { EmptyNotice } from '@portal/ui';
import { useState } from 'react';
import { sectorCompaniesQuery, type SectorPage } from '#api/sector.ts';
import { companyPages } from '#components/company-table/companiesPageSize.ts';
import { CompanyTable } from '#components/company-table/CompanyTable.tsx';
import { ProfilePart } from '#components/ProfilePart.tsx';
import type { ProfilesMessage } from '#messages/index.ts';

/** The companies of the sector with their ratings. [P-03] */
export function SectorCoverage({ page }: { page: SectorPage }) {
  const { t } = useMessages<ProfilesMessage>();
  const [index, setIndex] = useState(0);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...sectorCompaniesQuery(page, index + 1),
    placeholderData: (previous) => previous,
  });
  return (
    <ProfilePart title={t('profiles.coverage')}>
      {data?.records.length === 0 && index === 0 ? (
        <EmptyNotice>{t('profiles.coversNone')}</EmptyNotice>
      ) : (
        <CompanyTable
          caption={t('profiles.coverage')}
          assetClass={page.assetClass}
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
