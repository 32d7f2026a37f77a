import { defineShell } from '@portal/build/webpack';

export default defineShell(import.meta.url);
