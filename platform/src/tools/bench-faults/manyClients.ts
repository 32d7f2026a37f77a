import { ask, percentile, signIn, tokenIn } from './calls.ts';
import type { Fault } from './Fault.ts';

const clients = 200;
const seconds = 30;
const sessions = 20;

const paths = ['current_user', 'highlights_documents?page_size=10', 'equities_documents?page_size=10'];

export const manyClients: Fault = {
  name: `${clients} clients for ${seconds} s`,
  how: 'each asks for the next answer as soon as it has one, by way of the gateway',
  run: async ({ gateway }) => {
    const tokens: string[] = [];
    for (let turn = 0; turn < sessions; turn += 1) tokens.push(tokenIn(await signIn(gateway)));
    const end = performance.now() + seconds * 1000;
    const statuses = new Map<number, number>();
    const health: number[] = [];
    const read = async (client: number) => {
      for (let turn = client; performance.now() < end; turn += 1) {
        const path = paths[turn % paths.length] ?? '';
        const { status } = await ask(`${gateway}/api/${path}`, { token: tokens[client % sessions] ?? '' });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const watch = async () => {
      while (performance.now() < end) health.push((await ask(`${gateway}/healthz`)).ms);
    };
    await Promise.all([watch(), ...Array.from({ length: clients }, (_, client) => read(client))]);
    const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    const others = [...statuses]
      .map(([status, count]) => (status === 200 ? '' : `, ${count} with ${status}`))
      .join('');
    const good = statuses.get(200) ?? 0;
    const slow = percentile(health, 95);
    return [
      {
        promise: 'every call is answered with 200',
        measured: `${good} of ${all}${others}`,
        isMet: good === all && all > 0,
      },
      { promise: 'health within 2 s (95 of 100)', measured: `${slow} ms`, isMet: slow < 2000 },
    ];
  },
};
