import type { ReactNode } from 'react';
import { StyleNonce } from './StyleNonce.ts';
import './fonts.css';
import './standIns.css';
import './tokens.css';
import './global.css';

interface PortalThemeProps {
  children: ReactNode;
  /** For the style elements that a component may add under a strict content policy. */
  nonce?: string;
}

/** The look of the portal: tokens, typeface, light or dark by the system. */
export const PortalTheme = ({ children, nonce = '' }: PortalThemeProps) => (
  <StyleNonce value={nonce}>{children}</StyleNonce>
);
