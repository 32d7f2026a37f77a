import { ApiError, failureMessage, openDownload } from '@portal/api';
import { notify } from '@portal/ui';
import { noteRead } from './read-marks/noteRead.ts';
import type { ResearchMessage } from './messages/index.ts';
import { laterNoAccess } from './showNoAccess.tsx';

interface Download {
  /** Path below the API base. */
  link: string;
  /** Save the file instead of showing it. */
  force?: boolean;
  /** The server refused: not entitled. @default opens the dialogue, unless the page was left meanwhile */
  onNoAccess?: () => void;
}

const failed: ResearchMessage = 'research.download.failed';

/** The message for a failed download. A withdrawn publication may still be open, or in a list. */
function messageOf(error: unknown): ResearchMessage {
  if (error instanceof ApiError && error.kind === 'notFound') return 'research.tile.gone';
  const id = failureMessage(error);
  return id === 'common.somethingWrong' ? failed : id;
}

/**
 * Opens a document in a new tab. Call it within the click, or phones block the tab. Other failures than a refusal
 * become a toast. [T-05]
 */
export async function startDownload({
  link,
  force = false,
  onNoAccess = laterNoAccess(),
}: Download): Promise<void> {
  try {
    await openDownload(link, { force });
    noteRead((edition) => edition.download_link === link);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'forbidden') onNoAccess();
    else notify({ message: { id: messageOf(error) }, variant: 'error' });
  }
}
