import { createHash } from 'node:crypto';

const hashOfNothing = createHash('sha384').update('').digest('base64');

/**
 * Whether Firefox complains of the hash of a file that a navigation ended before its first byte: it compares what came,
 * nothing, with the integrity attribute. A file with other content has another hash, and stays a complaint.
 */
export const isEndedLoad = (complaint: string) =>
  complaint.includes('hashes in the integrity attribute') && complaint.includes(hashOfNothing);
