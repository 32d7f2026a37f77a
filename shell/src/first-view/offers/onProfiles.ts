import * as api from '@portal/api';
import { earlyRead, firstAnswer, languageNames, pages } from '@portal/contract';
import * as i18n from '@portal/i18n';
import {
  EsgRating,
  FollowButton,
  PageLink,
  profileLink,
  ratingArrows,
  ratingLabel,
  ratingMove,
  readTab,
  TabProblems,
  tagLabel,
} from '@portal/research';
import * as router from '@portal/router';
import * as session from '@portal/session';
import {
  BackButton,
  Button,
  IconDownload,
  IconLock,
  PageHeading,
  Skeleton,
  Tabs,
  Tooltip,
  useContentToCome,
  VisuallyHidden,
} from '@portal/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

const contract = { earlyRead, firstAnswer, languageNames, pages };

const research = {
  EsgRating,
  FollowButton,
  PageLink,
  profileLink,
  ratingArrows,
  ratingLabel,
  ratingMove,
  readTab,
  TabProblems,
  tagLabel,
};

const ui = {
  BackButton,
  Button,
  IconDownload,
  IconLock,
  PageHeading,
  Skeleton,
  Tabs,
  Tooltip,
  useContentToCome,
  VisuallyHidden,
};

/** What areas may draw in the first view of a profile, as `onLists`. */
export const onProfiles: Readonly<Record<string, object>> = {
  '@portal/api': api,
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
