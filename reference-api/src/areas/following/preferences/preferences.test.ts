import type { ServedTag } from '@portal/wire';
import { onOneEngine } from '#testing/onEveryEngine.ts';

type ByCategory = Record<string, ServedTag[]>;

onOneEngine('preferences', (api) => {
  const call = async <Body>(path: string, body?: unknown, who = 'everything') => {
    const token = await api().tokenOf(who);
    return body === undefined ? api().get<Body>(path, { token }) : api().post<Body>(path, { body, token });
  };
  const update = (body: unknown, who?: string) =>
    call<{ revision: number; detail: string }>('current_user/update_cris', body, who);

  test('[N-03] what a client saves is what they read, here and in their account', async () => {
    expect((await call('current_user/get_cris')).body).toEqual({
      cri_json: [],
      revision: 0,
      delivery: 'single',
    });
    const cri_json = [{ Sector: 'Banks', Language: 'English' }, { Region: 'Europe' }];
    expect((await update({ cri_json, revision: 0, delivery: 'daily' })).body).toEqual({
      success: true,
      revision: 1,
    });
    expect((await call('current_user/get_cris')).body).toEqual({ cri_json, revision: 1, delivery: 'daily' });
    expect((await call('current_user')).body).toMatchObject({ cri_json });
    expect((await call('current_user/get_cris', undefined, 'equity')).body).toMatchObject({ revision: 0 });
  });

  test('[N-03] of two changes based on the same revision one is kept and one refused', async () => {
    const change = (name: string) => update({ cri_json: [{ Company: name }], revision: 0 }, 'equity');
    const answers = await Promise.all([change('One'), change('Two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.detail).toBe(
      'The preferences were changed elsewhere. Read them again and repeat the change.',
    );
    expect((await update({ cri_json: [] }, 'equity')).body).toMatchObject({ revision: 2 });
  });

  test.each([2 ** 31, Number.MAX_SAFE_INTEGER])(
    '[N-03] revision %d, which nothing has, is refused',
    async (revision) => {
      for (const who of ['everything', 'nothing']) {
        expect(await update({ cri_json: [], revision }, who)).toMatchObject({ status: 409 });
      }
    },
  );

  test('[N-01] [N-05] types come with their asset classes, the Daily Market Opinion in its two types', async () => {
    const path = 'preference_centre?categories=Aggregated Publication Type;Analyst;Sector;Company;Language';
    const { body } = await call<ByCategory>(path);
    expect(Object.keys(body)).toEqual(['Aggregated Publication Type', 'Analyst', 'Sector', 'Company']);
    const types = body['Aggregated Publication Type'] ?? [];
    const named = types.map(({ value, translated_value }) => [value, translated_value]);
    expect(named).toContainEqual(['Daily Market Opinion', 'DMO Gesamt']);
    expect(named).toContainEqual(['Daily Market Opinion Headlines', 'DMO Übersichtsseite']);
    expect(named).not.toContainEqual(['Legal', 'Rechtliches']);
    expect(types.find(({ value }) => value === 'Credit Research')?.related_asset_class).toEqual([
      { value: 'Equity' },
      { value: 'Fixed Income' },
    ]);
    expect(body['Company']?.length).toBeGreaterThan(400);
  });

  test('[N-01] the subscription says types, classes and languages; without any, nothing of each', async () => {
    const values = async (who: string) => {
      const { body } = await call<ByCategory>('current_user/entitled_tags', undefined, who);
      return Object.entries(body).map(([category, tags]) => [category, tags.map(({ value }) => value)]);
    };
    expect(await values('bonds')).toContainEqual(['Asset Classification', ['Fixed Income']]);
    expect(await values('bonds')).toContainEqual(['Language', ['English', 'German']]);
    expect(await values('nothing')).toContainEqual(['Asset Classification', []]);
    const given = { asset_classes: [], languages: ['en', 'de'] };
    const { username, password } = (
      await api().post<{ username: string; password: string }>('test/clients', { body: given })
    ).body;
    const { token } = await api().signIn(username, password);
    expect((await api().get<ByCategory>('current_user/entitled_tags', { token })).body).toEqual({
      'Aggregated Publication Type': [],
      'Asset Classification': [],
      Language: [],
    });
  });

  test('the tags that preferences name are those that there are', async () => {
    const json = JSON.stringify([
      { Sector: 'Banks;Nowhere' },
      { 'Aggregated Publication Type': 'Credit Research', Language: 'German' },
    ]);
    const { body } = await call<ServedTag[]>(`get_tags_from_cri_json?cri_json=${encodeURIComponent(json)}`);
    expect(body.map(({ value }) => value).sort()).toEqual(['Banks', 'Credit Research', 'German']);
  });
});
