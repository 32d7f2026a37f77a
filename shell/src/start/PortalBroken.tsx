import { PortalIntlProvider } from '@portal/i18n';
import { PortalTheme } from '@portal/ui';
import styles from '../layout/Layout.module.css';
import { TopLevelError } from '../screens/TopLevelError.tsx';
import { styleNonce } from './styleNonce.ts';

/** For errors in the layout, where others would be shown: never a white page. [G-12] */
export function PortalBroken({ error }: { error: unknown }) {
  return (
    <PortalIntlProvider>
      <PortalTheme {...styleNonce()}>
        <main className={styles.content}>
          <TopLevelError error={error} />
        </main>
      </PortalTheme>
    </PortalIntlProvider>
  );
}
