import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { CodeBoundary } from './CodeBoundary.tsx';

interface LazyComponentProps<Props> {
  /** Placeholder of the same size. */
  waiting: ReactNode;
  part: Props;
}

/** A component whose code is loaded later. */
export interface LazyComponent<Props> {
  (props: LazyComponentProps<Props>): ReactNode;
  /** Loads the code ahead, so that the component renders at once. @throws if it cannot be loaded */
  ahead: () => Promise<void>;
  /** Whether the code has loaded. */
  isThere: () => boolean;
}

/**
 * A component whose code is loaded on first use. If that fails, it offers a retry in its place; a silent part is left
 * out until the next use.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { silent = false }: { silent?: boolean } = {},
): LazyComponent<Props> {
  let code: ComponentType<Props> | undefined;
  function begin() {
    const part = lazy(async () => {
      try {
        return { default: (code = await load()) };
      } catch (error) {
        // The next use loads it again.
        if (latest === part) latest = begin();
        throw error;
      }
    });
    return part;
  }
  let latest = begin();
  function LazyComponent({ waiting, part }: LazyComponentProps<Props>) {
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
  return Object.assign(LazyComponent, {
    async ahead() {
      code ??= await load();
    },
    isThere: () => code !== undefined,
  });
}
