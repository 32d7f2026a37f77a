import { profileClasses, type ServedAnalyst } from '@portal/wire-profiles';
import type { AnalystRow } from './repository.ts';

/** An analyst as the wire shows them. */
export function presentAnalyst(row: AnalystRow, coverage: ServedAnalyst['coverage']): ServedAnalyst {
  const assetClass = profileClasses.find((each) => row.classes.includes(each));
  return {
    name: row.name,
    external_id: row.externalId,
    role: row.role === null ? null : { value: row.role, translated_value: row.translatedRole },
    bio: (row.bio ?? []).map((value, place) => ({
      value,
      translated_value: row.translatedBio?.[place] ?? null,
    })),
    email: row.email,
    phone: row.phone,
    thumbnail_url: row.portrait,
    asset_classification: assetClass === undefined ? null : { value: assetClass },
    coverage,
  };
}
