import type { LibraryName } from '@portal/wire';
import { sql } from 'drizzle-orm';
import { isEnabled } from '#areas/auth/accountRepository.ts';
import { readPage } from '#areas/publication/repository.ts';
import { listSelection } from '#areas/list/listSelection.ts';
import { postgresSearch } from '#areas/texts/search/postgresSearch.ts';
import { canComeBack } from '#areas/following/viewsRepository.ts';
import { viewFilters } from '#areas/list/views/viewFilters.ts';
import type { Db } from '#db/Db.ts';
import { clientKeys, type Subscription } from '#policies/entitlements.ts';
import { mayOpenLibrary } from '#policies/libraries.ts';
import { packagesIncluding } from '#policies/packagesIncluding.ts';

interface Candidate extends Subscription {
  id: number;
  clientId: number;
  library: LibraryName;
  query: unknown;
  portalTabs: string[];
}

export interface FittingView {
  id: number;
  clientId: number;
}

/**
 * Finds views with mails whose clients are entitled to the publication. Includes removed ones that can be restored; the
 * mail drops those still removed.
 */
const candidatesFor = (inside: Db, ent: readonly number[]) =>
  inside.query<Candidate>(sql`
    select v.id, v.client_id as "clientId", v.library, v.query, pk.portal_tabs as "portalTabs",
      pk.aggregated_types as "aggregatedTypes", pk.asset_classes as "assetClasses", pk.languages
    from saved_views v join clients c on c.id = v.client_id join packages pk on pk.id = c.package_id
      left join preferences p on p.client_id = c.id
    where v.mail and (v.removed_at is null or ${canComeBack}) and c.accepted_terms and ${isEnabled} and coalesce(p.delivery, 'single') <> 'none'
      and c.package_id in (${packagesIncluding(ent)}) order by v.id`);

/** Checks the view’s list with the same conditions and search as for the client. A view has no `new`, so no visit matters. */
async function fits(inside: Db, view: Candidate, publicationId: number): Promise<boolean> {
  const filters = viewFilters(view.library, view.query);
  if (filters === undefined || !mayOpenLibrary(view, view.library)) return false;
  const keys = clientKeys(view);
  const only = [...(filters.scope.only ?? []), sql`id = ${publicationId}`];
  const searched = { ...filters, scope: { ...filters.scope, only } };
  const selection = await listSelection(
    postgresSearch(inside),
    { id: view.clientId, keys, lastVisit: null },
    searched,
  );
  const { total } = await readPage(inside, selection, { page: 1, pageSize: 1, keys });
  return total > 0;
}

/**
 * An error in one view must not block everyone's mails: it goes to `onFault`, and the view does not fit. Always rolls
 * back, to undo the search's settings.
 */
async function fitsSafely(inside: Db, view: Candidate, { id, onFault }: Announced): Promise<boolean> {
  await inside.query(sql`savepoint view`);
  try {
    return await fits({ ...inside, transaction: (work) => work(inside) }, view, id);
  } catch (error) {
    onFault(error, view.id);
    return false;
  } finally {
    await inside.query(sql`rollback to savepoint view`);
    await inside.query(sql`release savepoint view`);
  }
}

interface Announced {
  id: number;
  ent: readonly number[];
  /** Called for views that could not be checked. */
  onFault: (error: unknown, viewId: number) => void;
}

/** Checks one view after the other: they share the transaction that takes the publication. [L-23] */
export async function fittingViews(inside: Db, announced: Announced): Promise<FittingView[]> {
  const fitting: FittingView[] = [];
  for (const view of await candidatesFor(inside, announced.ent))
    if (await fitsSafely(inside, view, announced)) fitting.push({ id: view.id, clientId: view.clientId });
  return fitting;
}
