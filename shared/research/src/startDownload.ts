import { ApiError, failureMessage, openDownload } from '@portal/api';
import { notify } from '@portal/ui';
import { noteRead } from './read-marks/noteRead.ts';
import type { ResearchMessage } from './messages/index.ts';

interface Download {
  /** Path below the API base. */
  link: string;
  /** Save the file instead of showing it. */
  force?: boolean;
  /** The server says that the client is not entitled. */
  onNoAccess: () => void;
}

const failed: ResearchMessage = 'research.download.failed';

/** Why a document did not open: nothing better known, that it did not. */
function messageOf(error: unknown): ResearchMessage {
  const id = failureMessage(error);
  return id === 'common.somethingWrong' ? failed : id;
}

/**
 * Opens a document in a new tab. Call it inside the click itself: phones open no tab later than that.
 * A refusal is for the caller to show, any other failure becomes a toast. [T-05]
 */
export async function startDownload({ link, force = false, onNoAccess }: Download): Promise<void> {
  try {
    await openDownload(link, { force });
    noteRead((edition) => edition.download_link === link);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'forbidden') onNoAccess();
    else notify({ message: { id: messageOf(error) }, variant: 'error' });
  }
}
