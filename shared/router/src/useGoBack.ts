import { useLocation, useNavigate } from 'react-router-dom';

/** By the router's count, also after another address took the place of a tab's first page. */
function isFirstPage(key: string): boolean {
  const state: unknown = history.state;
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state;
  return key === 'default' || (isCounted && state.idx === 0);
}

/** Goes back, or to another page from the first one of a tab: before that is no page of the portal. */
export function useGoBack(): (otherwise: string) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (otherwise) => void (isFirstPage(key) ? navigate(otherwise) : navigate(-1));
}
