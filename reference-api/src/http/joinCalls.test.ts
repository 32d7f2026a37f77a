import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { call, z, type Call } from '@portal/wire';
import { calls } from '#calls.ts';
import { joinCalls } from './joinCalls.ts';

const aCall = (path: string) =>
  call({ method: 'GET', path, summary: 'A call.', authenticated: true, answer: z.boolean() });

test('calls of several packages are joined under their names', () => {
  const [one, two] = [aCall('one'), aCall('two')];
  expect(joinCalls({ '@portal/wire': { one }, '@portal/wire-x': { two } })).toEqual({ one, two });
});

test('[F-17] two areas with the same call are refused, both by name', () => {
  const parts = {
    '@portal/wire-fx': { trends: aCall('fx') },
    '@portal/wire-ideas': { trends: aCall('ideas') },
  };
  expect(() => joinCalls(parts)).toThrow(
    '@portal/wire-fx and @portal/wire-ideas both bring the call trends. Rename it in one of them, or move it into @portal/wire.',
  );
});

test('[F-17] two areas that claim the same address are refused', () => {
  const parts = {
    '@portal/wire-fx': { trends: aCall('trends') },
    '@portal/wire-ideas': { ideas: aCall('trends') },
  };
  expect(() => joinCalls(parts)).toThrow('@portal/wire-fx and @portal/wire-ideas both bring GET trends.');
});

const checkout = join(import.meta.dirname, '../../..');
const areas = readdirSync(checkout).filter((name) => existsSync(join(checkout, name, 'calls')));

test('there are packages of calls to check', () => expect(areas.length).toBeGreaterThanOrEqual(3));

test.each(areas)('[F-17] the API answers every call of %s', async (name) => {
  const own = (await import(join(checkout, name, 'calls/src/calls.ts'))) as Record<string, Call>;
  expect(calls).toMatchObject(own);
});
