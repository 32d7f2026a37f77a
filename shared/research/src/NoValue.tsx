import { useMessages } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import type { ResearchMessage } from './messages/index.ts';

/** A dash for a value that is not there, which is shown to readers who do not see it. */
export function NoValue({ label }: { label: ResearchMessage }) {
  const { t } = useMessages<ResearchMessage>();
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t(label)}</VisuallyHidden>
    </>
  );
}
