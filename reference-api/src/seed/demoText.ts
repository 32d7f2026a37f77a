import { textOf, writeBody, type BodySubject } from '../documents/text/writeBody.ts';
import type { DemoPublication } from './DemoPublication.ts';
import { assetClassNames } from '../taxonomy/portalTags.ts';
import sectors from './words/sectors.json' with { type: 'json' };

/** Of the generated document, in stored form. [L-19] */
export function demoText(publication: DemoPublication): string {
  const { docRef, language, company, peer, sector, assetClasses, type } = publication;
  const named = sector === undefined ? undefined : sectors[sector]?.[language];
  const subject: BodySubject = {
    docRef,
    language,
    companies: [company, peer].flatMap((one) => (one ? [one.name] : [])),
    sectors: named === undefined ? [] : [named],
    assetClassLabels: assetClasses.map((name) => (language === 'de' ? assetClassNames[name] : name)),
  };
  const body = writeBody(subject);
  // Spreadsheets only show the key points.
  return textOf(type.form === 'xlsx' ? { ...body, sections: [] } : body);
}
