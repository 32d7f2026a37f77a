import { useSubmission } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { Button, notify, TextField } from '@portal/ui';
import { useState, type SubmitEvent } from 'react';
import type { en } from '../messages/en.ts';
import { problemMessage } from '../messages/index.ts';
import { checkFiles, readOverride, withPersonMs, type ActiveOverride } from '../readOverride.ts';
import { OverrideRefused, type OverrideProblem } from '../rules/OverrideRefused.ts';
import type { OverriddenPage } from '../rules/refuseUnfit.ts';
import { wantOverride } from '../storedOverrides.ts';
import { RemoteChoice } from './RemoteChoice.tsx';
import styles from './OverridesPanel.module.css';

interface OverrideFormProps {
  page: OverriddenPage;
  active: readonly ActiveOverride[];
  here: string | undefined;
  reload: () => void;
}

/** Errors are shown under the field, and the input stays. */
export function OverrideForm({ page, active, here, reload }: OverrideFormProps) {
  const { t } = useMessages<keyof typeof en>();
  const remotes = Object.keys(page.environment.remotes);
  /** Empty: a remote the environment does not list yet. */
  const [remote, setRemote] = useState(here ?? remotes[0] ?? '');
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<OverrideProblem>();
  const { busy, submit } = useSubmission<{ remote: string; address: string }>({
    async send(entered) {
      const chosen = entered.remote === '' ? undefined : entered.remote;
      const found = await readOverride({ ...entered, remote: chosen, withinMs: withPersonMs }, page);
      await checkFiles(found.release);
      wantOverride(found.remote, found.release.baseUrl);
    },
    onDone: reload,
    onFailed(error) {
      if (error instanceof OverrideRefused) return setProblem(error.problem);
      console.error(error);
      notify({ message: { id: 'common.couldNotLoad' }, variant: 'error' });
    },
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setProblem(undefined);
    submit({ remote, address });
  }

  const named = remote === '' ? 'mfe-…' : remote;
  const values = { environment: page.environment.environment, ...problem?.values };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <RemoteChoice page={page} active={active} value={remote} onChange={setRemote} reload={reload} />
      <TextField
        label={t('overrides.panel.address')}
        placeholder={`http://localhost:4400/${named}/`}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        error={problem && t(problemMessage(problem), values)}
        description={
          <>
            {t('overrides.panel.serve')} <code>{`pnpm dev ${named} --for ${location.origin}`}</code>
          </>
        }
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t('overrides.panel.use')}
        </Button>
        <p>{t('overrides.panel.reload')}</p>
      </div>
    </form>
  );
}
