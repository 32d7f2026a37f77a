import { useMessages } from '@portal/i18n';
import { useLocation } from '@portal/router';
import type { ShellFacts } from '@portal/release-rules';
import { notify } from '@portal/ui';
import { overrideOrigins, type PageEnvironment } from '@portal/wire';
import { useState, type ComponentType } from 'react';
import { ownerOfPath } from '../remotes/areaOfPath.ts';
import type { AppliedOverrides } from './applyStored.tsx';
import type { OverridesPanelProps } from './panel/OverridesPanel.tsx';
import styles from './OverridesButton.module.css';

interface OverridesButtonProps {
  /** As released. */
  environment: PageEnvironment;
  applied: AppliedOverrides | undefined;
}

/** Shown on every page if the environment allows overrides. [F-12] */
export function OverridesButton({ environment, applied }: OverridesButtonProps) {
  const { t } = useMessages();
  const { pathname } = useLocation();
  const [panel, setPanel] = useState<{
    Panel: ComponentType<OverridesPanelProps>;
    shell: ShellFacts;
  }>();
  const [opened, setOpened] = useState(false);
  if (overrideOrigins(environment).length === 0) return null;

  async function handleOpen() {
    try {
      const { preparePanel } = await import(/* webpackChunkName: "overrides" */ './preparePanel.ts');
      setPanel(await preparePanel(environment));
      setOpened(true);
    } catch (error) {
      console.error(error);
      notify({ message: { id: 'common.couldNotLoad' }, variant: 'error' });
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => void handleOpen()}
      >
        {t('shell.footer.overrides')}
      </button>
      {panel && (
        <panel.Panel
          page={{ environment, shell: panel.shell }}
          active={applied?.overrides.current().active ?? []}
          here={ownerOfPath(environment, pathname)?.remote}
          opened={opened}
          onClose={() => setOpened(false)}
          reload={() => location.reload()}
        />
      )}
    </>
  );
}
