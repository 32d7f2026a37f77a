import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** Names a class by its file's content: two releases of one area can share a page, and neither may style the other. */
export function className(name: string, file: string, source: string | Buffer): string {
  const content = createHash('sha256').update(source).digest('base64url');
  return `${basename(file, '.module.css')}-${name}-${content.slice(0, 6)}`;
}
