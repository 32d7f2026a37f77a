export { AreaInProgress } from './area-in-progress/AreaInProgress.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './button/Button.tsx';
export { ButtonLink } from './button/ButtonLink.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox.tsx';
export { Chip } from './chip/Chip.tsx';
export { afterContent, useContentToCome } from './code-boundary/afterContent.ts';
export { laterPart } from './code-boundary/laterPart.tsx';
export { DataTable, type DataTableProps } from './data-table/DataTable.tsx';
export type { DataTableColumn, ServerPaging } from './data-table/DataTableColumn.ts';
export { DateRangePanel } from './date-range/DateRangePanel.tsx';
export { DateRangePicker, type DateRangePickerProps } from './date-range/DateRangePicker.tsx';
export type { DayRange } from './date-range/days/DayRange.ts';
export { Drawer } from './drawer/Drawer.tsx';
export { EmptyNotice } from './empty-notice/EmptyNotice.tsx';
export { ErrorPanel } from './error-panel/ErrorPanel.tsx';
export { FieldError } from './field-error/FieldError.tsx';
export * from './icons/icons.ts';
export { Menu } from './menu/Menu.tsx';
export type { MenuItem } from './menu/MenuItem.ts';
export { Modal } from './modal/Modal.tsx';
export { loadOverlays } from './overlays/loadOverlays.ts';
export { MultiSelect, type MultiSelectProps } from './multi-select/MultiSelect.tsx';
export type { MultiSelectOption } from './multi-select/MultiSelectOption.ts';
export { focusHeading } from './page-heading/focusHeading.ts';
export { PageHeading } from './page-heading/PageHeading.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field/PasswordField.tsx';
export { Pill } from './pill/Pill.tsx';
export { Portrait } from './portrait/Portrait.tsx';
export { usePrinting } from './printing/usePrinting.ts';
export { PrintedCopy } from './printed-copy/PrintedCopy.tsx';
export { QuietFailure } from './quiet-failure/QuietFailure.tsx';
export { Select, type SelectOption } from './select/Select.tsx';
export { Skeleton } from './skeleton/Skeleton.tsx';
export { SuggestField, type SuggestFieldProps, type SuggestionGroup } from './suggest-field/SuggestField.tsx';
export type { Tab } from './tabs/Tab.ts';
export { Tabs } from './tabs/Tabs.tsx';
export { TextField, type TextFieldProps } from './text-field/TextField.tsx';
export { breakpoints } from './theme/breakpoints.ts';
export { PortalTheme } from './theme/PortalTheme.tsx';
export { notifyAfterReload } from './toasts/carriedToast.ts';
export { Toasts } from './toasts/Toasts.tsx';
export {
  clearToasts,
  dismiss,
  notify,
  toastStore,
  type Notice,
  type Toast,
  type ToastAction,
  type ToastMessage,
  type ToastVariant,
} from './toasts/toastStore.ts';
export { HoverCards } from './hover-cards/HoverCards.tsx';
export { Tooltip } from './tooltip/Tooltip.tsx';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';
export { useIsNarrow } from './window-width/useIsNarrow.ts';
