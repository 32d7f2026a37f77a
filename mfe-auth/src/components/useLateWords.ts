import { useEffect, useState } from 'react';

/**
 * Delays the text of a live region that is part of the first render: screen readers announce changes only in a region
 * they already know.
 */
export function useLateWords(words: string): string {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isThere ? words : '\u00a0';
}
