import type { ReleaseRecord } from '../releases/releaseRecord.ts';
import { startSampleApi, type SampleApi } from './sampleApi.ts';

const record = (answers: Record<string, unknown>) => ({ answers }) as unknown as ReleaseRecord;

let api: SampleApi;
beforeAll(async () => {
  api = await startSampleApi([
    record({ 'GET current_user': { name: 'Sample' } }),
    record({ 'GET new_area/greeting': { name: 'New' }, 'POST save_view': { success: true } }),
    {} as ReleaseRecord,
  ]);
});
afterAll(() => api.close());

const answerTo = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${api.origin}/api/${path}`, init);
  return [response.status, await response.text()];
};

test('[F-20] calls are answered with the samples of all releases, whatever they are asked', async () => {
  expect(await answerTo('current_user')).toEqual([200, '{"name":"Sample"}']);
  expect(await answerTo('new_area/greeting?language=German')).toEqual([200, '{"name":"New"}']);
  expect(await answerTo('save_view', { method: 'POST', body: '{}' })).toEqual([200, '{"success":true}']);
});

test('[F-20] a call that no release declares is 404, and a picture is a picture', async () => {
  expect(await answerTo('unheard_of')).toEqual([404, '{"status":404}']);
  expect(await answerTo('save_view')).toEqual([404, '{"status":404}']);
  const picture = await fetch(`${api.origin}/api/sample/1`, {
    headers: { accept: 'image/avif,image/webp,*/*' },
  });
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/gif']);
});
