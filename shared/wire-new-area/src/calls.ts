export { newAreaGreeting } from './greeting.ts';
