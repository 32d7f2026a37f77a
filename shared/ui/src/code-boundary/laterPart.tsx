import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { CodeBoundary } from './CodeBoundary.tsx';

interface LaterPartProps<Props> {
  /** Something as large, until the code is there. */
  waiting: ReactNode;
  part: Props;
}

/** A component whose code is not there from the start. */
export interface LaterPart<Props> {
  (props: LaterPartProps<Props>): ReactNode;
  /** Fetches the code before it is shown: it then stands in the page at once. @throws when it does not arrive */
  ahead: () => Promise<void>;
  /** Whether the code has come. */
  isThere: () => boolean;
}

/**
 * A component whose code comes when it is first shown, with something as large in its place until then. Code that did
 * not arrive is shown there, and asked for again by the reader; the rest of the page goes on. A silent part is left out
 * instead, until it is shown again.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { silent = false }: { silent?: boolean } = {},
): LaterPart<Props> {
  let code: ComponentType<Props> | undefined;
  function begin() {
    const part = lazy(async () => {
      try {
        return { default: (code = await load()) };
      } catch (error) {
        // The next place that shows it fetches it again.
        if (latest === part) latest = begin();
        throw error;
      }
    });
    return part;
  }
  let latest = begin();
  function LaterPart({ waiting, part }: LaterPartProps<Props>) {
    const [Part, setPart] = useState<ComponentType<Props>>(() => code ?? latest);
    function handleRetry() {
      latest = begin();
      setPart(() => latest);
    }
    return (
      <CodeBoundary onRetry={handleRetry} silent={silent}>
        <Suspense fallback={waiting}>
          <Part {...part} />
        </Suspense>
      </CodeBoundary>
    );
  }
  return Object.assign(LaterPart, {
    async ahead() {
      code ??= await load();
    },
    isThere: () => code !== undefined,
  });
}
