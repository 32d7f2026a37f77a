import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import { portalPlace } from '../portal/portal.ts';
import { mailFolder } from './mailServer.ts';

export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** By lower-case name. */
  headers: ReadonlyMap<string, string>;
}

async function read(file: string): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(await readFile(file));
  const { to = [], subject = '', text = '', html = '' } = mail;
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  return { to: to.map(({ address }) => address).join(), subject, text, html, headers };
}

/** Oldest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const folder = mailFolder(portalPlace().dataFolder);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map((name) => read(join(folder, name))));
  return mails.filter(({ to }) => to === address);
}

/** @param place 1 is the first mail */
export async function mailTo(address: string, place = 1): Promise<ReceivedMail> {
  await expect
    .poll(async () => (await mailsTo(address)).length, { message: `mails to ${address}` })
    .toBeGreaterThanOrEqual(place);
  const mail = (await mailsTo(address))[place - 1];
  if (mail === undefined) throw new Error(`The mail to ${address} is gone.`);
  return mail;
}

/** @throws unless the mail has exactly one link */
export function linkIn({ text }: ReceivedMail): string {
  const links = [...new Set(text.match(/https?:\/\/\S+/g) ?? [])];
  const [link] = links;
  if (link === undefined || links.length > 1) throw new Error(`The mail names ${links.length} links.`);
  return link;
}
