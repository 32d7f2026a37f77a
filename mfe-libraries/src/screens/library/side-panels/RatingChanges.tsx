import { ApiError, useQuery } from '@portal/api';
import { formatDay, useMessages } from '@portal/i18n';
import {
  NotIncluded,
  NoValue,
  PageLink,
  profileLink,
  RatingChangeText,
  SkippedRecords,
  tagLabel,
  type ProfileAssetClass,
} from '@portal/research';
import { DataTable, type DataTableColumn } from '@portal/ui';
import { pageCount } from '@portal/wire';
import type { RatingChange } from '@portal/wire-libraries';
import { useState } from 'react';
import { ratingChangesQuery, ratingPageSize, type RatingSource } from '#api/ratings.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import { RotateHint } from './RotateHint.tsx';

interface RatingChangesProps {
  title: string;
  source: RatingSource;
  /** Kept by profile links. [T-06] */
  assetClass?: ProfileAssetClass | undefined;
}

/**
 * The newest rating changes, page by page. The list's filters do not apply: the specification only names sectors per
 * library. [L-10] [L-12]
 */
export function RatingChanges({ title, source, assetClass }: RatingChangesProps) {
  const [page, setPage] = useState(0);
  const columns = useRatingColumns(source, assetClass);
  const { data, error, isPlaceholderData, refetch } = useQuery(ratingChangesQuery(source, page + 1));
  if (error instanceof ApiError && error.kind === 'forbidden') return <NotIncluded />;
  return (
    <>
      <DataTable
        caption={title}
        columns={columns}
        rows={data?.records}
        rowId={({ id }) => String(id)}
        pageSize={ratingPageSize}
        paging={{
          index: page,
          count: data === undefined ? 0 : pageCount(data, { page: page + 1, pageSize: ratingPageSize }),
          onChange: setPage,
        }}
        busy={isPlaceholderData}
        tooWide={<RotateHint />}
        onRetry={error !== null && data === undefined ? () => void refetch() : undefined}
      />
      {data === undefined ? null : <SkippedRecords of={[data]} />}
    </>
  );
}

/** Widths fit a phone of 390 pixels; wider windows stretch them. */
function useRatingColumns(
  { type, coverage }: RatingSource,
  assetClass: ProfileAssetClass | undefined,
): DataTableColumn<RatingChange>[] {
  const { t, language } = useMessages<LibrariesMessage>();
  return [
    {
      id: 'company',
      header: t('libraries.ratings.company'),
      namesRow: true,
      width: 116,
      cell: (company) => {
        const name = tagLabel(company, 'Company', language);
        const to = profileLink(company, assetClass);
        return to === undefined ? name : <PageLink to={to}>{name}</PageLink>;
      },
    },
    {
      id: 'rating',
      header: t('libraries.ratings.rating'),
      width: 144,
      cell: ({ kpis }) => {
        const rating = kpis.Ratings[type];
        return rating === null ? (
          <NoValue label="research.rating.notRated" />
        ) : (
          <RatingChangeText rating={rating} coverage={coverage} />
        );
      },
    },
    {
      id: 'date',
      header: t('libraries.ratings.date'),
      width: 74,
      cell: ({ kpis }) => {
        const day = kpis.Ratings[type]?.date ?? null;
        const shown = formatDay(day ?? '');
        return day === null || shown === '' ? (
          <NoValue label="research.rating.noDate" />
        ) : (
          <time dateTime={day}>{shown}</time>
        );
      },
    },
  ];
}
