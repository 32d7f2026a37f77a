import { useMessages } from '@portal/i18n';
import { Checkbox } from '@portal/ui';
import type { ResearchMessage } from '../messages/index.ts';
import { separateEditions, useSeparatesEditions } from './separateEditions.ts';

/** Lists each edition of a paper separately, or folded into one entry; remembered for all lists. [L-16] */
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
