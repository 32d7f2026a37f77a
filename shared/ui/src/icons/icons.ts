// The drawings that the portal uses, from one set. Decorative unless the place says otherwise: pass aria-hidden.
export {
  IconAlertCircle,
  IconArrowLeft,
  IconCheck,
  IconChevronDown,
  IconClock,
  IconDownload,
  IconExternalLink,
  IconEye,
  IconEyeOff,
  IconFileTypePdf,
  IconInfoCircle,
  IconLock,
  IconMenu2,
  IconRefresh,
  IconSearch,
  IconX,
} from '@tabler/icons-react';
