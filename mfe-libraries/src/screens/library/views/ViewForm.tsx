import { ApiError, failureMessage, useSubmission } from '@portal/api';
import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import type { FilterState } from '@portal/research';
import { Link } from '@portal/router';
import { Button, Checkbox, FieldError, notify, TextField } from '@portal/ui';
import { longestViewName, mostViews, type SavedView } from '@portal/wire-libraries';
import { useRef, useState, type SubmitEvent } from 'react';
import { changeView, removeView, saveView, type SavedViews } from '#api/views.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import type { Library } from '../libraries.ts';
import { viewQuery } from './viewQuery.ts';
import styles from './ViewForm.module.css';

interface ViewFormProps {
  library: Library;
  filters: FilterState;
  suggestedName: string;
  /** The view on show; undefined to save a new one. */
  view: SavedView | undefined;
  saved: SavedViews;
  onDone: () => void;
}

type Problem = 'noName' | 'taken' | 'tooMany' | { failed: unknown };

const isRefusedAs = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/** Explains an error; whether there are too many views is inferred from their number. */
function problemOf(error: unknown, { views }: SavedViews): Problem {
  if (!isRefusedAs(error, 409)) return { failed: error };
  return views.length >= mostViews ? 'tooMany' : 'taken';
}

/** What is typed and chosen, and the ways to save and remove it. Input stays until saved. */
function useViewForm(
  { library, filters, suggestedName, view, saved, onDone }: ViewFormProps,
  focusName: () => void,
) {
  const [name, setName] = useState(view?.name ?? suggestedName);
  const [chosen, setMail] = useState<boolean>();
  const mail = chosen ?? view?.mail ?? false;
  const [problem, setProblem] = useState<Problem>();
  const other = saved.views.find((each) => each !== view && isSameName(each.name, name));

  function handleFailed(error: unknown) {
    setProblem(problemOf(error, saved));
    focusName();
  }
  const saving = useSubmission<'save' | 'replace'>({
    send: async (how) => {
      const query = viewQuery(filters);
      if (how === 'replace' && other !== undefined)
        await changeView(library.name, { id: other.id, query, mail: chosen });
      else if (view === undefined) await saveView(library.name, { name, query, mail });
      else await changeView(library.name, { id: view.id, name, mail });
    },
    onDone: () => {
      const message = { id: 'libraries.views.saved', values: { name } };
      notify({ message, variant: 'success', about: 'libraries.view' });
      onDone();
    },
    onFailed: handleFailed,
  });
  const removing = useSubmission<SavedView>({
    send: ({ id }) => removeView(library.name, id),
    onDone: () => {
      if (view !== undefined) tellRemoved(library, view);
      onDone();
    },
    onFailed: handleFailed,
  });

  function handleName(typed: string) {
    setName(typed);
    setProblem(undefined);
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const taken = other === undefined ? undefined : 'taken';
    const wrong = name.trim() === '' ? 'noName' : taken;
    setProblem(wrong);
    if (wrong === undefined) saving.submit('save');
    else focusName();
  }
  return {
    name,
    mail,
    problem,
    saving,
    removing,
    mayReplace: view === undefined && other !== undefined,
    handleName,
    setMail,
    handleSubmit,
  };
}

/** Name and e-mail setting of a view. [L-23] */
export function ViewForm(props: ViewFormProps) {
  const { view, saved } = props;
  const { t } = useMessages<LibrariesMessage>();
  const field = useRef<HTMLInputElement>(null);
  const form = useViewForm(props, () => field.current?.focus());
  const { problem, saving, removing } = form;
  return (
    <form className={styles.form} onSubmit={form.handleSubmit} noValidate>
      <TextField
        ref={field}
        label={t('libraries.views.name')}
        value={form.name}
        maxLength={longestViewName}
        autoComplete="off"
        error={problem === 'noName' || problem === 'taken' ? t(`libraries.views.${problem}`) : undefined}
        onChange={({ target }) => form.handleName(target.value)}
      />
      <div>
        <Checkbox
          label={t('libraries.views.mail')}
          checked={form.mail}
          onChange={({ target }) => form.setMail(target.checked)}
        />
        {saved.mailsOff ? (
          <p className={styles.note}>
            {t('libraries.views.mailsOff')}{' '}
            <Link to={pages.mySubscription.href()}>{t('libraries.views.mailsOffLink')}</Link>
          </p>
        ) : null}
      </div>
      {problem === 'tooMany' ? (
        <FieldError>{t('libraries.views.tooMany', { number: mostViews })}</FieldError>
      ) : null}
      {typeof problem === 'object' ? <FieldError>{t(failureMessage(problem.failed))}</FieldError> : null}
      <div className={styles.actions}>
        <Button type="submit" busy={saving.busy} aria-disabled={removing.busy}>
          {t('common.save')}
        </Button>
        {problem === 'taken' && form.mayReplace ? (
          <Button variant="secondary" aria-disabled={saving.busy} onClick={() => saving.submit('replace')}>
            {t('libraries.views.replace')}
          </Button>
        ) : null}
        {view === undefined ? null : (
          <Button
            variant="secondary"
            busy={removing.busy}
            aria-disabled={saving.busy}
            onClick={() => removing.submit(view)}
          >
            {t('libraries.views.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Compares names like the API. */
const isSameName = (one: string, other: string) => plain(one) === plain(other);
const plain = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Offers undo, which restores the view with its id and e-mail setting. */
function tellRemoved({ name: library }: Library, view: SavedView): void {
  const { name } = view;
  notify({
    message: { id: 'libraries.views.removed', values: { name } },
    variant: 'success',
    about: 'libraries.view',
    action: {
      label: { id: 'common.undo' },
      run: () => {
        saveView(library, view).catch(() =>
          notify({ message: { id: 'libraries.views.notRestored', values: { name } }, variant: 'error' }),
        );
      },
    },
  });
}
