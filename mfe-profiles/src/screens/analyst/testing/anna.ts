import type { ServedTag } from '@portal/wire';
import type { ServedAnalyst } from '@portal/wire-profiles';

export const annaTag: ServedTag = {
  id: 5,
  category: 'Analyst',
  value: 'Anna Ammann',
  translated_value: null,
  external_id: 'A0001',
  profile_active: true,
  inactive: false,
};

export const anna: ServedAnalyst = {
  name: 'Anna Ammann',
  external_id: 'A0001',
  role: { value: 'Equity Analyst', translated_value: 'Aktienanalystin' },
  bio: [{ value: 'Anna covers banks.', translated_value: 'Anna betreut Banken.' }],
  email: 'anna.ammann@bank.example',
  phone: '+41 44 555 12 34',
  thumbnail_url: 'portraits/A0001.svg',
  asset_classification: { value: 'Equity' },
  coverage: { companies: 11, sectors: 1 },
};
