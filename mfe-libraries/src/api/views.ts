import { api, ApiError, type ApiErrorKind, queryClient, queryOptions } from '@portal/api';
import type { LibraryName } from '@portal/wire';
import { libraryCalls, type SavedView, type ViewQuery } from '@portal/wire-libraries';

/** The views of a library that the client has saved. */
export interface SavedViews {
  /** Whether the API keeps views at all: without, none is offered. */
  supported: boolean;
  views: readonly SavedView[];
  /** Whether the client gets no mails whatever a view says. */
  mailsOff: boolean;
}

const none: SavedViews = { supported: false, views: [], mailsOff: false };

/** How an API answers that does not know the call. */
const withoutViews: readonly ApiErrorKind[] = ['notFound', 'invalid', 'forbidden'];

const key = (library: LibraryName) => ['libraries', 'views', library] as const;

/** A view as it is saved, with the id of one that was removed and comes back. */
type ViewWishes = Pick<SavedView, 'name' | 'query' | 'mail'> & Partial<Pick<SavedView, 'id'>>;

/** How long the numbers of new papers hold. */
const freshMs = 60_000;

/** The saved views of a library with the numbers of their new papers. [L-23] */
export const savedViewsQuery = (library: LibraryName) =>
  queryOptions({
    queryKey: key(library),
    queryFn: async ({ signal }): Promise<SavedViews> => {
      try {
        const { views, mails_off } = await api.call(libraryCalls.savedViews, { query: { library }, signal });
        return { supported: true, views, mailsOff: mails_off };
      } catch (error) {
        if (error instanceof ApiError && withoutViews.includes(error.kind)) return none;
        throw error;
      }
    },
    staleTime: freshMs,
  });

const readAgain = (library: LibraryName) => queryClient.invalidateQueries({ queryKey: key(library) });

/** @throws ApiError with status 409 when the name is taken or there are too many */
export async function saveView(library: LibraryName, { id, name, query, mail }: ViewWishes): Promise<void> {
  await api.call(libraryCalls.saveView, { body: { id, library, name, query, mail } });
  await readAgain(library);
}

/** What is left out stays as it was. */
interface ViewChange {
  id: number;
  name?: string;
  query?: ViewQuery;
  mail?: boolean;
}

/** @throws ApiError with status 409 when the name is taken, with 404 when the view is gone */
export async function changeView(library: LibraryName, change: ViewChange): Promise<void> {
  await api.call(libraryCalls.changeView, { body: change });
  await readAgain(library);
}

export async function removeView(library: LibraryName, id: number): Promise<void> {
  await api.call(libraryCalls.removeView, { body: { id } });
  await readAgain(library);
}
