import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { writeReport } from '#documents/writeReport.ts';
import type { DocumentRecord } from '#documents/DocumentRecord.ts';
import { withdraw } from '#feed/feedPublications.ts';
import { entitlementKeys } from '#policies/entitlements.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';

const pdf = 'application/pdf';
const ent = entitlementKeys({
  aggregatedTypes: ['Company Research'],
  assetClasses: ['Equity'],
  languages: ['en'],
});

test('[D-01] nothing is made for real research, for any client', () => {
  const record = { origin: 'feed' } as unknown as DocumentRecord;
  expect(() => writeReport(record)).toThrow('Nothing is ever made for real research.');
});

onOneEngine('[D-03] documents of a bank', (api) => {
  const store = async (bytes: Buffer | string, type: string) => {
    const { db, content } = api().services;
    const { hash, size } = await content.write(Readable.from([Buffer.from(bytes)]), 10_000_000);
    await db.query(
      sql`insert into files (hash, size, content_type) values (${hash}, ${size}, ${type}) on conflict do nothing`,
    );
    return hash;
  };
  const add = async (docRef: string, { file, preview }: { file?: string; preview?: string } = {}) => {
    await api().services.db.query(sql`
      insert into publications (doc_ref, publication_date, title, language, publication_type, asset_classes, has_preview,
        content_type, primary_tags, other_tags, tag_ids, ent, libraries, file_hash, preview_hash)
      values (${docRef}, now(), 'Zürich: Übersicht', 'en', 'Unternehmensstudie', '{Equity}', true, ${pdf}, '{}', '{}', '{}',
        ${sql.param(ent)}::int[], 33, ${file ?? null}, ${preview ?? null})`);
  };
  const preview = async (docRef: string) =>
    api().get('document_preview_html', { token: await api().tokenOf('everything'), query: { docRef } });
  const actionsOn = async (docRef: string) => {
    const rows = await api().services.db.query<{ action: string }>(
      sql`select action from readership where doc_ref = ${docRef} order by id`,
    );
    return rows.map(({ action }) => action);
  };
  const open = async (
    docRef: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
    more: Record<string, string> = {},
  ) => {
    const path = `documents/${docRef}/download`;
    const token = await api().tokenOf('everything');
    const { body } = await api().post<{ auth_token: string }>('download_token', { token, body: { path } });
    return api().app.inject({
      method,
      url: `/api/${path}`,
      query: { ...more, auth_token: body.auth_token },
      headers,
    });
  };

  test('[D-01] without files there is no preview and no download, and nothing is made instead', async () => {
    const { documents } = api().services;
    if (documents === undefined) throw new Error('There is nothing that makes documents.');
    const make = jest.spyOn(documents, 'make');
    await add('BARE');
    expect(await preview('BARE')).toMatchObject({
      status: 404,
      body: { detail: 'This publication has no preview.' },
    });
    const download = await open('BARE');
    expect([download.statusCode, download.json<{ detail: string }>().detail]).toEqual([
      404,
      'This publication has no file.',
    ]);
    expect(make).not.toHaveBeenCalled();
  });

  test('are served as they came: whole, in part, and their facts alone', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)]);
    const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
    await add('WHOLE', {
      file: await store(bytes, pdf),
      preview: await store('<p>As written.</p>', 'text/html'),
    });
    const whole = await open('WHOLE');
    expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(whole.headers).toMatchObject({
      'content-type': pdf,
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      etag,
      'content-disposition':
        'inline; filename="Zuerich Uebersicht.pdf"; filename*=UTF-8\'\'Z%C3%BCrich%20%C3%9Cbersicht.pdf',
      'x-content-type-options': 'nosniff',
    });
    const part = await open('WHOLE', { range: 'bytes=100-299', 'if-range': etag });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-299/${bytes.length}`]);
    expect(part.rawPayload.equals(bytes.subarray(100, 300))).toBe(true);
    expect((await open('WHOLE', { range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
    const past = await open('WHOLE', { range: 'bytes=900000-' });
    expect([past.statusCode, past.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    const head = await open('WHOLE', {}, 'HEAD');
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers).toMatchObject({ 'content-length': String(bytes.length), etag });
    expect((await preview('WHOLE')).body['html_content']).toBe('<p>As written.</p>');
  });

  test('[V-03] a PDF without HTML is previewed by its pages, which counts once as a preview', async () => {
    await add('PAGES', { file: await store('%PDF-1.7 pages', pdf) });
    expect((await preview('PAGES')).body).toMatchObject({
      html_content: '',
      download_link: 'documents/PAGES/download',
      publication: { attachment_content_type: pdf, preview_link: '/document_preview/PAGES' },
    });
    const actions = () => actionsOn('PAGES');
    await open('PAGES', {}, 'GET', { preview: 'true' });
    expect(await actions()).toEqual(['preview']);
    await open('PAGES');
    expect(await actions()).toEqual(['preview', 'download']);
    await api().services.db.query(sql`delete from readership where doc_ref = 'PAGES'`);
    await open('PAGES', { range: 'bytes=5-' }, 'GET', { preview: 'true' });
    expect(await actions()).toEqual(['preview']);
  });

  test.each([
    ['of a paper with HTML', 'WITH-HTML', '<p>As written.</p>', {}],
    ['that is saved', 'SAVED', undefined, { force_download: 'true' }],
  ])('[D-06] a file %s is a download, also if it is called a preview', async (_what, docRef, html, more) => {
    const file = await store(`%PDF-1.7 ${docRef}`, pdf);
    await add(docRef, html === undefined ? { file } : { file, preview: await store(html, 'text/html') });
    await preview(docRef);
    await open(docRef, {}, 'GET', { preview: 'true', ...more });
    expect(await actionsOn(docRef)).toEqual(['preview', 'download']);
  });

  test('actions on a file read no other document, and reading its facts marks nothing', async () => {
    await add('MARKS', { file: await store('%PDF-1.7 marks', pdf) });
    const marks = () =>
      api().services.db.query(
        sql`select from read_marks join publications p on p.id = publication_id where doc_ref = 'MARKS'`,
      );
    await open('MARKS', {}, 'HEAD');
    await open('MARKS', { range: 'bytes=5-6' });
    expect(await marks()).toHaveLength(0);
    await open('MARKS', { range: 'bytes=0-6' });
    expect(await marks()).toHaveLength(1);
  });

  test('a paper withdrawn while it is read is gone for the next call, by any link', async () => {
    await add('GONE', { file: await store('%PDF-1.7 gone', pdf) });
    const path = 'documents/GONE/download';
    const token = await api().tokenOf('everything');
    const { body } = await api().post<{ auth_token: string }>('download_token', { token, body: { path } });
    const { auth_token } = body;
    const next = (range: string) =>
      api().app.inject({ url: `/api/${path}`, query: { auth_token }, headers: { range } });
    expect((await next('bytes=0-3')).statusCode).toBe(206);
    await api().services.db.query(sql`update publications set origin = 'feed' where doc_ref = 'GONE'`);
    const withdrawn = api().services.db.transaction((inside) =>
      withdraw(inside, { kind: 'withdrawal', reference: 'GONE' }, 'tester'),
    );
    expect(await withdrawn).toBe('withdrawn');
    expect((await next('bytes=4-')).statusCode).toBe(404);
    expect((await preview('GONE')).status).toBe(404);
  });

  test('a file whose bytes changed is refused, not served', async () => {
    const hash = await store('%PDF-1.7 damaged', pdf);
    await add('DAMAGED', { file: hash });
    const { location } = api().services.content;
    appendFileSync(join(location, 'sha256', hash.slice(0, 2), hash.slice(2)), '!');
    const answer = await open('DAMAGED');
    expect([answer.statusCode, answer.headers['content-disposition'], answer.body]).toEqual([
      500,
      undefined,
      expect.not.stringContaining('%PDF'),
    ]);
  });
});
