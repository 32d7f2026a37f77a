import { useQuery } from '@portal/api';
import { useEffect } from 'react';
import { recordQuery } from '../record/recordQuery.ts';
import { BriefOption } from './BriefOption.tsx';
import { briefLines } from './briefLines.ts';

interface CompanyBriefProps {
  /** Its options have ids that begin so. */
  id: string;
  /** The company's id in calls. */
  company: string;
  /** The company's page. */
  to: string;
  /** The id of the selected option. */
  active: string | undefined;
  /** Called with the ids of its options. */
  onListed: (ids: readonly string[]) => void;
  /** The company's page opens. */
  onOpen: () => void;
}

const freshMs = 5 * 60_000;

/**
 * A company's answers as options of a list of suggestions: ratings with what they were before, analysts to call, the
 * model. Nothing until they are known. [L-28] [P-08]
 */
export function CompanyBrief({ id, company, to, active, onListed, onOpen }: CompanyBriefProps) {
  const { data } = useQuery({ ...recordQuery(company), staleTime: freshMs, retry: false });
  const lines = data === undefined ? [] : briefLines(data);
  const parts = lines.map(({ part }) => part).join(' ');
  useEffect(() => {
    if (parts === '') return undefined;
    onListed(parts.split(' ').map((part) => `${id}-${part}`));
    return () => onListed([]);
  }, [id, parts, onListed]);
  return lines.map((line) => {
    const option = `${id}-${line.part}`;
    return (
      <BriefOption key={line.part} id={option} line={line} selected={option === active} {...{ to, onOpen }} />
    );
  });
}
