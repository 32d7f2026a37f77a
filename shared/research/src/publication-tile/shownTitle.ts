import type { Publication } from '@portal/wire';

/** The title, else the long title; undefined without either. */
export function shownTitle({ title, long_title: long }: Pick<Publication, 'title' | 'long_title'>) {
  return [title, long ?? ''].map((each) => each.trim()).find((each) => each !== '');
}
