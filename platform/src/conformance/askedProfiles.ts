import { calls } from '@portal/wire';
import { profileCalls } from '@portal/wire-profiles';
import { firstPage, type AskedCall, type KnownFacts } from './AskedCall.ts';

export const companyCalls = ({ company: { ref, name } }: KnownFacts): AskedCall[] => [
  {
    call: calls.tagsByRef,
    query: { ref },
    without: 'The profiles of companies, sectors and analysts do not open.',
  },
  {
    call: profileCalls.relatedResearch,
    query: { ...firstPage, tag_filters: JSON.stringify({ Company: [name] }), page_name: 'company' },
    without: 'The profiles of companies and sectors show no research.',
  },
];
