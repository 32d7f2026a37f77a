import { apiConfiguration } from './configuration.ts';

/** The API's name of a portal tab. [K-03] */
export const tabNameAtApi = (tab: string): string => apiConfiguration().tabNames?.[tab] ?? tab;
