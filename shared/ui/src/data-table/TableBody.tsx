import { useMessages } from '@portal/i18n';
import { QuietFailure } from '../notices/QuietFailure.tsx';
import type { DataTableColumn } from './DataTableColumn.ts';

interface TableBodyProps<Row extends object> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly { id: string; original: Row }[];
  onRetry?: () => void;
}

/** The rows of a page, or a message instead. */
export function TableBody<Row extends object>({ columns, rows, onRetry }: TableBodyProps<Row>) {
  const { t } = useMessages();
  if (onRetry !== undefined || rows.length === 0)
    return (
      <tbody>
        <tr>
          <td colSpan={columns.length}>
            {onRetry === undefined ? t('common.table.empty') : <QuietFailure onRetry={onRetry} />}
          </td>
        </tr>
      </tbody>
    );
  return (
    <tbody>
      {rows.map(({ id, original }) => (
        <tr key={id}>
          {columns.map((column) =>
            column.namesRow === true ? (
              <th key={column.id} scope="row">
                {column.cell(original)}
              </th>
            ) : (
              <td key={column.id}>{column.cell(original)}</td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  );
}
