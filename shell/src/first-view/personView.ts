import { beginFirstViews } from './beginFirstViews.ts';
import { onPersons } from './offers/onPersons.ts';
import { paramsOf, withAuthorisation } from './withAuthorisation.ts';

beginFirstViews({ modules: onPersons, answersOf: withAuthorisation, paramsOf });
