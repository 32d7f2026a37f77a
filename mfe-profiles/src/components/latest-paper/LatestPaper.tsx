import { PublicationTile, useWalkedList, WalkContext, type ProfileAssetClass } from '@portal/research';
import type { Publication } from '@portal/wire';
import { useRef } from 'react';

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
  return (
    <div ref={part}>
      <WalkContext value={walk}>
        <PublicationTile publication={paper} assetClass={assetClass} />
      </WalkContext>
    </div>
  );
}
