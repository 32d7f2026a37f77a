import { unusedFiles } from './namedFiles.ts';
import { requireOwnContent } from './ownContent.ts';
import { removeUnusedTexts } from '#file-texts/textRepository.ts';
import type { Services } from '#Services.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Removes texts without a publication, and files that have been without one for a day, now and daily, until the returned
 * function is called: of withdrawn and replaced papers, and of feeds that were killed. Failures go to `onError`; a store of another
 * database is one.
 */
export function sweepDaily(
  { db, content }: Pick<Services, 'db' | 'content'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    running = running
      .then(() => removeUnusedTexts(db))
      .then(() => requireOwnContent({ db, content }))
      .then(() => content.sweep(unusedFiles(db), dayMs))
      .catch(onError);
  };
  sweep();
  const timer = setInterval(sweep, dayMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
