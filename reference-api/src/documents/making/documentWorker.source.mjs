// The thread of documents where the program runs from its sources: a thread does not inherit the loader of TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./documentWorker.ts');
