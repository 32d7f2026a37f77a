import { api, currentUserQuery, failureMessage, useMutation, useQuery, useQueryClient } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { noteNewsAtStart } from '@portal/session';
import { Checkbox, notify } from '@portal/ui';
import { preferenceCalls } from '@portal/wire-preferences';
import type { en } from '#messages/en.ts';
import styles from './Subscription.module.css';

const about = 'news at start';

/** Whether the start page begins with what is new, saved at once. Keeps its line until it is known; nothing where the API does not say. [L-25] */
export function NewsAtStart() {
  const { t } = useMessages<keyof typeof en>();
  const queries = useQueryClient();
  const { data, isPending: isReading } = useQuery(currentUserQuery);
  const { mutate, variables, isPending } = useMutation({
    mutationFn: async (news_at_start: boolean) => {
      await api.call(preferenceCalls.updateNewsAtStart, { body: { news_at_start } });
      noteNewsAtStart(news_at_start);
    },
    // One after the other: the last choice wins.
    scope: { id: about },
    onError: (error) => notify({ message: { id: failureMessage(error) }, variant: 'error', about }),
    onSettled: () => queries.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
  const chosen = data?.news_at_start;
  if (chosen === undefined) return isReading ? <div className={styles.room} aria-hidden="true" /> : null;
  return (
    <Checkbox
      label={t('preferences.newsAtStart')}
      checked={isPending ? variables : chosen}
      onChange={({ target }) => mutate(target.checked)}
    />
  );
}
