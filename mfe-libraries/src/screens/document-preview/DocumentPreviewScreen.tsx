import { ApiError, queryClient } from '@portal/api';
import { withoutTrailing } from '@portal/contract';
import { noteRead } from '@portal/research';
import { useParams, type LoaderArgs } from '@portal/router';
import { useState } from 'react';
import { giveUpUnwatched } from '#api/giveUpUnwatched.ts';
import { previewQuery } from '#api/preview.ts';
import styles from './DocumentPreviewScreen.module.css';
import { OpenedPublication } from './OpenedPublication.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { ToolsSlot } from './reading/toolsSlot.ts';
import { useWalkKeys } from './walk/useWalkKeys.ts';
import { useWalkSteps } from './walk/useWalkSteps.ts';

/** Errors the page itself handles: no access, or not found. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'forbidden' || error.kind === 'notFound');

/**
 * Keeps the current page until the document has loaded or was refused; of several requests, only the last one counts.
 * [V-01] [V-02]
 */
export async function loader({ params }: LoaderArgs) {
  const docRef = withoutTrailing(params['docRef'] ?? '');
  const query = previewQuery(docRef);
  giveUpUnwatched(query.queryKey.slice(0, -1), query.queryKey);
  try {
    await queryClient.query(query);
    noteRead(({ doc_ref: ref }) => ref === docRef);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  return null;
}

/** /document_preview/{docRef}  [V-01] [V-02] */
export function Component() {
  const docRef = withoutTrailing(useParams()['docRef'] ?? '');
  const steps = useWalkSteps(docRef);
  useWalkKeys(steps);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <article className={styles.screen}>
      <PreviewBar steps={steps} toolsRef={setTools} />
      <ToolsSlot value={tools}>
        <OpenedPublication key={docRef} docRef={docRef} steps={steps} />
      </ToolsSlot>
    </article>
  );
}
