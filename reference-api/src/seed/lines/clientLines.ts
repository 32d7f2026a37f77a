import type { Language, PortalTab } from '@portal/contract';
import { aggregatedTypes, type AssetClass } from '#policies/entitlements.ts';

export interface InventedClient {
  /** Also the name of their package. */
  reference: string;
  name: string;
  email: string;
  language: Language;
  acceptedTerms: boolean;
  portalTabs: readonly PortalTab[];
  assetClasses: readonly AssetClass[];
  languages: readonly Language[];
}

const firms = {
  demo: { kind: 'firm', reference: 'demo-firm', name: 'Demo Clients' },
  test: { kind: 'firm', reference: 'test-firm', name: 'Test Clients' },
};

const packageLine = ({ reference, ...sees }: InventedClient): object => ({
  kind: 'package',
  name: reference,
  portal_tabs: sees.portalTabs,
  aggregated_types: aggregatedTypes,
  asset_classes: sees.assetClasses,
  languages: sees.languages,
});

export const firmOf = (origin: keyof typeof firms): string => firms[origin].reference;

interface WhatABankHas {
  /** References. */
  firms: ReadonlySet<string>;
  /** Names. */
  packages: ReadonlySet<string>;
}

/** Their firm and their packages, except what a bank has, and they themselves, as a bank would feed them. */
export function clientLines(
  clients: readonly InventedClient[],
  origin: keyof typeof firms,
  bank: WhatABankHas,
): object[] {
  const firm = firms[origin];
  const ownFirm = [firm].filter(({ reference }) => !bank.firms.has(reference));
  const packages = clients.filter(({ reference }) => !bank.packages.has(reference)).map(packageLine);
  const people = clients.map(({ reference, name, email, language }) => ({
    kind: 'client',
    reference,
    name,
    email,
    firm: firm.reference,
    package: reference,
    language,
  }));
  return [...ownFirm, ...packages, ...people];
}
