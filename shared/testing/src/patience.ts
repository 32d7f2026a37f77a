import { configure } from '@testing-library/react';

/** What a test waits for comes late on a busy machine: the limit is there for what never comes. */
configure({ asyncUtilTimeout: 10_000 });
