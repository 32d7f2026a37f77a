import { useMessages } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import type { ResearchMessage } from './messages/index.ts';

/** A dash for a missing value, with a label for screen readers. */
export function NoValue({ label }: { label: ResearchMessage }) {
  const { t } = useMessages<ResearchMessage>();
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t(label)}</VisuallyHidden>
    </>
  );
}
