import { HeadlessMantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

const theme = { respectReducedMotion: true, cursorType: 'pointer' } as const;

/**
 * Around each part that Mantine gives its behaviour: looks are the portal's own, and pages that show no such part
 * do not load the library.
 */
export const MantineRoom = ({ children }: { children: ReactNode }) => (
  <HeadlessMantineProvider theme={theme}>{children}</HeadlessMantineProvider>
);
