export { recordQuery } from '@portal/research';
