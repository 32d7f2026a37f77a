import type { Bench, Caller } from '../Bench.ts';

export async function callers(count: number, make: (index: number) => Promise<Caller>): Promise<Caller[]> {
  const made: Caller[] = [];
  for (let index = 0; index < count; index++) made.push(await make(index));
  return made;
}

export const signedIn = (name: string, path: string): Bench => ({
  name,
  method: 'GET',
  path,
  connections: 50,
  prepare: (api, count) =>
    callers(count, async (index) => {
      const { token } = await api.signIn(index);
      return { headers: { authorization: `Bearer ${token}` } };
    }),
});
