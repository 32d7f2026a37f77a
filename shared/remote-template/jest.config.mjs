export { browser as default } from '@portal/build/jest';
