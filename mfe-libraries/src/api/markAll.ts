import { api, failureMessage, queryClient } from '@portal/api';
import type { FilterState } from '@portal/research';
import { notify } from '@portal/ui';
import { libraryCalls } from '@portal/wire-libraries';
import type { LibrariesMessage } from '#messages/index.ts';
import { listFilters } from './listFilters.ts';
import type { MarkedList } from './news.ts';

const about = 'read marks';

const isOfLists = ({
  queryKey,
  state: { data },
}: {
  queryKey: readonly unknown[];
  state: { data: unknown };
}) => queryKey[0] === 'libraries' || (typeof data === 'object' && data !== null && 'pages' in data);

/** Refetches visible lists at once, others when they are shown. */
const askAgain = () => queryClient.invalidateQueries({ predicate: isOfLists });

const tell = (error: unknown) => notify({ message: { id: failureMessage(error) }, variant: 'error', about });

const jsonOf = (value: object | undefined) => (value === undefined ? undefined : JSON.stringify(value));

async function unmark(markedAt: string): Promise<void> {
  try {
    await api.call(libraryCalls.unmarkRead, { body: { marked_at: markedAt } });
    await askAgain();
  } catch (error) {
    tell(error);
  }
}

/** Marks what is new in a filtered list as read, with an undo for a while. Returns whether it succeeded. [L-21] */
export async function markAll({ name, day }: MarkedList, filters: FilterState): Promise<boolean> {
  const { date_range: chosen, tag_filters, tag_not_filters, libraries, followed } = listFilters(filters);
  const days = chosen ?? (day === undefined ? undefined : { start_date: day, end_date: day });
  const body = {
    list: name,
    tag_filters: jsonOf(tag_filters),
    tag_not_filters: jsonOf(tag_not_filters),
    date_range: jsonOf(days),
    libraries,
    followed,
  };
  try {
    const { marked, marked_at: markedAt } = await api.call(libraryCalls.markAllRead, { body });
    await askAgain();
    const message: { id: LibrariesMessage; values: { count: number } } = {
      id: 'libraries.new.marked',
      values: { count: marked },
    };
    const label: { id: LibrariesMessage } = { id: 'common.undo' };
    const action = markedAt === null ? undefined : { label, run: () => void unmark(markedAt) };
    notify({ message, variant: 'success', about, action });
    return true;
  } catch (error) {
    tell(error);
    return false;
  }
}
