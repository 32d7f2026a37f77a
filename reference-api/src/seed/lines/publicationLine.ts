import { zurichTime } from '@portal/node';
import type { GeneratedDocument } from '#feed/Provenance.ts';
import { demoText } from '../demoText.ts';
import type { DemoPublication } from '../DemoPublication.ts';
import { analysts } from '../universe.ts';
import sectors from '../words/sectors.json' with { type: 'json' };

/** Clock time in Zurich with its zone. */
function zoned(local: string): string {
  const [day = '', time = ''] = local.split(' ');
  const inSummer = `${day}T${time}:00+02:00`;
  return zurichTime(new Date(inSummer)) === time ? inSummer : `${day}T${time}:00+01:00`;
}

const namedSector = (index: number | undefined) =>
  sectors.flatMap(({ en }, at) => (at === index ? [en] : []));

/** As a bank would feed it. Names, as a bank may have made a tag of the demo real, with a reference of its own. */
export function publicationLine(publication: DemoPublication): object {
  const { docRef, company, peer, sector, isModel } = publication;
  return {
    kind: 'publication',
    reference: docRef,
    paper: publication.paper,
    publish_at: zoned(publication.local),
    language: publication.language,
    type: publication.type.de,
    asset_classes: publication.assetClasses,
    title: publication.title,
    long_title: publication.longTitle,
    companies: company && [company.name],
    other_companies: peer && [peer.name],
    sectors: namedSector(sector),
    analysts: publication.analysts.flatMap((author) => analysts[author]?.name ?? []),
    model: isModel,
    featured: publication.featured?.map((library) => ({ library })),
  };
}

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  html: null,
};

export const generatedDocument = (publication: DemoPublication): GeneratedDocument => ({
  type: types[publication.type.form],
  hasPreview: publication.type.form !== 'xlsx',
  text: publication.text ?? demoText(publication),
});
