import { useMessages } from '@portal/i18n';
import type { TeamMember } from '@portal/wire-team-coverage';
import type { TeamCoverageMessage } from '#messages/index.ts';
import { groupMembers } from './groupMembers.ts';
import { MemberLine } from './MemberLine.tsx';
import styles from './TeamList.module.css';
import type { TeamTab } from './teamTabs.ts';

interface TeamListProps {
  members: readonly TeamMember[];
  tab: TeamTab;
  values: readonly string[];
}

/** A team on a phone: a line for each person, below their sector, function or currency. [C-06] */
export function TeamList({ members, tab, values }: TeamListProps) {
  const { t, language } = useMessages<TeamCoverageMessage>();
  const groups = groupMembers(members, { category: tab.category, language, values });
  const isGrouped = groups.some(({ label }) => label !== undefined);
  return groups.map(({ label, members: people }) => (
    <section key={label ?? ''} className={styles.group}>
      {isGrouped ? <h2 className={styles.label}>{label ?? t('teamCoverage.team.otherGroup')}</h2> : null}
      <ul>
        {people.map((member) => (
          <li key={`${member.external_id} ${member.name} ${member.email}`}>
            <MemberLine member={member} withProfile={tab.profiles} level={isGrouped ? 3 : 2} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
