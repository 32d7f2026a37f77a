import { useMessages } from '@portal/i18n';
import { Checkbox } from '@portal/ui';
import type { ResearchMessage } from '../messages/index.ts';
import { separateEditions, useSeparatesEditions } from './separateEditions.ts';

/** Shows each edition of a paper as an entry of its own, or as one again; remembered for all lists. [L-16] */
export function EditionsSwitch() {
  const { t } = useMessages<ResearchMessage>();
  return (
    <Checkbox
      label={t('research.editions.separately')}
      checked={useSeparatesEditions()}
      onChange={({ target }) => separateEditions(target.checked)}
    />
  );
}
