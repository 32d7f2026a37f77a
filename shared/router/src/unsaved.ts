import { useEffect } from 'react';

/** One mark for each part of the page that holds something typed and not saved. */
const marks = new Set<symbol>();

/** Whether something that the reader typed is on the page and nowhere else. */
export const hasUnsaved = (): boolean => marks.size > 0;

/**
 * Says of a form whether it holds something typed and not saved. While one does, the shell takes over no new version
 * of an area: not even when the reader goes elsewhere.
 */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const mark = Symbol('unsaved');
    marks.add(mark);
    return () => {
      marks.delete(mark);
    };
  }, [isUnsaved]);
}
