import {
  NoAccessModal,
  PublicationTile,
  useWalkedList,
  WalkContext,
  type ProfileAssetClass,
} from '@portal/research';
import type { Publication } from '@portal/wire';
import { useCallback, useRef, useState } from 'react';

interface LatestPaperProps {
  paper: Publication;
  /** The list that starts with it; the preview steps through it. */
  among: readonly Publication[];
  assetClass: ProfileAssetClass | undefined;
}

/** The newest paper of a profile, above everything else. [P-08] */
export function LatestPaper({ paper, among, assetClass }: LatestPaperProps) {
  const part = useRef<HTMLDivElement>(null);
  const walk = useWalkedList(part, among);
  const [noAccess, setNoAccess] = useState(false);
  const handleNoAccess = useCallback(() => setNoAccess(true), []);
  return (
    <div ref={part}>
      <WalkContext value={walk}>
        <PublicationTile publication={paper} assetClass={assetClass} onNoAccess={handleNoAccess} />
      </WalkContext>
      <NoAccessModal opened={noAccess} onClose={() => setNoAccess(false)} />
    </div>
  );
}
