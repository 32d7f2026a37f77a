/** A failure that a person can act on: what failed, and what to do about it. Shown without a stack. */
export class PortalFault extends Error {
  readonly mend: string;

  constructor(message: string, mend: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PortalFault';
    this.mend = mend;
  }
}
