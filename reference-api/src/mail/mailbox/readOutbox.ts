import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { errorCode } from '@portal/node';

const mostListed = 50;

/** A mail as it lies in the outbox. */
export interface KeptMail {
  /** The file's name without its ending: it begins with the time. */
  id: string;
  to: string;
  /** As the mail says; English when it does not. */
  language: string;
  subject: string;
  /** When it was written, as an ISO instant; empty when it does not say. */
  date: string;
  text: string;
}

async function read(folder: string, id: string): Promise<KeptMail> {
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

/** The newest mails, newest first. */
export async function newestMails(folder: string): Promise<KeptMail[]> {
  return Promise.all((await ids(folder)).slice(0, mostListed).map((id) => read(folder, id)));
}

/** One mail; undefined when the outbox has none of this name. */
export async function oneMail(folder: string, id: string): Promise<KeptMail | undefined> {
  // Looked up and never put together: no name leads out of the folder.
  return (await ids(folder)).includes(id) ? read(folder, id) : undefined;
}
