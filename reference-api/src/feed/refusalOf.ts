import { errorCode } from '@portal/node';
import { ContentDamaged } from '#content-store/ContentStore.ts';
import { FeedRefusal } from './FeedRefusal.ts';

/** SQLSTATE of a value that no column takes, or that another row or line contradicts. */
const isOfData = /^2[123][0-9A-Z]{3}$/;

/** What is wrong with a line alone, so that the next ones can be taken; undefined for what stops a feed. */
export function refusalOf(error: unknown): FeedRefusal | undefined {
  if (error instanceof FeedRefusal) return error;
  if (error instanceof ContentDamaged)
    return new FeedRefusal(error.message, 'Upload it again, and feed the line again.');
  if (error instanceof Error && isOfData.test(errorCode(error) ?? ''))
    return new FeedRefusal(`The database does not take the line: ${error.message}.`, 'Correct its values.');
  return undefined;
}
