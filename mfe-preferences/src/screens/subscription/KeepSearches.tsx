import { api, failureMessage, readQuery, useMutation, useQuery, useQueryClient } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { Checkbox, notify } from '@portal/ui';
import { calls } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';
import type { en } from '#messages/en.ts';

const about = 'recent searches';

const recentQuery = { ...readQuery(calls.recentSearches, {}), retry: false };

/** Whether the portal keeps recent searches, saved at once. Nothing where the API keeps none. [L-28] */
export function KeepSearches() {
  const { t } = useMessages<keyof typeof en>();
  const queries = useQueryClient();
  const { data } = useQuery(recentQuery);
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (keep: boolean) => api.call(preferenceCalls.keepSearches, { body: { keep } }),
    // One after the other: the last choice wins.
    scope: { id: about },
    onError: (error) => notify({ message: { id: failureMessage(error) }, variant: 'error', about }),
    onSettled: () => queries.invalidateQueries({ queryKey: recentQuery.queryKey }),
  });
  if (data === undefined) return null;
  return (
    <Checkbox
      label={t('preferences.searches.keep')}
      checked={isPending ? variables : data.enabled}
      onChange={({ target }) => mutate(target.checked)}
    />
  );
}
