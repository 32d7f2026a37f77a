import { useEffect, useState } from 'react';

/**
 * Words for a live region that comes with its page: screen readers tell what changes in a region they already know,
 * so the words join it a moment after it.
 */
export function useLateWords(words: string): string {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isThere ? words : '\u00a0';
}
