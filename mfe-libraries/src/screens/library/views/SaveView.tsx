import { useQuery } from '@portal/api';
import { useMessages, useToday } from '@portal/i18n';
import type { FilterCategory, FilterState } from '@portal/research';
import { Button, IconCheck, IconPlus, Modal } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { savedViewsQuery } from '#api/views.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import type { Library } from '../libraries.ts';
import { ViewForm } from './ViewForm.tsx';
import { viewName } from './viewName.ts';
import { currentView } from './viewQuery.ts';

export interface SaveViewProps {
  library: Library;
  filters: FilterState;
  labelOf: (category: FilterCategory, value: string) => string;
  /** Shown until the views are loaded. */
  waiting: ReactNode;
}

/** Saves the filters as a view, or edits the current view. Hidden if the API has no views. [L-23] */
export function SaveView({ library, filters, labelOf, waiting }: SaveViewProps) {
  const { t } = useMessages<LibrariesMessage>();
  const { data } = useQuery(savedViewsQuery(library.name));
  const [opened, setOpened] = useState(false);
  const today = useToday();
  if (data === undefined) return waiting;
  if (!data.supported) return null;
  const view = currentView(data.views, filters, today);
  const label = t(view === undefined ? 'libraries.views.save' : 'libraries.views.change');
  const Icon = view === undefined ? IconPlus : IconCheck;
  const handleClose = () => setOpened(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {label}
      </Button>
      <Modal title={label} opened={opened} onClose={handleClose}>
        <ViewForm
          {...{ library, filters, view }}
          suggestedName={viewName(filters, labelOf)}
          saved={data}
          onDone={handleClose}
        />
      </Modal>
    </>
  );
}
