import type { ReleasedVersion } from '@portal/wire';
import { messageOf } from '@portal/node';
import type { ReleaseName, ReleaseStore } from '../store/releaseStore.ts';
import { verifyRelease } from '#release/maintenance/verifyEnvironment.ts';
import type { Finding } from './statusPage.ts';

interface FilesToCheck {
  release: ReleaseName;
  /** By file, as pages check them. */
  hashes: ReleasedVersion['integrity'];
  /** Of a portal to check as well. */
  address: string | undefined;
}

/** Releases never change: intact ones are rechecked rarely, damaged ones sooner. */
const lookAgainMs = { well: 10 * 60_000, ill: 30_000, unknown: 0 };

/** A later page shows the result. */
const patienceMs = 4_000;

const beingChecked: Finding = { state: 'unknown', words: 'Files are being compared with what was released.' };

function findingOf(files: number, problems: readonly string[]): Finding {
  const [first, ...more] = problems;
  if (first === undefined) return { state: 'well', words: `All ${files} files are what was released.` };
  return {
    state: 'ill',
    words: more.length === 0 ? first : `${first} And ${more.length} more.`,
    hint: 'Details and repair: pnpm release verify. Or roll back: pnpm release rollback.',
  };
}

/** Checks a release's files in the store and where browsers load them. */
export function releaseFiles(
  store: ReleaseStore,
  patience = patienceMs,
): (request: FilesToCheck) => Promise<Finding> {
  const known = new Map<string, { finding: Promise<Finding>; until: number }>();

  async function look({ release, hashes, address }: FilesToCheck): Promise<Finding> {
    try {
      const { files, problems } = await verifyRelease(store, { release, hashes, address });
      return findingOf(files, problems);
    } catch (error) {
      const reason = messageOf(error);
      return {
        state: 'ill',
        words: `Its files cannot be read: ${reason}`,
        hint: 'Look at the release store.',
      };
    }
  }

  function begin(key: string, request: FilesToCheck): Promise<Finding> {
    const entry = { finding: look(request), until: Infinity };
    known.set(key, entry);
    void entry.finding.then(({ state }) => (entry.until = Date.now() + lookAgainMs[state]));
    return entry.finding;
  }

  return async (request) => {
    const key = JSON.stringify([request.release, request.address, request.hashes]);
    const entry = known.get(key);
    const finding = entry !== undefined && Date.now() < entry.until ? entry.finding : begin(key, request);
    return Promise.race([finding, late(patience)]);
  };
}

const late = (milliseconds: number): Promise<Finding> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(beingChecked), milliseconds).unref();
  });
