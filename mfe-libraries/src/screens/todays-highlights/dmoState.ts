import type { DmoLink } from '@portal/wire-libraries';

/** What the link to the Daily Market Opinion does when it is chosen. */
export type DmoState =
  | { kind: 'failed' }
  | { kind: 'disabled' }
  | { kind: 'notPublished' }
  | { kind: 'notEntitled' }
  | { kind: 'ready'; link: string };

/**
 * A read that failed: said so, since 'not available' would be false. Nothing known yet, or a record without a file: disabled. None published yet: said in a dialogue. Entitlement is
 * looked at before the file, since a client without it is told of no file. [H-05]
 */
export function dmoState(links: readonly DmoLink[] | undefined, isError: boolean): DmoState {
  if (links === undefined) return { kind: isError ? 'failed' : 'disabled' };
  const [dmo] = links;
  if (dmo === undefined) return { kind: 'notPublished' };
  if (!dmo.entitled) return { kind: 'notEntitled' };
  return dmo.download_link ? { kind: 'ready', link: dmo.download_link } : { kind: 'disabled' };
}
