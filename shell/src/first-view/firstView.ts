import { beginFirstViews } from './beginFirstViews.ts';
import { onLists } from './offers/onLists.ts';

beginFirstViews({ modules: onLists });
