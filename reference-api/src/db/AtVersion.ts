/** What seldom changes, in memory: read again when the database counts another version of it in `content_changes`. */
export class AtVersion<Content> {
  private version: number | undefined;
  private content: Promise<Content> | undefined;

  constructor(private readonly read: () => Promise<Content>) {}

  /** As it was at a version, or later. */
  get(version: number): Promise<Content> {
    if (this.content !== undefined && version === this.version) return this.content;
    const content = this.read();
    this.version = version;
    this.content = content;
    // A failure is not kept.
    content.catch(() => {
      if (this.content === content) this.content = undefined;
    });
    return content;
  }
}
