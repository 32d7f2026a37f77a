import { profileCalls } from '@portal/wire-profiles';
import { firstPage, type AskedCall, type KnownFacts } from './AskedCall.ts';

export const companyCalls = ({ company: { name } }: KnownFacts): AskedCall[] => [
  {
    call: profileCalls.relatedResearch,
    query: { ...firstPage, tag_filters: JSON.stringify({ Company: [name] }), page_name: 'company' },
    without: 'The profiles of companies and sectors show no research.',
  },
];
