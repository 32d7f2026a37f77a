import { useMessages } from '@portal/i18n';
import type { ProfiledTag } from '@portal/wire';
import { ProfilePart } from '#components/ProfilePart.tsx';
import { ProfileText } from '#components/profile-text/ProfileText.tsx';
import type { ProfilesMessage } from '#messages/index.ts';

/** What the company is; nothing without a text. [P-02] */
export function CompanyDescription({ record }: { record: ProfiledTag | undefined }) {
  const { t } = useMessages<ProfilesMessage>();
  const text = record?.summary ?? null;
  if (text === null || `${text.value}${text.translated_value ?? ''}`.trim() === '') return null;
  return (
    <ProfilePart title={t('profiles.description')}>
      <ProfileText text={text} />
    </ProfilePart>
  );
}
