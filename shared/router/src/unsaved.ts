import { useEffect } from 'react';

/** One mark per part with unsaved input. */
const marks = new Set<symbol>();

/** Whether the page holds unsaved input. */
export const hasUnsaved = (): boolean => marks.size > 0;

/** Marks unsaved input. It keeps the shell from taking over new versions of areas, even on navigation. */
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
