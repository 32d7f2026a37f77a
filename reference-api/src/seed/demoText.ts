import { textOf, writeBody, type BodySubject } from '../documents/text/writeBody.ts';
import type { DemoPublication } from './DemoPublication.ts';
import { assetClassNames } from '../taxonomy/portalTags.ts';
import { sectors } from './words/sectors.ts';

/** Spreadsheets only show the key points. */
type Form = DemoPublication['type']['form'];

/** Writes the text in stored form. [L-19] */
function demoText(subject: BodySubject, form: Form): string {
  const body = writeBody(subject);
  return textOf(form === 'xlsx' ? { ...body, sections: [] } : body);
}

export function textFor(publication: DemoPublication): string {
  const { docRef, language, company, peer, sector, assetClasses, type, text } = publication;
  if (text !== undefined) return text;
  const named = sector === undefined ? undefined : sectors[sector]?.[language];
  const subject: BodySubject = {
    docRef,
    language,
    companies: [company, peer].flatMap((one) => (one ? [one.name] : [])),
    sectors: named === undefined ? [] : [named],
    assetClassLabels: assetClasses.map((name) => (language === 'de' ? assetClassNames[name] : name)),
  };
  return demoText(subject, type.form);
}
