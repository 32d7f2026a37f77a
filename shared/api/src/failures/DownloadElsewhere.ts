import { ApiError } from './ApiError.ts';

/** The API names a document at an address that no folder of downloads includes. */
export class DownloadElsewhere extends ApiError {
  constructor({ origin }: URL) {
    super('server', `A download must lie in a folder of downloads. This one is at ${origin}.`);
  }
}
