import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './fonts.css';
import './tokens.css';
import './global.css';

interface PortalThemeProps {
  children: ReactNode;
  /** For the style elements that a component may add under a strict content policy. */
  nonce?: string;
}

/**
 * The look of the portal: tokens, typeface, light or dark by the system. Mantine gives the behaviour of components
 * only; it brings no style sheet and writes none into the page.
 */
export function PortalTheme({ children, nonce }: PortalThemeProps) {
  return (
    <MantineProvider
      theme={{ respectReducedMotion: true, cursorType: 'pointer' }}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce ?? ''}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
