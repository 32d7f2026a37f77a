/** Why a line of a feed is not taken, and what to do. */
export class FeedRefusal extends Error {
  override readonly name = 'FeedRefusal';

  constructor(
    reason: string,
    readonly hint: string,
  ) {
    super(reason);
  }
}
