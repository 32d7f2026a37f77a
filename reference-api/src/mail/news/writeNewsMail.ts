import { pages, type Language } from '@portal/contract';
import { escapeMarkup as safe } from '@portal/node';
import { downloadPath } from '#areas/publications/present.ts';
import type { Mail } from '../Mail.ts';
import { mailFrame, mailStyles } from '../mailFrame.ts';
import type { NewsKind } from '../queue/mailRepository.ts';
import { dayInMails, languageOf, oneLine } from '../recipient.ts';
import { phrases } from '../words.ts';
import { newsWords, type Reason } from './newsWords.ts';
import type { NewsEntry, NewsReader } from './readNews.ts';

/** Further entries are only counted. */
const mostListed = 20;

interface Shown {
  title: string;
  titleLanguage: Language;
  facts: string;
  href: string;
}

interface NewsMail {
  kind: NewsKind;
  reader: NewsReader;
  entries: readonly NewsEntry[];
  publicUrl: string;
  /** For one-click unsubscribing. */
  unsubscribe: string;
}

/**
 * From the file name, the portal knows that a spreadsheet is saved, and shows its start page instead of a message.
 * [G-14]
 */
const filePath = (docRef: string) =>
  pages.downloadRedirect.href({ r: `${downloadPath(docRef)}?file=research.xlsx` });

/** The portal's address of the preview, else of the spreadsheet; it survives the login. [N-09] */
const pathOf = ({ docRef, hasPreview }: NewsEntry): string =>
  hasPreview ? pages.documentPreview.href({ docRef }) : filePath(docRef);

function show(entry: NewsEntry, language: Language, publicUrl: string): Shown {
  const spoken = entry.language === language ? [] : [newsWords[language].language[entry.language]];
  const views = entry.view === null ? [] : [newsWords[language].view(entry.view)];
  const facts = [...entry.companies, entry.type[language], dayInMails(entry.day), ...spoken, ...views].map(
    oneLine,
  );
  return {
    title: oneLine(entry.title),
    titleLanguage: entry.language,
    facts: facts.join(' · '),
    href: `${publicUrl}${pathOf(entry)}`,
  };
}

function reasonOf(entries: readonly NewsEntry[]): Reason {
  if (entries.every(({ view }) => view === null)) return 'preferences';
  return entries.some(({ preferred }) => preferred) ? 'both' : 'views';
}

function entryHtml({ title, titleLanguage, facts, href }: Shown): string {
  const { title: style, small, link } = mailStyles;
  return `<p style="${style}"><a lang="${titleLanguage}" href="${safe(href)}" style="${link}">${safe(title)}</a></p>
<p style="${small};margin-bottom:24px">${safe(facts)}</p>`;
}

function singleHtml({ title, titleLanguage, facts, href }: Shown, open: string): string {
  const { title: style, small, button } = mailStyles;
  return `<p lang="${titleLanguage}" style="${style}">${safe(title)}</p>
<p style="${small}">${safe(facts)}</p>
<p style="margin:24px 0"><a href="${safe(href)}" style="${button}">${safe(open)}</a></p>`;
}

/** Writes the mail in the client's language. [N-09] [N-10] */
export function writeNewsMail({ kind, reader, entries, publicUrl, unsubscribe }: NewsMail): Mail {
  const language = languageOf(reader);
  const words = newsWords[language];
  const { greeting, portal, automatic } = phrases[language];
  const name = oneLine(reader.name);
  const shown = entries.slice(0, mostListed).map((entry) => show(entry, language, publicUrl));
  const isSingle = kind === 'publication';
  const subject = isSingle ? words.subject(shown[0]?.title ?? '') : words.digest(kind, entries.length);
  const rest = entries.length - shown.length;
  const intro = words.intro(entries.length, reasonOf(entries));
  const why = words.why[reasonOf(entries)];
  const home = `${publicUrl}${pages.home.href()}`;
  const centre = `${publicUrl}${pages.notificationCentre.href()}`;
  const paragraphs = [
    greeting(name),
    intro,
    ...shown.map(({ title, facts, href }) => `${title}\n${facts}\n${href}`),
    ...(rest > 0 ? [`${words.more(rest)}:\n${home}`] : []),
    `${why}\n${centre}`,
    `${portal}\n${automatic}`,
  ];
  const { paragraph, footer, link, quietLink } = mailStyles;
  const more = `<p style="${paragraph}"><a href="${safe(home)}" style="${link}">${safe(words.more(rest))}</a></p>`;
  const content = [
    `<p style="${paragraph}">${safe(intro)}</p>`,
    ...shown.map((each) => (isSingle ? singleHtml(each, words.open) : entryHtml(each))),
    ...(rest > 0 ? [more] : []),
    `<p style="${footer}">${safe(why)}<br><a href="${safe(centre)}" style="${quietLink}">${safe(words.centre)}</a></p>`,
  ].join('\n');
  return {
    to: { name, address: reader.username },
    language,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailFrame({ name, subject, ...(isSingle ? { heading: words.heading } : {}), language, content }),
    unsubscribe,
  };
}
