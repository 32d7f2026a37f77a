import { BelowFirstView, Skeleton } from '@portal/ui';
import type { ProfiledTag } from '@portal/wire';
import { CompanyAnalysts } from './CompanyAnalysts.tsx';
import { CompanyDescription } from './CompanyDescription.tsx';
import styles from './CompanyProfile.module.css';
import { CompanyRatings } from './ratings/CompanyRatings.tsx';
import { FurtherResearch, LatestResearch } from './CompanyResearch.tsx';
import type { CompanyTab } from './companyTabs.ts';
import { RatingHistory } from './history/RatingHistory.tsx';

interface CompanyContentProps {
  company: string;
  /** Undefined while loading. */
  record: ProfiledTag | undefined;
  tab: CompanyTab;
}

/** One tab: ratings, newest paper and analysts in the first screen, then history, description and research. [P-02] [P-08] */
export function CompanyContent({ company, record, tab }: CompanyContentProps) {
  return (
    <div className={styles.content}>
      {record === undefined ? (
        <Skeleton height="6rem" />
      ) : (
        <CompanyRatings company={company} ratings={record.kpis.Ratings} subjects={tab.ratings} />
      )}
      <BelowFirstView>
        <div className={styles.first}>
          <LatestResearch company={company} record={record} tab={tab} />
          {record === undefined ? null : <CompanyAnalysts analysts={record.related_analysts} tab={tab} />}
        </div>
        <RatingHistory company={company} subjects={tab.ratings} />
        <CompanyDescription record={record} />
        <FurtherResearch company={company} record={record} tab={tab} />
      </BelowFirstView>
    </div>
  );
}
