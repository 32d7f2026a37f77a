import { useEffect, useState } from 'react';

/** Reloads the page once the changes are discarded and nothing blocks the reload. [N-04] */
export function useReloadWhenClean(isChanged: boolean) {
  const [reloads, setReloads] = useState(false);
  useEffect(() => {
    if (reloads && !isChanged) location.reload();
  }, [reloads, isChanged]);
  return { reloads, reload: () => setReloads(true) };
}
