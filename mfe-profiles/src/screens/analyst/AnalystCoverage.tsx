import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { LeftOut, PageLink, profileLink, tagLabel } from '@portal/research';
import { DataTable, EmptyNotice, Pill, QuietFailure, useIsNarrow, type DataTableColumn } from '@portal/ui';
import type { Analyst, CoveredCompany } from '@portal/wire-profiles';
import { useId, useState } from 'react';
import {
  analystCompaniesQuery,
  analystSectorsQuery,
  companiesPageSize,
  type AnalystPage,
} from '#api/analyst.ts';
import { HeldRating } from '#components/ratings/HeldRating.tsx';
import type { ProfilesMessage } from '#messages/index.ts';
import { shownRatings } from './analystPage.ts';
import styles from './AnalystProfile.module.css';

interface AnalystCoverageProps {
  page: AnalystPage;
  counted: Analyst['coverage'] | undefined;
}

/** The sectors and companies that the analyst covers. [P-04] */
export function AnalystCoverage({ page, counted }: AnalystCoverageProps) {
  const { t } = useMessages<ProfilesMessage>();
  const id = useId();
  const [index, setIndex] = useState(0);
  const columns = useCompanyColumns(page);
  const { data, error, isPlaceholderData, refetch } = useQuery(analystCompaniesQuery(page, index + 1));
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('profiles.analyst.coverage')}
      </h2>
      {counted == null || counted.companies === 0 ? null : (
        <p className={styles.fact}>
          {t('profiles.analyst.covers', { companies: counted.companies, sectors: counted.sectors })}
        </p>
      )}
      <Sectors page={page} />
      {data?.records.length === 0 ? (
        <EmptyNotice>{t('profiles.analyst.coversNone')}</EmptyNotice>
      ) : (
        <DataTable
          caption={t('profiles.analyst.coverage')}
          columns={columns}
          rows={data?.records}
          rowId={({ id: company }) => String(company)}
          pageSize={companiesPageSize}
          paging={{ index, count: data?.pagination_metadata.num_pages ?? 0, onChange: setIndex }}
          busy={isPlaceholderData}
          onRetry={error !== null && data === undefined ? () => void refetch() : undefined}
        />
      )}
      {data === undefined ? null : <LeftOut of={[data]} />}
    </section>
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
    <ul className={styles.sectors} aria-label={t('profiles.analyst.sectors')}>
      {data.records.map((sector) => {
        const to = profileLink(sector, page.assetClass);
        return (
          <li key={sector.id}>
            <Pill {...(to === undefined ? {} : { to, link: PageLink })}>
              {tagLabel(sector, 'Sector', language)}
            </Pill>
          </li>
        );
      })}
    </ul>
  );
}

/** Widths that a phone has room for: there the ratings share a column. */
function useCompanyColumns({ assetClass }: AnalystPage): DataTableColumn<CoveredCompany>[] {
  const { t, language } = useMessages<ProfilesMessage>();
  const isNarrow = useIsNarrow();
  const shown = shownRatings(assetClass);
  const company: DataTableColumn<CoveredCompany> = {
    id: 'company',
    header: t('profiles.column.company'),
    namesRow: true,
    width: 160,
    cell: (row) => {
      const to = profileLink(row, assetClass);
      const name = tagLabel(row, 'Company', language);
      return to === undefined ? name : <PageLink to={to}>{name}</PageLink>;
    },
  };
  const ratings = shown.map((kind) => ({
    id: kind,
    header: t(`profiles.rating.${kind}`),
    width: 150,
    cell: ({ kpis }: CoveredCompany) => <HeldRating rating={kpis.Ratings[kind]} kind={kind} />,
  }));
  if (isNarrow)
    return [
      company,
      {
        id: 'ratings',
        header: t('profiles.column.ratings'),
        width: 160,
        cell: ({ kpis }) => (
          <dl className={styles.stacked}>
            {shown.map((kind) => (
              <div key={kind}>
                <dt>{t(`profiles.rating.${kind}`)}</dt>
                <dd>
                  <HeldRating rating={kpis.Ratings[kind]} kind={kind} />
                </dd>
              </div>
            ))}
          </dl>
        ),
      },
    ];
  const sector: DataTableColumn<CoveredCompany> = {
    id: 'sector',
    header: t('profiles.column.sector'),
    width: 180,
    cell: ({ sector: of }) => (of === null ? null : tagLabel(of, 'Sector', language)),
  };
  return [company, sector, ...ratings];
}
