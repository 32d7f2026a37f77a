import { useMessages } from '@portal/i18n';
import { Checkbox } from '@portal/ui';
import type { ResearchMessage } from '../messages/index.ts';
import { useMyCoverage } from './useMyCoverage.ts';

interface MyCoverageFilterProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/**
 * Filters by what the client follows. Hidden if the client may not follow anything, or the API does not report it.
 * [N-07]
 */
export function MyCoverageFilter({ on, onChange }: MyCoverageFilterProps) {
  const { t } = useMessages<ResearchMessage>();
  const { offered } = useMyCoverage(on);
  if (!offered) return null;
  return (
    <Checkbox
      label={t('research.filter.myCoverage')}
      checked={on}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
