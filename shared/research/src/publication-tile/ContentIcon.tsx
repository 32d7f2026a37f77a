import { useMessages } from '@portal/i18n';
import {
  IconFile,
  IconFileMusic,
  IconFileSpreadsheet,
  IconFileTypePdf,
  IconMovie,
  IconPhoto,
} from '@tabler/icons-react';
import type { ResearchMessage } from '../messages/index.ts';
import { contentKind, type ContentKind } from './contentKind.ts';

const icons: Record<ContentKind, typeof IconFile> = {
  pdf: IconFileTypePdf,
  image: IconPhoto,
  video: IconMovie,
  audio: IconFileMusic,
  office: IconFileSpreadsheet,
  document: IconFile,
};

/** Icon and name of a file's kind. [T-01] */
export function ContentIcon({ contentType }: { contentType: string | null }) {
  const { t } = useMessages<ResearchMessage>();
  const kind = contentKind(contentType);
  const Icon = icons[kind];
  return <Icon size={20} stroke={1.5} role="img" aria-label={t(`research.tile.kind.${kind}`)} />;
}
