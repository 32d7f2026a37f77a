import { pages, type Language } from '@portal/contract';
import { escapeMarkup as safe } from '@portal/node';
import { downloadPath } from '#areas/publication/present.ts';
import type { Mail } from '../Mail.ts';
import { mailFrame, mailStyles } from '../mailFrame.ts';
import type { NewsKind } from '../queue/mailRepository.ts';
import { dayInMails, languageOf, oneLine } from '../recipient.ts';
import { phrases } from '../words.ts';
import { newsWords, type Reason } from './newsWords.ts';
import { changeWords } from './changeWords.ts';
import { shownChanges, type ShownChange } from './newsChanges.ts';
import type { News, NewsEdition, NewsEntry } from './readNews.ts';

/** Further entries are only counted. */
const mostListed = 20;

interface Shown {
  title: string;
  titleLanguage: Language;
  facts: string;
  href: string;
  other: { label: string; href: string } | undefined;
}

interface NewsMail extends News {
  kind: NewsKind;
  publicUrl: string;
  /** Of this mail, in its links. */
  name: string;
  /** Unsubscribes by POST, and shows a page that does. */
  unsubscribe: string;
}

/**
 * From the file name, the portal knows that a spreadsheet is saved, and shows its start page instead of a message.
 * [G-14]
 */
const filePath = (docRef: string) =>
  pages.downloadRedirect.href({ r: `${downloadPath(docRef)}?file=research.xlsx` });

type Sending = Pick<NewsMail, 'publicUrl' | 'name'>;

/** The portal's address of the preview, else of the spreadsheet; it survives the login. [N-09] */
const addressOf = ({ docRef, hasPreview }: NewsEdition, { publicUrl, name }: Sending): string =>
  hasPreview
    ? `${publicUrl}${pages.documentPreview.href({ docRef })}?mail=${name}`
    : `${publicUrl}${filePath(docRef)}&mail=${name}`;

function show(entry: NewsEntry, language: Language, sending: Sending): Shown {
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
    href: addressOf(entry, sending),
    other: other && {
      label: newsWords[language].other[other.language],
      href: addressOf(other, sending),
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

/** Paragraphs, in both forms of the mail. */
interface Part {
  text: string[];
  html: string[];
}

function linkPart(label: string, href: string): Part {
  const { paragraph, link } = mailStyles;
  return {
    text: [`${label}:\n${href}`],
    html: [`<p style="${paragraph}"><a href="${safe(href)}" style="${link}">${safe(label)}</a></p>`],
  };
}

const introPart = (intro: string): Part => ({
  text: [intro],
  html: [`<p style="${mailStyles.paragraph}">${safe(intro)}</p>`],
});

const joined = (parts: readonly Part[]): Part => ({
  text: parts.flatMap(({ text }) => text),
  html: parts.flatMap(({ html }) => html),
});

const none: Part = { text: [], html: [] };

function publicationsPart({ kind, reader, entries, publicUrl, name }: NewsMail): Part {
  if (entries.length === 0) return none;
  const language = languageOf(reader);
  const words = newsWords[language];
  const shown = entries.slice(0, mostListed).map((entry) => show(entry, language, { publicUrl, name }));
  const rest = entries.length - shown.length;
  const html = (each: Shown) => (kind === 'publication' ? singleHtml(each, words.open) : entryHtml(each));
  return joined([
    introPart(words.intro(entries.length, reasonOf(entries))),
    { text: shown.map(entryText), html: shown.map(html) },
    rest > 0 ? linkPart(words.more(rest), `${publicUrl}${pages.home.href()}`) : none,
  ]);
}

function changeHtml({ title, facts, path }: ShownChange, publicUrl: string): string {
  const { title: style, small, link } = mailStyles;
  const named =
    path === undefined
      ? safe(title)
      : `<a href="${safe(publicUrl + path)}" style="${link}">${safe(title)}</a>`;
  return `<p style="${style}">${named}</p>
<p style="${small};margin-bottom:24px">${safe(facts)}</p>`;
}

const changeText = ({ title, facts, path }: ShownChange, publicUrl: string): string =>
  [title, facts, path && `${publicUrl}${path}`].filter((line) => line !== undefined).join('\n');

function changesPart(changes: readonly ShownChange[], { reader, publicUrl }: NewsMail): Part {
  if (changes.length === 0) return none;
  const words = changeWords[languageOf(reader)];
  const listed = changes.slice(0, mostListed);
  const rest = changes.length - listed.length;
  return joined([
    introPart(words.intro(changes.length)),
    {
      text: listed.map((each) => changeText(each, publicUrl)),
      html: listed.map((each) => changeHtml(each, publicUrl)),
    },
    rest > 0 ? linkPart(words.more(rest), `${publicUrl}${pages.newForYou.href()}`) : none,
  ]);
}

/** A digest counts what it has of each. */
function subjectOf({ kind, reader, entries }: NewsMail, changes: number): string {
  const language = languageOf(reader);
  const words = newsWords[language];
  if (kind === 'publication') return words.subject(oneLine(entries[0]?.title ?? ''));
  const counts: string[] = [];
  if (entries.length > 0) counts.push(words.count(entries.length));
  if (changes > 0) counts.push(changeWords[language].count(changes));
  return `${words.digest[kind]}: ${counts.join(', ')}`;
}

function whyPart({ reader, entries, publicUrl, unsubscribe }: NewsMail): Part {
  const words = newsWords[languageOf(reader)];
  const why = words.why[reasonOf(entries)];
  const settings = `${publicUrl}${pages.mySubscription.href()}`;
  const { footer, quietLink } = mailStyles;
  return {
    text: [`${why}\n\n${words.settings}:\n${settings}\n\n${words.unsubscribe}:\n${unsubscribe}`],
    html: [
      `<p style="${footer}">${safe(why)}<br><a href="${safe(settings)}" style="${quietLink}">${safe(words.settings)}</a> · <a href="${safe(unsubscribe)}" style="${quietLink}">${safe(words.unsubscribe)}</a></p>`,
    ],
  };
}

/** Writes the mail in the client's language: what changed, then publications. [N-09] [N-10] [L-25] */
export function writeNewsMail(mail: NewsMail): Mail {
  const { kind, reader, unsubscribe } = mail;
  const language = languageOf(reader);
  const { greeting, portal, automatic } = phrases[language];
  const name = oneLine(reader.name);
  const changes = shownChanges(mail.changes, language);
  const subject = subjectOf(mail, changes.length);
  const { text, html } = joined([changesPart(changes, mail), publicationsPart(mail), whyPart(mail)]);
  const heading = kind === 'publication' ? newsWords[language].heading : undefined;
  const paragraphs = [greeting(name), ...text, `${portal}\n${automatic}`];
  return {
    to: { name, address: reader.username },
    language,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailFrame({ name, subject, heading, language, content: html.join('\n') }),
    unsubscribe,
  };
}
