import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aResearch, resource, type WrittenResearch } from '#testing/files/aResearch.ts';
import { feedRecordSchema } from '../records/feedRecord.ts';
import { mappingJsonSchema, mappingSchema } from './rixmlMapping.ts';
import { rixmlLines } from './rixmlLines.ts';

const docs = fileURLToPath(new URL('../../../../docs', import.meta.url));
const id = 'a2c4e6f8-0000-4000-8000-000000000001';
const revision = Date.parse('2026-03-10T07:00:00Z') / 1000;

const mapping = {
  types: {
    'Report/Issuer': 'Company Study',
    'PublisherDefined:Outlook': {
      type: 'Market Outlook',
      asset_classes: ['Markets'],
      featured: [{ library: 'equities' }],
    },
  },
  asset_classes: { Equity: 'Equity', FixedIncome: 'Fixed Income', Currency: null },
  sectors: { 'GICS:2010': 'S-1' },
  companies: { 'ISIN:US0000000001': 'C-2', 'LEI:5299': null },
  analysts: { 'p-2': 'A-2', 'p-3': null },
  ratings: {
    PositiveSentiment: { class: 'Equities', rating: 'Outperform' },
    'PublisherDefined:Buy': { class: 'Equities', rating: 'Outperform' },
    NegativeSentiment: { class: 'Equities', rating: 'Underperform' },
    NoRating: null,
  },
  statuses: { Embargoed: 'ignore' },
};

/** What a file becomes: records, refusals and notes. */
async function convert(written: WrittenResearch | string, more: object = {}) {
  const notes: string[] = [];
  const text = typeof written === 'string' ? written : aResearch(written);
  const lines = rixmlLines(
    (async function* () {
      yield await Promise.resolve(Buffer.from(text));
    })(),
    {
      mapping: mappingSchema.parse({ ...mapping, ...more }),
      note: (line, sentence) => notes.push(`${line}: ${sentence}`),
      hasCompany: (name) => Promise.resolve(name === 'PEER SW'),
      editionsOf: (paper) => Promise.resolve(paper === id ? [id, `${id}.old`] : []),
    },
  );
  const records: Record<string, unknown>[] = [];
  const refused: string[] = [];
  for await (const { line, text: record, fault } of lines) {
    if (fault === undefined) records.push(JSON.parse(record) as Record<string, unknown>);
    else refused.push(`${line}: ${fault.message} ${fault.hint}`);
  }
  return { records, refused, notes };
}

const level1 = {
  kind: 'publication',
  reference: id,
  action: 'create',
  revision,
  publish_at: '2026-03-10T07:00:00Z',
  language: 'en',
  type: 'Company Study',
  asset_classes: ['Equity'],
  title: 'Holding its course',
  summary: 'Why it is read.',
  paper: id,
  companies: ['MUST SW'],
  other_companies: [],
  sectors: [],
  analysts: ['Rosa Muster'],
  featured: [],
  file: { path: 'paper.pdf', type: 'application/pdf' },
};

test('[D-02] RIXML of Level One is a publication, and nothing of it is ignored', async () => {
  const { records, refused, notes } = await convert({});
  expect([records, refused, notes]).toEqual([[level1], [], []]);
  expect(feedRecordSchema.parse(records[0])).toMatchObject({ reference: id, companies: ['MUST SW'] });
});

test('[D-02] a product with several resources is one paper with an edition per language', async () => {
  const german =
    '<ContentDetails language="deu"><Title>Hält Kurs</Title><SynopsisFormatted><p>Warum <b>sie</b> zählt.</p></SynopsisFormatted></ContentDetails>';
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const { records, refused, notes } = await convert({
    titles: `<Title>Holding its course</Title><Abstract>At length.</Abstract><ContentDetailsAlternativeLanguages>${german}</ContentDetailsAlternativeLanguages>`,
    resources: [
      resource('en', 'paper.pdf'),
      resource('de', 'papier.pdf', { language: 'deu' }),
      resource('model', 'model.xlsx', { type: sheet }),
      resource('page', 'papier.html', { language: 'deu', type: 'text/html' }),
      resource('fr', 'papier-fr.pdf', { language: 'fra' }),
    ].join(''),
  });
  expect(
    records.map(({ reference, language, title, summary, paper, file, preview }) => ({
      reference,
      language,
      title,
      summary,
      paper,
      file,
      preview,
    })),
  ).toEqual([
    {
      reference: `${id}.en`,
      language: 'en',
      title: 'Holding its course',
      summary: 'At length.',
      paper: id,
      file: { path: 'paper.pdf', type: 'application/pdf' },
    },
    {
      reference: `${id}.de`,
      language: 'de',
      title: 'Hält Kurs',
      summary: 'Warum sie zählt.',
      paper: id,
      file: { path: 'papier.pdf', type: 'application/pdf' },
      preview: { path: 'papier.html', type: 'text/html' },
    },
    {
      reference: `${id}.model`,
      language: 'en',
      title: 'Holding its course',
      summary: 'At length.',
      paper: id,
      file: { path: 'model.xlsx', type: sheet },
    },
  ]);
  expect(refused).toEqual([expect.stringContaining('The language “fra” is not one of the portal (en, de).')]);
  expect(notes).toEqual([]);
  const without = await convert({ resources: resource('de', 'papier.pdf', { language: 'deu' }) });
  expect(without.records[0]).toMatchObject({ language: 'de', title: 'Holding its course' });
  expect(without.notes).toEqual([
    expect.stringContaining('There is no title in “deu”: the one in “eng” is used.'),
  ]);
});

test.each([
  ['Published', 'create'],
  ['Released', 'create'],
  ['Revised', 'revise'],
])('[D-02] what is %s is fed with the action %s', async (status, action) => {
  expect((await convert({ status })).records).toEqual([{ ...level1, action }]);
});

test.each(['Recalled', 'Deleted'])(
  '[D-02] what is %s is withdrawn, also editions that the file does not name',
  async (status) => {
    const { records } = await convert({ status });
    expect(records).toEqual([
      { kind: 'withdrawal', reference: id, revision },
      { kind: 'withdrawal', reference: `${id}.old`, revision },
    ]);
    const unknown = await convert({ id: 'P-9', status, resources: '' });
    expect([unknown.records, unknown.notes]).toEqual([
      [],
      [expect.stringContaining('There is no edition of P-9 to withdraw.')],
    ]);
  },
);

test('[D-02] a recall withdraws the editions that came earlier in its file', async () => {
  const paper = { id: 'P-9', resources: resource('en', 'paper.pdf') + resource('de', 'papier.pdf') };
  const [, recall = ''] =
    /(<Product .*<\/Product>)/s.exec(aResearch({ id: 'P-9', status: 'Recalled', resources: '' })) ?? [];
  const { records } = await convert(aResearch(paper).replace('</Research>', `${recall}</Research>`));
  expect(records.map(({ kind, reference }) => [kind, reference])).toEqual([
    ['publication', 'P-9.en'],
    ['publication', 'P-9.de'],
    ['withdrawal', 'P-9.en'],
    ['withdrawal', 'P-9.de'],
  ]);
});

test('[D-02] one resource is recalled by its own status', async () => {
  const own =
    '<StatusInfo currentStatusIndicator="Yes" statusDateTime="2026-03-11T07:00:00Z" statusType="Recalled"/>';
  const resources = resource('en', 'paper.pdf') + resource('de', 'papier.pdf', { more: own });
  const { records } = await convert({ status: 'Revised', resources });
  expect(records).toEqual([
    expect.objectContaining({ reference: `${id}.en`, action: 'revise' }),
    { kind: 'withdrawal', reference: `${id}.de`, revision: revision + 86_400 },
  ]);
});

test.each(['Pending', 'Rebroadcast', 'Embargoed'])(
  '[D-02] what is %s is reported and not fed',
  async (status) => {
    const { records, refused, notes } = await convert({ status });
    expect([records, refused, notes]).toEqual([[], [], [`3: ${id} is ${status}: nothing is fed.`]]);
  },
);

const issuer = (security: string, { primary = 'Yes', ids = '' } = {}) =>
  `<Issuer issuerType="Corporate" primaryIndicator="${primary}">${ids}<IssuerName nameType="Display"><NameValue>Some Company</NameValue></IssuerName>
    <SecurityDetails><Security primaryIndicator="Yes">${security}</Security></SecurityDetails></Issuer>`;
const isin = (value: string) => `<SecurityID idType="ISIN" idValue="${value}"/>`;
const rating = (value: string, { entity = 'Publisher', more = '' } = {}) =>
  `<Rating rating="${value}"><RatingEntity ratingEntity="${entity}"/>${more}</Rating>`;
const target =
  '<SecurityFinancials securityFinancialsType="TargetPrice"><FinancialValue estimateActual="Estimate">96.5</FinancialValue><Currency>CHF</Currency></SecurityFinancials>';

test('[D-02] the publisher’s ratings and target prices are fed with their paper', async () => {
  const own = rating('PublisherDefined', { more: '<PublisherDefinedValue>Buy</PublisherDefinedValue>' });
  const { records, notes } = await convert({
    issuers:
      issuer(
        isin('CH0038863350') +
          rating('PositiveSentiment') +
          own +
          rating('TopRating', { entity: 'Moodys' }) +
          target,
      ) +
      issuer(isin('US0000000001') + rating('NoRating') + rating('TopRating')) +
      issuer(isin('CH0000000002') + rating('PositiveSentiment') + rating('NegativeSentiment')),
  });
  expect(records.slice(1)).toEqual([
    {
      kind: 'rating',
      company: 'CH0038863350',
      class: 'Equities',
      stated_on: '2026-03-10',
      publication: id,
      rating: 'Outperform',
      target_price: 96.5,
      close_currency: 'CHF',
    },
  ]);
  expect(records[0]).toMatchObject({ companies: ['CH0038863350', 'C-2', 'CH0000000002'] });
  expect(feedRecordSchema.parse(records[1])).toMatchObject({ rating: 'Outperform' });
  expect(notes).toEqual([
    expect.stringContaining('Ignored: Context/IssuerDetails/Issuer/SecurityDetails/Security/Rating.'),
    expect.stringContaining('The rating “TopRating” has no mapping and is left out.'),
    expect.stringContaining('“Outperform” and “Underperform” contradict each other: neither is taken.'),
  ]);
});

test('[D-02] companies, analysts and sectors are mapped or named; unknown ones are reported', async () => {
  const person = (personID: string, name: string) =>
    `<PersonGroupMember primaryIndicator="No"><Person personID="${personID}"><FamilyName>${name}</FamilyName><DisplayName>Dr. ${name}</DisplayName></Person></PersonGroupMember>`;
  const sector = (code: string, inside = '') =>
    `<SectorIndustry classificationType="GICS" code="${code}" level="1" focusLevel="Yes" primaryIndicator="Yes"><Name>Sector ${code}</Name>${inside}</SectorIndustry>`;
  const { records, notes } = await convert({
    organization: `<PersonGroup>${person('constructor', 'Eins')}${person('p-2', 'Zwei')}${person('p-3', 'Drei')}</PersonGroup>`,
    classified: `<AssetClass assetClass="Equity"/><AssetClass assetClass="Currency"/>${sector('2010', sector('201060'))}<Country code="CH"/>`,
    issuers:
      issuer(isin('CH0038863350')) +
      issuer(isin('DE0000000003'), { primary: 'No' }) +
      issuer('<SecurityID idType="Bloomberg" idValue="PEER@SW"/>', { primary: 'No' }) +
      issuer('', { primary: 'No', ids: '<IssuerID idType="LEI" idValue="5299"/>' }),
  });
  expect(records).toEqual([
    expect.objectContaining({
      companies: ['CH0038863350'],
      other_companies: ['PEER SW'],
      analysts: ['Dr. Eins', 'A-2'],
      sectors: ['S-1'],
      asset_classes: ['Equity'],
    }),
  ]);
  expect(notes.map((note) => note.replace(/^\d+: /, ''))).toEqual([
    'Ignored: Context/ProductClassifications/Country.',
    'The sector GICS:201060 “Sector 201060” has no mapping and is left out.',
    'The company “Some Company” is not in the portal and is left out.',
  ]);
});

test('[D-02] what RIXML has no word for comes with the type', async () => {
  const { records } = await convert({
    details: '<ProductCategory productCategory="PublisherDefined" publisherDefinedValue="Outlook"/>',
    classified: '',
    issuers: '',
  });
  expect(records).toEqual([
    expect.objectContaining({
      type: 'Market Outlook',
      asset_classes: ['Markets'],
      featured: [{ library: 'equities', list: 'Default' }],
    }),
  ]);
});

const current = (type: string) =>
  `<StatusInfo currentStatusIndicator="Yes" statusDateTime="2026-03-10T07:00:00Z" statusType="${type}"/>`;

test.each<[string, WrittenResearch | string, string]>([
  [
    'an unknown category',
    { details: '<ProductCategory productCategory="Comment"/>' },
    '3: The product category “Comment” has no mapping. Add it to “types” of the mapping file.',
  ],
  [
    'an unknown asset class',
    { classified: '<AssetClass assetClass="Commodity"/>' },
    '3: The asset class “Commodity” has no mapping. Add it to “asset_classes” of the mapping file.',
  ],
  [
    'no asset class',
    { classified: '', issuers: '' },
    '3: The product has no asset class. Give “asset_classes” to “Report” in the “types” of the mapping file.',
  ],
  [
    'an unknown status',
    { status: 'TagsOnly' },
    '3: The status “TagsOnly” has no mapping. Add it to “statuses” of the mapping file.',
  ],
  [
    'a status that every object has',
    { status: 'constructor' },
    '3: The status “constructor” has no mapping. Add it to “statuses” of the mapping file.',
  ],
  [
    'a category that every object has',
    { details: '<ProductCategory productCategory="constructor"/>' },
    '3: The product category “constructor” has no mapping. Add it to “types” of the mapping file.',
  ],
  [
    'an asset class that every object has',
    { classified: '<AssetClass assetClass="constructor"/>' },
    '3: The asset class “constructor” has no mapping. Add it to “asset_classes” of the mapping file.',
  ],
  [
    'a language that every object has',
    { resources: resource('en', 'paper.pdf', { language: 'constructor' }) },
    'The language “constructor” is not one of the portal (en, de).',
  ],
  [
    'two current statuses',
    { more: current('Recalled') },
    '3: More than one StatusInfo of this Product is current. Say currentStatusIndicator="Yes" once.',
  ],
  [
    'a status without time',
    { at: 'today' },
    '4: statusDateTime is not a time. Expected one of ISO 8601, with its zone.',
  ],
  ['no resource', { resources: '' }, '3: The product has no Resource. Expected one for each file of it.'],
  [
    'a resource at an address',
    {
      resources:
        '<Resource resourceID="r" primaryIndicator="Yes" language="eng"><MIMEType>application/pdf</MIMEType><URL>http://127.0.0.1:9/x.pdf</URL></Resource>',
    },
    'The resource r has no Name: nothing is fetched from an address. Put its file next to the RIXML file, and name it.',
  ],
  [
    'another format',
    '<rss xmlns="urn:rss"/>',
    '1: The file is not research in RIXML: it begins with rss of urn:rss. Expected Research of http://www.rixml.org/2017/9/RIXML.',
  ],
  [
    'a document type',
    '<!DOCTYPE Research SYSTEM "r.dtd"><Research/>',
    '1: The file has a document type, which RIXML does not have (line 1). Export it without DTD and entities.',
  ],
])('[D-02] RIXML with %s is refused', async (_what, written, sentence) => {
  const { records, refused } = await convert(written);
  expect([records, refused]).toEqual([[], [expect.stringContaining(sentence)]]);
});

test('[D-02] a mapping for one publisher refuses the files of others', async () => {
  const publisher = 'b1b1b1b1-0000-4000-8000-00000000000b';
  expect((await convert({}, { publisher })).refused).toEqual([]);
  expect((await convert({ organization: '' }, { publisher })).refused).toEqual([
    `3: The product is of the publisher without OrganizationID, and the mapping of ${publisher}. Feed each publisher with its own mapping file.`,
  ]);
});

test('[D-02] the published schema of mapping files is the checked one, with an example', () => {
  const published: unknown = JSON.parse(readFileSync(join(docs, 'rixml-mapping.schema.json'), 'utf8'));
  expect(published).toEqual(JSON.parse(JSON.stringify(mappingJsonSchema())));
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync(join(docs, 'feed.md'), 'utf8')) ?? [];
  expect(mappingSchema.parse(JSON.parse(example))).toMatchObject({ asset_classes: { Equity: 'Equity' } });
});
