import { useMessages } from '@portal/i18n';
import { PageLink, profileLink, tagLabel } from '@portal/research';
import { DataTable, useIsNarrow, type DataTableColumn } from '@portal/ui';
import type { CoveredCompany, ProfileClass } from '@portal/wire-profiles';
import { CurrentRating } from '#components/ratings/CurrentRating.tsx';
import { ratingProvider } from '#components/ratings/ratingProvider.ts';
import type { ProfilesMessage } from '#messages/index.ts';
import { companiesPageSize } from './companiesPageSize.ts';
import styles from './CompanyTable.module.css';
import { shownRatings } from './shownRatings.ts';

interface CompanyTableProps {
  caption: string;
  /** The page's asset class, which links keep; undefined for all. */
  assetClass: ProfileClass | undefined;
  /** @default false */
  withSector?: boolean;
  /** One page of companies; undefined while loading. */
  companies: readonly CoveredCompany[] | undefined;
  paging: { index: number; count: number; onChange: (index: number) => void };
  busy: boolean;
  onRetry: (() => void) | undefined;
}

export function CompanyTable({
  caption,
  assetClass,
  withSector = false,
  companies,
  ...rest
}: CompanyTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={useCompanyColumns({ assetClass, withSector, withProvider: haveTwoProviders(companies) })}
      rows={companies}
      rowId={({ id }) => String(id)}
      pageSize={companiesPageSize}
      {...rest}
    />
  );
}

/** Whether some are rated by the bank and others by its partner: readers must see whose rating it is. [C-03] */
function haveTwoProviders(companies: readonly CoveredCompany[] = []): boolean {
  const providers = companies.map(({ kpis }) => ratingProvider(kpis.Ratings.Equity?.current ?? ''));
  return providers.includes('own') && providers.includes('partner');
}

interface ColumnOptions {
  assetClass: ProfileClass | undefined;
  withSector: boolean;
  withProvider: boolean;
}

/** Narrow screens merge the ratings into one column. */
function useCompanyColumns({
  assetClass,
  withSector,
  withProvider,
}: ColumnOptions): DataTableColumn<CoveredCompany>[] {
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
    cell: ({ kpis }: CoveredCompany) => (
      <CurrentRating rating={kpis.Ratings[kind]} kind={kind} withProvider={withProvider} />
    ),
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
                  <CurrentRating rating={kpis.Ratings[kind]} kind={kind} withProvider={withProvider} />
                </dd>
              </div>
            ))}
          </dl>
        ),
      },
    ];
  if (!withSector) return [company, ...ratings];
  const sector: DataTableColumn<CoveredCompany> = {
    id: 'sector',
    header: t('profiles.column.sector'),
    width: 180,
    cell: ({ sector: of }) => (of === null ? null : tagLabel(of, 'Sector', language)),
  };
  return [company, sector, ...ratings];
}
