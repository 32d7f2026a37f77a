import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { CodeBoundary } from './CodeBoundary.tsx';

/**
 * A component whose code comes when it is first shown, with something as large in its place until then. Code that did
 * not arrive is said there, and asked for anew by the reader; the rest of the page goes on.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const begin = () => lazy(async () => ({ default: await load() }));
  let latest = begin();
  return function LaterPart({ waiting, part }: { waiting: ReactNode; part: Props }) {
    const [Part, setPart] = useState(() => latest);
    function handleRetry() {
      latest = begin();
      setPart(() => latest);
    }
    return (
      <CodeBoundary onRetry={handleRetry}>
        <Suspense fallback={waiting}>
          <Part {...part} />
        </Suspense>
      </CodeBoundary>
    );
  };
}
