import { readQuery } from '@portal/api';
import { newAreaCalls } from '@portal/wire-new-area';

export const greetingQuery = readQuery(newAreaCalls.newAreaGreeting, {});
