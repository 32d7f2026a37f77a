import { beginFirstViews } from './beginFirstViews.ts';
import { onProfiles } from './offers/onProfiles.ts';
import { paramsOf, withAuthorisation } from './withAuthorisation.ts';

beginFirstViews({ modules: onProfiles, answersOf: withAuthorisation, paramsOf });
