import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import type { Client } from '#policies/Client.ts';
import { multiplyPublications } from '#testing/multiplyPublications.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { postgresSearch } from '#areas/texts/search/postgresSearch.ts';
import { ListPages } from './listPages.ts';
import { listReader } from './listReader.ts';
import type { ListQuery, ListScope } from './listSelection.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Only the walk by date stops by itself, at the list's limit. */
const readsAll = (node: PlanNode): boolean =>
  node['Relation Name'] === 'publications' &&
  (node['Node Type'] === 'Seq Scan' ||
    (node['Index Name'] !== 'publications_newest' &&
      /^Index (Only )?Scan$/.test(node['Node Type']) &&
      node['Index Cond'] === undefined));

/** Many rows and real statistics: on small tables the planner rightly reads everything. */
const size = 20_000;

onOneEngine('plans of lists', (api) => {
  /** Keeps the statements that `work` runs. */
  async function statementsOf(work: (db: Db) => Promise<unknown>): Promise<SQL[]> {
    const statements: SQL[] = [];
    const recording = (db: Db): Db => ({
      ...db,
      query: (statement) => {
        statements.push(statement);
        return db.query(statement);
      },
      transaction: (inside, limitMs) => db.transaction((each) => inside(recording(each)), limitMs),
    });
    await work(recording(api().services.db));
    return statements;
  }

  async function fullScansOf(statement: SQL): Promise<PlanNode[]> {
    const [row] = await api().services.db.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      sql`explain (format json) ${statement}`,
    );
    return nodesOf(row?.['QUERY PLAN'][0].Plan as PlanNode).filter(readsAll);
  }

  const client = async (): Promise<Client> => {
    const [row] = await api().services.db.query<{ id: number; ent: number[] }>(sql`
      select (select id from clients where username = 'everything@demo.example') as id,
        array(select distinct unnest(ent) from publications) as ent`);
    const since = new Date(`${api().services.today()}T00:00:00Z`).toISOString().replace('Z', '000Z');
    return {
      id: row?.id,
      keys: row?.ent,
      lastVisit: since,
      subscription: { aggregatedTypes: [], assetClasses: [] },
    } as unknown as Client;
  };

  beforeAll(async () => {
    const { db } = api().services;
    const [{ count } = { count: 1 }] = await db.query<{ count: number }>(
      sql`select count(*)::int as count from publications`,
    );
    await multiplyPublications(db, { copies: Math.ceil(size / count), withTexts: false });
  });

  const plain = {
    page: 1,
    page_size: 50,
    limit: 200,
    order: 'desc',
    tag_filters: {},
    tag_not_filters: {},
  } as const;
  const folded = { ...plain, fold_editions: 'German', entitled: 'auto' } as const;
  const library: ListScope = { library: 'equities', tellsNews: true };
  const day = { start_date: '2026-03-11', end_date: '2026-03-11' };

  test.each<[string, ListQuery, ListScope]>([
    ['a library', folded, library],
    ['a library whose editions are separate', plain, library],
    ['its last page', { ...folded, page: 4 }, library],
    ['its oldest first', { ...folded, order: 'asc' }, library],
    ['a rare tag', { ...folded, tag_filters: { Company: ['Halvoris Audio'] } }, library],
    ['what is new', { ...folded, new: 'true' }, library],
    ['what is in the subscription', { ...folded, entitled: 'true' }, library],
    ['the day', { ...folded, date_range: day }, { tellsNews: true }],
  ])('[O-01] no statement of %s reads all publications', async (_, query, scope) => {
    const reader = await client();
    const statements = await statementsOf((db) => {
      const search = postgresSearch(db);
      return listReader({ db }, { search, pages: new ListPages(db, search) })(reader, query, scope);
    });
    expect(statements.length).toBeGreaterThan(3);
    for (const statement of statements) expect(await fullScansOf(statement)).toEqual([]);
  });
});
