import { HeadlessMantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

const theme = { respectReducedMotion: true, cursorType: 'pointer' } as const;

/** Wraps each part that uses Mantine's behaviour, without its styles; other pages do not load the library. */
export const MantineRoom = ({ children }: { children: ReactNode }) => (
  <HeadlessMantineProvider theme={theme}>{children}</HeadlessMantineProvider>
);
