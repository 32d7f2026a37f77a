import { calls } from '@portal/wire';
import type { Handler } from './handlers.ts';

type CriEntry = Record<string, string | string[]>;

interface UpdateBody {
  cri_json: CriEntry[];
  revision?: number;
}

/** Keeps a client's interests. Like the reference API, it refuses changes based on an older revision. */
export function aPreferencesApi(entries: CriEntry[] = []) {
  const state = { cri_json: entries, revision: 1 };
  const keep = (cri_json: CriEntry[]) => {
    state.cri_json = cri_json;
    state.revision += 1;
  };
  const handlers: Handler[] = [
    {
      method: calls.getCris.method,
      path: calls.getCris.path,
      answer: () => Promise.resolve({ status: 200, body: { ...state, delivery: 'single' } }),
    },
    {
      method: calls.updateCris.method,
      path: calls.updateCris.path,
      answer: ({ body }) => {
        const { cri_json, revision } = body as UpdateBody;
        if (revision !== undefined && revision !== state.revision)
          return Promise.resolve({ status: 409, body: { status: 409, title: 'Changed elsewhere' } });
        keep(cri_json);
        return Promise.resolve({ status: 200, body: { success: true, revision: state.revision } });
      },
    },
  ];
  return { handlers, entries: () => state.cri_json, /** Acts as another device that saves first. */ keep };
}
