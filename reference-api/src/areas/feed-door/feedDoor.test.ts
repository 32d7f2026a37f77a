import { createHash } from 'node:crypto';
import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { UnusedFiles } from '#content-store/ContentStore.ts';
import { addKey, revokeKey } from '#feed/keys/feedKeys.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';

const taxonomy = [
  {
    kind: 'publication_type',
    name: { en: 'First Look', de: 'Erster Blick' },
    aggregated_type: 'Company Research',
  },
  { kind: 'sector', reference: 'S-1', name: { en: 'Clockwork', de: 'Uhrwerke' } },
];

const paper = (reference: string, more: object = {}) => ({
  ...{ kind: 'publication', reference, publish_at: '2026-03-10T08:00:00+01:00', language: 'en' },
  ...{
    type: 'First Look',
    asset_classes: ['Equity'],
    title: `Paper ${reference}`,
    sectors: ['S-1'],
    ...more,
  },
});

const firm = { kind: 'firm', reference: 'F-1', name: 'Muster' };

onOneEngine(
  '[D-02] the feed by HTTP',
  (api) => {
    const keys: Record<string, string> = {};
    const headersOf = (key: string, type: string) => ({
      authorization: `Bearer ${keys[key] ?? key}`,
      'content-type': type,
    });
    const feed = (key: string, records: readonly object[], query: Record<string, string> = {}) =>
      api().app.inject({
        ...{ method: 'POST', url: '/api/feed', query, headers: headersOf(key, 'application/x-ndjson') },
        payload: records.map((record) => JSON.stringify(record)).join('\n'),
      });
    const upload = (key: string, bytes: Buffer | Readable, type: string) =>
      api().app.inject({
        method: 'PUT',
        url: '/api/feed/files',
        headers: headersOf(key, type),
        payload: bytes,
      });
    const incoming = () => {
      const { location } = api().services.content;
      return readdirSync(join(location, 'incoming'));
    };

    beforeAll(async () => {
      const rights = {
        research: ['research'],
        people: ['people'],
        all: ['research', 'people', 'readership'],
      };
      for (const [name, granted] of Object.entries(rights))
        keys[name] = await api().services.db.transaction((inside) =>
          addKey(inside, { name, rights: granted }, 'olga'),
        );
    }, 60_000);

    test('a file is uploaded, then named by its line; a repeat changes nothing', async () => {
      const pdf = Buffer.from('%PDF-1.7 by http');
      const sha256 = createHash('sha256').update(pdf).digest('hex');
      const stored = await upload('research', pdf, 'application/pdf');
      expect([stored.statusCode, stored.json()]).toEqual([
        200,
        { sha256, size: pdf.length, type: 'application/pdf' },
      ]);
      const records = [...taxonomy, paper('H-1', { file: { sha256 } })];
      const tried = await feed('research', records, { dry_run: 'true' });
      expect(tried.json()).toEqual({ outcomes: { stored: 2, created: 1 }, refused: [] });
      expect((await feed('research', records)).json()).toEqual({
        outcomes: { stored: 2, created: 1 },
        refused: [],
      });
      expect((await feed('research', records)).json()).toEqual({
        ...{ outcomes: { stored: 2, unchanged: 1 }, refused: [] },
      });
      const token = await api().tokenOf('everything');
      const body = { path: 'documents/H-1/download' };
      const { body: granted } = await api().post<{ auth_token: string }>('download_token', { token, body });
      const file = await api().app.inject({
        url: `/api/${body.path}`,
        query: { auth_token: granted.auth_token },
      });
      expect(file.rawPayload.equals(pdf)).toBe(true);
      const [record] = await api().services.db.query(
        sql`select feed from feed_records where reference = 'H-1' limit 1`,
      );
      expect(record).toEqual({ feed: 'research' });
      expect(incoming()).toEqual([]);
    });

    test('each key opens what it has the right to, and nothing after it is revoked', async () => {
      const mixed = await feed('research', [firm, ...taxonomy]);
      expect(mixed.json()).toMatchObject({
        outcomes: { stored: 2 },
        refused: [{ line: 1, kind: 'firm', reason: 'The key research does not have the right people.' }],
      });
      expect((await feed('people', [firm])).json()).toMatchObject({ outcomes: { stored: 1 } });
      expect((await upload('people', Buffer.from('%PDF-1.7'), 'application/pdf')).statusCode).toBe(403);
      const readership = (key: string, query: Record<string, string> = {}) =>
        api().app.inject({
          ...{ url: '/api/feed/readership', query, headers: { authorization: `Bearer ${keys[key] ?? key}` } },
        });
      expect((await readership('research')).statusCode).toBe(403);
      const read = await readership('all', { by: 'publication' });
      expect([read.statusCode, read.json()]).toEqual([
        200,
        [expect.objectContaining({ publication: 'H-1' })],
      ]);
      const table = await readership('all', { format: 'csv' });
      expect([table.headers['content-type'], table.body.slice(1, 10)]).toEqual([
        ...['text/csv; charset=utf-8', 'at,action'],
      ]);
      expect((await readership('all', { by: 'colour' })).statusCode).toBe(400);
      for (const unknown of ['none', `feed_${'A'.repeat(43)}`, await api().tokenOf('everything')])
        expect((await feed(unknown, taxonomy)).statusCode).toBe(401);
      await api().services.db.transaction((inside) => revokeKey(inside, 'people', 'olga'));
      expect((await feed('people', [firm])).statusCode).toBe(401);
      await expect(
        api().services.db.transaction((inside) =>
          addKey(inside, { name: 'people', rights: ['people'] }, 'olga'),
        ),
      ).rejects.toThrow('There was a key people before.');
    });

    test('[D-05] clients are managed by key: invited, disabled, enabled, exported and erased', async () => {
      const people = [
        { kind: 'package', name: 'Shares', portal_tabs: ['equity_library_tab'], languages: ['en'] },
        { kind: 'client', reference: 'K-1', name: 'Anna', email: 'anna@fund.example', firm: 'F-1' },
      ];
      const [shares, anna] = people;
      await feed('all', [
        { ...shares, aggregated_types: ['Company Research'], asset_classes: ['Equity'] },
        { ...anna, package: 'Shares', language: 'en' },
      ]);
      const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, key = 'all') => {
        const answer = await api().app.inject({
          ...{ method, url: `/api/feed/clients/${path}` },
          headers: { authorization: `Bearer ${keys[key] ?? key}` },
        });
        return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
      };
      expect(await call('POST', 'K-1/invite', 'research')).toMatchObject({
        ...{ status: 403, body: { detail: 'The key research does not have the right people.' } },
      });
      expect(await call('GET', 'K-1', 'none')).toMatchObject({ status: 401 });
      expect(await call('POST', 'K-9/disable')).toMatchObject({
        status: 400,
        body: { detail: 'There is no client K-9. Correct the reference, or add the client.' },
      });
      for (const change of ['invite', 'disable', 'enable'])
        expect(await call('POST', `K-1/${change}`)).toEqual({ status: 200, body: { done: true } });
      expect(await call('POST', 'K-1/enable')).toMatchObject({
        ...{ status: 400, body: { detail: 'K-1 is not disabled. There is nothing to do.' } },
      });
      const { body: invitation } = await call('POST', 'K-1/invitation-link');
      expect(invitation['link']).toMatch(/\/reset_password\/[\w-]{43}\?language=en$/);
      expect(await call('POST', 'K-1/end-sessions')).toEqual({ status: 200, body: { sessions: 0 } });
      const { body: exported } = await call('GET', 'K-1');
      expect(exported).toMatchObject({ reference: 'K-1', email: 'anna@fund.example', disabled: false });
      expect(exported['changes']).toHaveLength(7);
      expect(await call('DELETE', 'K-1')).toEqual({ status: 200, body: { done: true } });
      const audited = await api().services.db.query(
        sql`select who, action from audit_entries where subject = 'K-1' order by id`,
      );
      expect(audited).toEqual(
        [
          ...['client added', 'client invited', 'client disabled', 'client enabled'],
          ...['client invited', 'sessions ended', 'client exported', 'client erased'],
        ].map((action) => ({ who: 'all', action })),
      );
    });

    test.each<[string, Buffer, string, number, string]>([
      ['of another type', Buffer.from('words'), 'application/pdf', 400, 'its bytes are of an unknown type'],
      [
        'with a script',
        Buffer.from('%PDF-1.7 /JavaScript'),
        'application/pdf',
        400,
        'has a JavaScript action',
      ],
      ['that is empty', Buffer.alloc(0), 'application/pdf', 400, 'is empty'],
      ['of no type', Buffer.from('%PDF-1.7'), 'application/x-ndjson', 415, 'Send the file’s bytes'],
    ])('a file %s is refused, and nothing of it stays', async (_what, bytes, type, status, reason) => {
      const refused = await upload('research', bytes, type);
      expect([refused.statusCode, refused.body]).toEqual([status, expect.stringContaining(reason)]);
      expect(incoming()).toEqual([]);
    });

    test('a file that grows too large is refused on arrival, whatever its declared length', async () => {
      const endless = Readable.from(
        (function* () {
          for (let turn = 0; turn < 40; turn += 1) yield Buffer.alloc(64 * 1024, '%PDF-');
        })(),
      );
      const refused = await upload('research', endless, 'application/pdf');
      expect([refused.statusCode, incoming()]).toEqual([413, []]);
    });

    test('a long dry run is refused, since other feeds would wait for it', async () => {
      const lines = Array.from({ length: 201 }, () => taxonomy[1] ?? {});
      const refused = await feed('research', lines, { dry_run: 'true' });
      expect([refused.statusCode, refused.json()]).toMatchObject([
        413,
        {
          detail:
            'A dry run by HTTP may have 200 lines, and this one has 201: try a part of them, or use pnpm portal feed --dry-run.',
        },
      ]);
      expect((await feed('research', lines.slice(1), { dry_run: 'true' })).json()).toMatchObject({
        outcomes: { stored: 200 },
      });
    });

    test('[D-06] more readings than one answer may have are refused', async () => {
      const { db } = api().services;
      await db.query(sql`
        insert into readership (at, action, doc_ref, title, analysts)
        select '2020-01-01T12:00:00Z', 'preview', 'MANY-1', 'Many', '{}' from generate_series(1, 100001)`);
      const ask = (query: Record<string, string>) =>
        api().app.inject({
          ...{ url: '/api/feed/readership', query, headers: { authorization: `Bearer ${keys['all']}` } },
        });
      const refused = await ask({ publication: 'MANY-1' });
      expect([refused.statusCode, refused.json()]).toMatchObject([
        400,
        {
          detail:
            'There are more than 100000 rows: ask for fewer days with from and to, or sum them up with by.',
        },
      ]);
      expect((await ask({ publication: 'MANY-1', from: '2020-01-02' })).json()).toEqual([]);
      expect((await ask({ publication: 'MANY-1', by: 'publication' })).json()).toMatchObject([
        { previews: 100_001 },
      ]);
    }, 30_000);

    test('an uploaded file that is named after a day is not swept meanwhile', async () => {
      const pdf = Buffer.from('%PDF-1.7 of yesterday');
      const sha256 = createHash('sha256').update(pdf).digest('hex');
      await upload('research', pdf, 'application/pdf');
      const { content } = api().services;
      const path = join(content.location, 'sha256', sha256.slice(0, 2), sha256.slice(2));
      const yesterday = Date.now() / 1000 - 90_000;
      utimesSync(path, yesterday, yesterday);
      // As the sweep does that read the names in use before this line.
      await feed('research', [...taxonomy, paper('H-9', { file: { sha256 } })]);
      const unused: UnusedFiles = {
        among: (hashes) => Promise.resolve(hashes),
        ifStill: (_hash, remove) => remove(),
      };
      expect(await content.sweep(unused, 86_400_000)).toBe(0);
    });

    test('[D-03] a file swept just before its publication names it is refused, then accepted', async () => {
      const pdf = Buffer.from('%PDF-1.7 of last week');
      const sha256 = createHash('sha256').update(pdf).digest('hex');
      await upload('research', pdf, 'application/pdf');
      const { content } = api().services;
      const open = content.open;
      jest.spyOn(content, 'open').mockImplementationOnce(async (hash) => {
        const found = await open(hash);
        rmSync(join(content.location, 'sha256', sha256.slice(0, 2), sha256.slice(2)));
        return found;
      });
      const lines = [...taxonomy, paper('H-10', { file: { sha256 } })];
      expect((await feed('research', lines)).json()).toMatchObject({
        refused: [
          {
            name: 'H-10',
            reason: `The file ${sha256} was removed as unused before a publication named it.`,
            hint: 'Store it again, and feed the line again.',
          },
        ],
      });
      await upload('research', pdf, 'application/pdf');
      expect((await feed('research', lines)).json()).toMatchObject({ refused: [], outcomes: { created: 1 } });
    });

    test('[D-03] a file swept while it is uploaded is refused, then accepted', async () => {
      const pdf = Buffer.from('%PDF-1.7 swept at once');
      jest.spyOn(api().services.content, 'has').mockResolvedValueOnce(false);
      const refused = await upload('research', pdf, 'application/pdf');
      expect(refused.statusCode).toBe(400);
      expect(refused.json<{ detail: string }>().detail).toMatch(
        /^The file [0-9a-f]{64} was removed as unused before a publication named it\. Upload it again\.$/,
      );
      expect((await upload('research', pdf, 'application/pdf')).statusCode).toBe(200);
    });

    test('lines name files that are there, and no path of the server', async () => {
      const gone = 'a'.repeat(64);
      const answer = await feed('research', [
        paper('H-2', { file: { sha256: gone } }),
        paper('H-3', { file: { path: '/etc/passwd' } }),
      ]);
      expect(answer.json<{ refused: { reason: string }[] }>().refused.map(({ reason }) => reason)).toEqual([
        ...[`There is no file ${gone}.`, 'There is no folder with /etc/passwd.'],
      ]);
      const other = await api().app.inject({
        ...{
          method: 'POST',
          url: '/api/feed',
          headers: headersOf('research', 'application/json'),
          payload: '{}',
        },
      });
      expect(other.statusCode).toBe(415);
    });
  },
  { PORTAL_FILE_MB: '1' },
);
