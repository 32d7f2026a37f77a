import { useMessages } from '@portal/i18n';
import { analystProfileLink, ContactDetails, PageLink, personText } from '@portal/research';
import { Portrait } from '@portal/ui';
import type { RelatedAnalyst } from '@portal/wire';
import type { ProfileClass } from '@portal/wire-profiles';
import styles from './AnalystTeam.module.css';

interface AnalystTeamProps {
  analysts: readonly RelatedAnalyst[];
  /** Profiles open in this asset class. */
  assetClass: ProfileClass;
  /** Maps a path from the API to the address of the picture. */
  pictureOf: (path: string | null) => string | undefined;
}

export function AnalystTeam({ analysts, ...shared }: AnalystTeamProps) {
  return (
    <ul className={styles.people}>
      {analysts.map((analyst) => (
        <li key={`${analyst.external_id} ${analyst.name}`} className={styles.person}>
          <AnalystTile analyst={analyst} {...shared} />
        </li>
      ))}
    </ul>
  );
}

interface AnalystTileProps extends Omit<AnalystTeamProps, 'analysts'> {
  analyst: RelatedAnalyst;
}

function AnalystTile({ analyst, assetClass, pictureOf }: AnalystTileProps) {
  const { language } = useMessages();
  const { name, role, email, phone } = analyst;
  const profile = analystProfileLink({ ...analyst, category: 'Analyst' }, assetClass);
  const { text, lang } = role === null ? { text: '' } : personText(role, language);
  return (
    <>
      <Portrait src={pictureOf(analyst.thumbnail_url)} name={name} size={64} />
      <div>
        <p className={styles.name}>
          {profile === undefined ? name : <PageLink to={profile}>{name}</PageLink>}
        </p>
        {text === '' ? null : (
          <p className={styles.role} lang={lang}>
            {text}
          </p>
        )}
        <ContactDetails email={email} phone={phone} />
      </div>
    </>
  );
}
