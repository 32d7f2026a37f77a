import { useEffect, useState } from 'react';
import { currentVisit, keepVisit } from './keptVisit.ts';

/**
 * When the visit before this one began: what was published later is new. Undefined at the first visit.
 * @param looked changes whenever the list shows something else, which counts as being here
 */
export function useNewSince(looked: unknown): string | undefined {
  const [since] = useState(() => currentVisit(new Date())?.previousStart);
  useEffect(() => keepVisit(new Date()), [looked]);
  return since;
}
