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

function OverridesTool() {
  const { overrides } = usePortal();
  return overrides && <OverridesButton environment={overrides.released} applied={overrides.applied} />;
}

export function PublicFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  const { environment } = usePortal();
  return (
    <PublicLayout environment={environment} onLanguageChange={handleLanguage} footerTool={<OverridesTool />}>
      {children}
    </PublicLayout>
  );
}

interface ClientFrameProps {
  /** Undefined until known, null if they could not be loaded. */
  entitlements: Entitlements | undefined | null;
  /** The first page is not there yet. */
  isLoading?: boolean;
  children: ReactNode;
}

/** Asks first if there is unsaved input. [B-04] [N-04] */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return () =>
    askToLeave(() => {
      logOut();
      void navigate(pages.login.href());
    });
}

export function ClientFrame({ entitlements, isLoading = false, children }: ClientFrameProps) {
  const { environment, ahead } = usePortal();
  const session = useSession();
  const termsAccepted = useAcceptedTerms();
  const handleLogout = useLogout();
  const { state } = useNavigation();
  const nextPage = state === 'idle' ? undefined : 'page';

  return (
    <SignedInLayout
      environment={environment}
      entitlements={entitlements}
      userName={session.status === 'signedIn' ? session.currentUserName : ''}
      termsAccepted={termsAccepted}
      onLanguageChange={handleLanguage}
      onLogout={handleLogout}
      ahead={ahead}
      waitsFor={isLoading ? 'firstPage' : nextPage}
      footerTool={<OverridesTool />}
    >
      {children}
    </SignedInLayout>
  );
}

/** For use before the first page or around a failure, where no gate has run: loads the tabs itself. */
export function ClientFrameAlone(props: Omit<ClientFrameProps, 'entitlements'>) {
  const { data, errorUpdateCount } = useQuery(entitlementsQuery);
  return <ClientFrame {...props} entitlements={data ?? (errorUpdateCount > 0 ? null : undefined)} />;
}

/** Its route's loader is the gate. */
export function SignedInFrame() {
  const entitlements = useLoaderData<Entitlements>();
  return (
    <ClientFrame entitlements={entitlements}>
      <Outlet />
    </ClientFrame>
  );
}
