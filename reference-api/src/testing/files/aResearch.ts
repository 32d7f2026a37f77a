/** Research in RIXML as a publisher writes it, by our own reading of the standard. */
export interface WrittenResearch {
  id?: string;
  status?: string;
  /** Of the status. */
  at?: string;
  titles?: string;
  resources?: string;
  organization?: string;
  classified?: string;
  details?: string;
  issuers?: string;
  more?: string;
}

export const resource = (
  id: string,
  name: string,
  { language = 'eng', type = 'application/pdf', more = '' } = {},
) => `
      <Resource resourceID="${id}" primaryIndicator="Yes" language="${language}">
        <MIMEType>${type}</MIMEType>
        <Name>${name}</Name>${more}
      </Resource>`;

const levelOne = 'a2c4e6f8-0000-4000-8000-000000000001';

/** Level One, unless a part is replaced. */
export function aResearch({
  id = levelOne,
  status = 'Published',
  at = '2026-03-10T07:00:00Z',
  titles = '<Title>Holding its course</Title><Synopsis>Why it is read.</Synopsis>',
  resources = resource(id, 'paper.pdf'),
  organization = `
      <OrganizationID idType="L1">b1b1b1b1-0000-4000-8000-00000000000b</OrganizationID>
      <OrganizationName nameType="Primary">Muster Bank</OrganizationName>
      <PersonGroup><PersonGroupMember primaryIndicator="Yes" sequence="1">
        <Person personID="p-1"><FamilyName>Muster</FamilyName><GivenName>Rosa</GivenName></Person>
      </PersonGroupMember></PersonGroup>`,
  classified = '<AssetClass assetClass="Equity"/>',
  details = '<ProductCategory productCategory="Report"/><ProductFocus focus="Issuer" primaryIndicator="Yes"/>',
  issuers = `
      <Issuer issuerType="Corporate" primaryIndicator="Yes">
        <IssuerName nameType="Display"><NameValue>Muster Holding</NameValue></IssuerName>
        <SecurityDetails><Security primaryIndicator="Yes">
          <SecurityID idType="Bloomberg" idValue="MUST@SW"/>
          <AssetClass assetClass="Equity"/><AssetType assetType="Stock"/>
        </Security></SecurityDetails>
      </Issuer>`,
  more = '',
}: WrittenResearch = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Research xmlns="http://www.rixml.org/2017/9/RIXML" researchID="${id}" createDateTime="${at}" language="eng">
  <Product productID="${id}">
    <StatusInfo currentStatusIndicator="Yes" statusDateTime="${at}" statusType="${status}"/>
    <Source><Organization type="SellSideFirm" primaryIndicator="Yes">${organization}
    </Organization></Source>
    <Content>${titles}${resources}
    </Content>
    <Context>
      <IssuerDetails>${issuers}</IssuerDetails>
      <ProductDetails publicationDateTime="2026-03-10T07:00:00Z">${details}</ProductDetails>
      <ProductClassifications>${classified}</ProductClassifications>
    </Context>${more}
  </Product>
</Research>`;
}
