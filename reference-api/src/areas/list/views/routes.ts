import { languageNames, parseLanguage } from '@portal/contract';
import type { LibraryName } from '@portal/wire';
import type { SavedView } from '@portal/wire-libraries';
import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { HttpError } from '#http/HttpError.ts';
import { serveSignedIn } from '#http/serve.ts';
import type { Client } from '#policies/Client.ts';
import { requireLibrary } from '#policies/libraries.ts';
import type { Services } from '#Services.ts';
import { preferencesRepository } from '#areas/following/preferences/repository.ts';
import { readPage } from '#areas/publication/repository.ts';
import type { SearchIndex } from '#areas/texts/search/SearchIndex.ts';
import { viewsRepository, type StoredView } from '#areas/following/viewsRepository.ts';
import { listSelection, type Searched } from '../listSelection.ts';
import { viewFilters } from './viewFilters.ts';

const taken = () => new HttpError(409, 'Another view of this library has that name.');

/** A client's saved views. [L-23] */
export function viewRoutes(app: FastifyInstance, { db }: Services, search: SearchIndex): void {
  const views = viewsRepository(db);
  const preferences = preferencesRepository(db);
  async function newIn(client: Client, { query, scope }: Searched): Promise<number> {
    const language = languageNames[parseLanguage(client.preferredLanguage) ?? 'en'];
    const news = { ...query, new: 'true' as const, fold_editions: language };
    const selection = await listSelection(search, client, { query: news, scope });
    const { total } = await readPage(db, selection, { page: 1, pageSize: 1, keys: client.keys });
    return total;
  }

  /** Leaves out a view stored in an unknown format. `new` is 0 if it cannot be counted. */
  async function presented(client: Client, library: LibraryName, { query, ...view }: StoredView) {
    const filters = viewFilters(library, query);
    if (filters === undefined) return [];
    const found = await newIn(client, filters).catch((error: unknown) => {
      app.log.error({ err: error, view: view.id }, 'What is new in a saved view could not be counted.');
      return 0;
    });
    return [{ ...view, query: filters.saved, new: found }];
  }

  serveSignedIn(app, { call: calls.savedViews }, async ({ client, query: { library } }) => {
    requireLibrary(client, library);
    const [saved, { delivery }] = await Promise.all([
      views.of(client.id, library),
      preferences.of(client.id),
    ]);
    const all: SavedView[] = [];
    // In sequence, to use one connection per client.
    for (const view of saved) all.push(...(await presented(client, library, view)));
    return { views: all, mails_off: delivery === 'none' };
  });

  serveSignedIn(app, { call: calls.saveView, refusals: [409] }, async ({ client, body }) => {
    requireLibrary(client, body.library);
    const outcome = await views.keep({ clientId: client.id, ...body });
    if (outcome === 'taken') throw taken();
    if (outcome === 'tooMany')
      throw new HttpError(409, 'The limit of saved views for this library has been reached.');
    return { success: true as const };
  });

  serveSignedIn(app, { call: calls.changeView, refusals: [404, 409] }, async ({ client, body }) => {
    const changed = await views.change({ clientId: client.id, ...body });
    if (changed === 'gone') throw new HttpError(404, 'There is no such view.');
    if (changed === 'taken') throw taken();
    return { success: true as const };
  });

  serveSignedIn(app, { call: calls.removeView }, async ({ client, body: { id } }) => {
    await views.remove(client.id, id);
    return { success: true as const };
  });
}
