/** Caches content until its version in `content_changes` changes. */
export class CachedByVersion<Content> {
  private version: number | undefined;
  private content: Promise<Content> | undefined;

  constructor(private readonly read: () => Promise<Content>) {}

  /** Returns the content of this version or later. */
  get(version: number): Promise<Content> {
    if (this.content !== undefined && version === this.version) return this.content;
    const content = this.read();
    this.version = version;
    this.content = content;
    // Failures are not cached.
    content.catch(() => {
      if (this.content === content) this.content = undefined;
    });
    return content;
  }
}
