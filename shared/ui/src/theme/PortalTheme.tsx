import type { ReactNode } from 'react';
import { StyleNonce } from './StyleNonce.ts';
import './fonts.css';
import './standIns.css';
import './tokens.css';
import './global.css';

interface PortalThemeProps {
  children: ReactNode;
  /** For style elements under a strict content policy. */
  nonce?: string;
}

/** The portal's theme: tokens, typeface, light or dark as in the system. */
export const PortalTheme = ({ children, nonce = '' }: PortalThemeProps) => (
  <StyleNonce value={nonce}>{children}</StyleNonce>
);
