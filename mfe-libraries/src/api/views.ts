import { api, ApiError, type ApiErrorKind, queryClient, queryOptions } from '@portal/api';
import type { LibraryName } from '@portal/wire';
import { libraryCalls, type SavedView, type ViewQuery } from '@portal/wire-libraries';

export interface SavedViews {
  /** False if the API has no views; then none are offered. */
  supported: boolean;
  views: readonly SavedView[];
  /** The client receives no e-mails, whatever a view says. */
  mailsOff: boolean;
}

const none: SavedViews = { supported: false, views: [], mailsOff: false };

/** Errors of an API without views. */
const withoutViews: readonly ApiErrorKind[] = ['notFound', 'invalid', 'forbidden'];

const key = (library: LibraryName) => ['libraries', 'views', library] as const;

/** `id` is set to restore a removed view. */
type ViewWishes = Pick<SavedView, 'name' | 'query' | 'mail'> & Partial<Pick<SavedView, 'id'>>;

/** How long the counts of new publications stay fresh. */
const freshMs = 60_000;

/** The saved views of a library, with counts of new publications. [L-23] */
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

/** @throws ApiError with status 409 if the name is taken or there are too many views */
export async function saveView(library: LibraryName, { id, name, query, mail }: ViewWishes): Promise<void> {
  await api.call(libraryCalls.saveView, { body: { id, library, name, query, mail } });
  await readAgain(library);
}

/** Missing fields stay unchanged. */
interface ViewChange {
  id: number;
  name?: string;
  query?: ViewQuery;
  mail?: boolean;
}

/** @throws ApiError with status 409 if the name is taken, 404 if the view is gone */
export async function changeView(library: LibraryName, change: ViewChange): Promise<void> {
  await api.call(libraryCalls.changeView, { body: change });
  await readAgain(library);
}

export async function removeView(library: LibraryName, id: number): Promise<void> {
  await api.call(libraryCalls.removeView, { body: { id } });
  await readAgain(library);
}
