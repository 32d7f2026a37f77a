import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { errorCode } from '@portal/node';

const mostListed = 50;

export interface StoredMail {
  /** The file name without extension; starts with the time. */
  id: string;
  to: string;
  /** Default: English. */
  language: string;
  subject: string;
  /** ISO instant; '' if the mail has none. */
  date: string;
  text: string;
}

async function read(folder: string, id: string): Promise<StoredMail> {
  const mail = await PostalMime.parse(await readFile(join(folder, `${id}.eml`)));
  const to = (mail.to ?? []).map(({ name, address }) => `${name} <${address ?? ''}>`).join(', ');
  const language = mail.headers.find(({ key }) => key === 'content-language')?.value ?? 'en';
  return { id, to, language, subject: mail.subject ?? '', date: mail.date ?? '', text: mail.text ?? '' };
}

async function ids(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const mails = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length));
  return mails.sort().reverse();
}

/** Newest first. */
export async function newestMails(folder: string): Promise<StoredMail[]> {
  return Promise.all((await ids(folder)).slice(0, mostListed).map((id) => read(folder, id)));
}

/** Returns undefined if the outbox has no such mail. */
export async function oneMail(folder: string, id: string): Promise<StoredMail | undefined> {
  // Only listed ids, so that none leads out of the folder.
  return (await ids(folder)).includes(id) ? read(folder, id) : undefined;
}
