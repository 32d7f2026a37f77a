import { defineRemote } from '@portal/build/webpack';

export default defineRemote(import.meta.url);
