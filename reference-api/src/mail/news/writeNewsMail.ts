import { pages, type Language } from '@portal/contract';
import { escapeMarkup as safe } from '@portal/node';
import { downloadPath } from '#areas/publication/present.ts';
import type { Mail } from '../Mail.ts';
import { mailFrame, mailStyles } from '../mailFrame.ts';
import type { NewsKind } from '../queue/mailRepository.ts';
import { dayInMails, languageOf, oneLine } from '../recipient.ts';
import { phrases } from '../words.ts';
import { newsWords, type Reason } from './newsWords.ts';
import type { NewsEdition, NewsEntry, NewsReader } from './readNews.ts';

/** Further entries are only counted. */
const mostListed = 20;

interface Shown {
  title: string;
  titleLanguage: Language;
  facts: string;
  href: string;
  other: { label: string; href: string } | undefined;
}

interface NewsMail {
  kind: NewsKind;
  reader: NewsReader;
  entries: readonly NewsEntry[];
  publicUrl: string;
  /** Unsubscribes by POST, and shows a page that does. */
  unsubscribe: string;
}

/**
 * From the file name, the portal knows that a spreadsheet is saved, and shows its start page instead of a message.
 * [G-14]
 */
const filePath = (docRef: string) =>
  pages.downloadRedirect.href({ r: `${downloadPath(docRef)}?file=research.xlsx` });

/** The portal's address of the preview, else of the spreadsheet; it survives the login. [N-09] */
const pathOf = ({ docRef, hasPreview }: NewsEdition): string =>
  hasPreview ? pages.documentPreview.href({ docRef }) : filePath(docRef);

function show(entry: NewsEntry, language: Language, publicUrl: string): Shown {
  const spoken = entry.language === language ? [] : [newsWords[language].language[entry.language]];
  const views = entry.view === null ? [] : [newsWords[language].view(entry.view)];
  const facts = [...entry.companies, entry.type[language], dayInMails(entry.day), ...spoken, ...views].map(
    oneLine,
  );
  const { other } = entry;
  return {
    title: oneLine(entry.title),
    titleLanguage: entry.language,
    facts: facts.join(' · '),
    href: `${publicUrl}${pathOf(entry)}`,
    other: other && {
      label: newsWords[language].other[other.language],
      href: `${publicUrl}${pathOf(other)}`,
    },
  };
}

function reasonOf(entries: readonly NewsEntry[]): Reason {
  if (entries.every(({ view }) => view === null)) return 'preferences';
  return entries.some(({ preferred }) => preferred) ? 'both' : 'views';
}

function factsHtml({ facts, other }: Shown): string {
  if (other === undefined) return safe(facts);
  return `${safe(facts)}<br><a href="${safe(other.href)}" style="${mailStyles.link}">${safe(other.label)}</a>`;
}

const entryText = ({ title, facts, href, other }: Shown): string =>
  [title, facts, href, other && `${other.label}:\n${other.href}`]
    .filter((line) => line !== undefined)
    .join('\n');

function entryHtml(shown: Shown): string {
  const { title, titleLanguage, href } = shown;
  const { title: style, small, link } = mailStyles;
  return `<p style="${style}"><a lang="${titleLanguage}" href="${safe(href)}" style="${link}">${safe(title)}</a></p>
<p style="${small};margin-bottom:24px">${factsHtml(shown)}</p>`;
}

function singleHtml(shown: Shown, open: string): string {
  const { title, titleLanguage, href } = shown;
  const { title: style, small, button } = mailStyles;
  return `<p lang="${titleLanguage}" style="${style}">${safe(title)}</p>
<p style="${small}">${factsHtml(shown)}</p>
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
  const settings = `${publicUrl}${pages.mySubscription.href()}`;
  const paragraphs = [
    greeting(name),
    intro,
    ...shown.map(entryText),
    ...(rest > 0 ? [`${words.more(rest)}:\n${home}`] : []),
    `${why}\n\n${words.settings}:\n${settings}\n\n${words.unsubscribe}:\n${unsubscribe}`,
    `${portal}\n${automatic}`,
  ];
  const { paragraph, footer, link, quietLink } = mailStyles;
  const more = `<p style="${paragraph}"><a href="${safe(home)}" style="${link}">${safe(words.more(rest))}</a></p>`;
  const content = [
    `<p style="${paragraph}">${safe(intro)}</p>`,
    ...shown.map((each) => (isSingle ? singleHtml(each, words.open) : entryHtml(each))),
    ...(rest > 0 ? [more] : []),
    `<p style="${footer}">${safe(why)}<br><a href="${safe(settings)}" style="${quietLink}">${safe(words.settings)}</a> · <a href="${safe(unsubscribe)}" style="${quietLink}">${safe(words.unsubscribe)}</a></p>`,
  ].join('\n');
  return {
    to: { name, address: reader.username },
    language,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailFrame({ name, subject, heading: isSingle ? words.heading : undefined, language, content }),
    unsubscribe,
  };
}
