import type { DmoLink } from '@portal/wire-libraries';

export type DmoState =
  | { kind: 'failed' }
  | { kind: 'disabled' }
  | { kind: 'notPublished' }
  | { kind: 'notEntitled' }
  | { kind: 'ready'; link: string };

/**
 * A failed read is reported as such, since 'not available' would be wrong. Disabled while loading, or without a file.
 * Checks entitlement before the file: clients without it learn of no file. [H-05]
 */
export function dmoState(links: readonly DmoLink[] | undefined, isError: boolean): DmoState {
  if (links === undefined) return { kind: isError ? 'failed' : 'disabled' };
  const [dmo] = links;
  if (dmo === undefined) return { kind: 'notPublished' };
  if (!dmo.entitled) return { kind: 'notEntitled' };
  return dmo.download_link ? { kind: 'ready', link: dmo.download_link } : { kind: 'disabled' };
}
