import type { Publication } from '@portal/wire';

/** What a publication is called: its title, or else the long one; undefined when it has neither. */
export function shownTitle({ title, long_title: long }: Pick<Publication, 'title' | 'long_title'>) {
  return [title, long ?? ''].map((each) => each.trim()).find((each) => each !== '');
}
