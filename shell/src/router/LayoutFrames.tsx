import { entitlementsQuery, useAcceptedTerms, useQuery } from '@portal/api';
import type { Entitlements } from '@portal/contract';
import { pages } from '@portal/contract';
import { askToLeave } from '@portal/router';
import { useSession } from '@portal/session';
import type { ReactNode } from 'react';
import { Outlet, useLoaderData, useNavigate, useNavigation } from 'react-router-dom';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { SignedInLayout } from '../layout/SignedInLayout.tsx';
import { logOut } from '../session/connectSession.ts';
import { OverridesButton } from '../overrides/OverridesButton.tsx';
import { chooseLanguage } from '../start/language.ts';
import { usePortal } from './PortalContext.ts';

const handleLanguage = (language: Parameters<typeof chooseLanguage>[0]) => void chooseLanguage(language);

/** The way to overrides, where there are any. */
function OverridesTool() {
  const { overrides } = usePortal();
  return overrides && <OverridesButton environment={overrides.released} applied={overrides.applied} />;
}

/** The layout for everybody, around `children` or the route below. */
export function PublicFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  const { environment } = usePortal();
  return (
    <PublicLayout environment={environment} onLanguageChange={handleLanguage} footerTool={<OverridesTool />}>
      {children}
    </PublicLayout>
  );
}

interface ClientFrameProps {
  /** Undefined as long as they are not known, null when they could not be loaded. */
  entitlements: Entitlements | undefined | null;
  /** The first page is not there yet. */
  isLoading?: boolean;
  children: ReactNode;
}

/** Logs out and leads to the login page; where something is not saved, only after asking. [B-04] [N-04] */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return () =>
    askToLeave(() => {
      logOut();
      void navigate(pages.login.href());
    });
}

/** The layout for signed-in clients. */
export function ClientFrame({ entitlements, isLoading = false, children }: ClientFrameProps) {
  const { environment, prefetch } = usePortal();
  const session = useSession();
  const termsAccepted = useAcceptedTerms();
  const handleLogout = useLogout();
  const { state } = useNavigation();

  return (
    <SignedInLayout
      environment={environment}
      entitlements={entitlements}
      userName={session.status === 'signedIn' ? session.currentUserName : ''}
      termsAccepted={termsAccepted}
      onLanguageChange={handleLanguage}
      onLogout={handleLogout}
      onPrefetch={prefetch}
      isWaiting={isLoading || state !== 'idle'}
      footerTool={<OverridesTool />}
    >
      {children}
    </SignedInLayout>
  );
}

/** The layout for signed-in clients where no gate has run, before a page or around a failure: it reads its own tabs. */
export function ClientFrameAlone(props: Omit<ClientFrameProps, 'entitlements'>) {
  const { data, errorUpdateCount } = useQuery(entitlementsQuery);
  return <ClientFrame {...props} entitlements={data ?? (errorUpdateCount > 0 ? null : undefined)} />;
}

/** The signed-in layout as a route: its loader has let the client in. */
export function SignedInFrame() {
  const entitlements = useLoaderData<Entitlements>();
  return (
    <ClientFrame entitlements={entitlements}>
      <Outlet />
    </ClientFrame>
  );
}
