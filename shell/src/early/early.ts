import { earlyFetch } from './earlyFetch.ts';

earlyFetch(document, location);
