import { askEarly } from './askEarly.ts';

askEarly(document, location);
