import * as api from '@portal/api';
import { earlyRead, firstAnswer, languageNames, pages } from '@portal/contract';
import * as i18n from '@portal/i18n';
import { ContactDetails, FollowButton, PageLink, personText, tagLabel } from '@portal/research';
import * as router from '@portal/router';
import * as session from '@portal/session';
import { BackButton, PageHeading, Portrait, useContentToCome } from '@portal/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { imageHref } from '../stand-ins/imageHref.ts';

const contract = { earlyRead, firstAnswer, languageNames, pages };

const research = { ContactDetails, FollowButton, PageLink, personText, tagLabel };

const ui = { BackButton, PageHeading, Portrait, useContentToCome };

/** What areas may draw in the first view of a person, as `onLists`. */
export const onPersons: Readonly<Record<string, object>> = {
  '@portal/api': { ...api, imageHref },
  '@portal/contract': contract,
  '@portal/i18n': i18n,
  '@portal/research': research,
  '@portal/router': router,
  '@portal/session': session,
  '@portal/ui': ui,
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
};
