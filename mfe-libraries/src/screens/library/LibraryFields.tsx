import { LanguageSelect, SortingSelect, type FilterState } from '@portal/research';

interface LibraryFieldsProps {
  filters: FilterState;
  onChange: (filters: FilterState) => void;
}

/** The fields by which a library is narrowed and sorted. */
export function LibraryFields(props: LibraryFieldsProps) {
  return (
    <>
      <LanguageSelect {...props} />
      <SortingSelect {...props} />
    </>
  );
}
