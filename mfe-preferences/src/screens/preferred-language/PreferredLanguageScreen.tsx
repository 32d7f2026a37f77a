import { currentUserQuery, useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { Navigate, useSearchParams } from '@portal/router';
import { ErrorPanel, PageHeading, Skeleton } from '@portal/ui';
import type { en } from '#messages/en.ts';
import { PreferredLanguageForm } from './PreferredLanguageForm.tsx';
import { readTermsAddress } from './termsAddress.ts';
import styles from './PreferredLanguageScreen.module.css';

/** /preferred_language?acceptTerms=&redirect_uri= [G-02] [G-03] [G-04] */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  const [search] = useSearchParams();
  const address = readTermsAddress(search);
  const user = useQuery(currentUserQuery);
  if (address.acceptsTerms && user.data?.accepted_terms === true) {
    return <Navigate to={address.target} replace />;
  }
  return (
    <article className={styles.page}>
      <PageHeading lead={address.acceptsTerms ? t('preferences.terms.lead') : undefined}>
        {t('preferences.language.heading')}
      </PageHeading>
      {user.isError ? (
        <ErrorPanel
          title={t('preferences.language.couldNotLoad')}
          text={t('preferences.language.couldNotLoad.text')}
          retrying={user.isFetching}
          onRetry={() => void user.refetch()}
        />
      ) : null}
      {user.isPending ? <FormPlaceholder label={t('preferences.language.loading')} /> : null}
      {user.isSuccess ? (
        <PreferredLanguageForm key={String(address.acceptsTerms)} user={user.data} address={address} />
      ) : null}
    </article>
  );
}

function FormPlaceholder({ label }: { label: string }) {
  return (
    <div className={styles.form} role="status" aria-label={label}>
      <Skeleton height={72} width="min(24rem, 100%)" />
      <Skeleton height={40} width={112} />
    </div>
  );
}
