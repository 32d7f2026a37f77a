import type { Publication } from '@portal/wire';

type Dated = Pick<Publication, 'publication_date'>;

const publishedAt = ({ publication_date: published }: Dated) => Date.parse(published);

/** When the newest of these was published, in ms since 1970; -Infinity for none. */
export const newestOf = (publications: readonly Dated[]): number =>
  publications.reduce((latest, each) => Math.max(latest, publishedAt(each)), -Infinity);

/** Those published later: others only moved up, as one was read or withdrawn. [T-02] */
export const countNewer = (publications: readonly Dated[], than: number): number =>
  publications.filter((each) => publishedAt(each) > than).length;
