import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { isStudiesOnly, withStudiesOnly, type FilterState } from '@portal/research';
import { Checkbox } from '@portal/ui';
import { studiesQuery } from '#api/library.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import type { Library } from '../libraries.ts';

interface StudiesOnlyProps {
  library: Library;
  filters: FilterState;
  onChange: (filters: FilterState) => void;
}

/**
 * Selects exactly the library's study types; unchecked as soon as the types differ. Hidden if they could not be loaded.
 * [L-05]
 */
export function StudiesOnly({ library, filters, onChange }: StudiesOnlyProps) {
  const { t } = useMessages<LibrariesMessage>();
  const studies = useQuery(studiesQuery(library.name));
  const types = studies.data?.map(({ value }) => value) ?? [];
  if (studies.isError) return null;
  return (
    <Checkbox
      label={t('research.filter.studiesOnly')}
      checked={isStudiesOnly(filters, types)}
      disabled={types.length === 0}
      onChange={({ target }) => onChange(withStudiesOnly(filters, types, target.checked))}
    />
  );
}
