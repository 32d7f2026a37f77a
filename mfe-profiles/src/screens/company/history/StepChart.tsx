import { parseLanguage } from '@portal/contract';
import { formatDay } from '@portal/i18n';
import { PageLink } from '@portal/research';
import { Tooltip, VisuallyHidden } from '@portal/ui';
import type { ReactNode } from 'react';
import { PriceLines } from './PriceLines.tsx';
import type { RatingSteps } from './ratingSteps.ts';
import styles from './StepChart.module.css';
import { stepPath } from './stepPath.ts';

interface StepChartProps {
  /** The chart in words, for screen readers. */
  label: string;
  chart: RatingSteps;
  renderLevel: (rating: string) => ReactNode;
}

/** Ratings over time as a step line. Text and dots stay outside of the SVG, which stretches with the page. */
export function StepChart({ label, chart, renderLevel }: StepChartProps) {
  const { levels, steps, years, papers, prices } = chart;
  return (
    <div className={styles.chart}>
      <ul className={styles.levels} aria-hidden="true">
        {levels.map((level) => (
          <li key={level} className={styles.level}>
            {renderLevel(level)}
          </li>
        ))}
      </ul>
      <div className={styles.drawing} style={{ blockSize: `calc(${levels.length} * var(--level))` }}>
        <div className={styles.picture} role="img" aria-label={label} />
        <svg
          className={styles.lines}
          viewBox={`0 0 100 ${levels.length}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {levels.map((level, index) => (
            <line key={level} className={styles.grid} x1={0} x2={100} y1={index + 0.5} y2={index + 0.5} />
          ))}
          {years.map(({ year, place }) => (
            <line
              key={year}
              className={styles.grid}
              x1={place * 100}
              x2={place * 100}
              y1={0}
              y2={levels.length}
            />
          ))}
          <path className={styles.line} d={stepPath(chart)} />
        </svg>
        {steps.map(({ place, level }, index) => (
          <span
            key={index}
            className={styles.dot}
            style={{
              insetInlineStart: `${place * 100}%`,
              insetBlockStart: `calc(${level + 0.5} * var(--level))`,
            }}
          />
        ))}
        <PaperMarks papers={papers} />
      </div>
      <ol className={styles.years} aria-hidden="true">
        {years.map(({ year, place }) => (
          <li key={year} className={styles.year} style={{ insetInlineStart: `${place * 100}%` }}>
            {year}
          </li>
        ))}
      </ol>
      <PriceLines prices={prices} />
    </div>
  );
}

/** Each leads to its preview. [P-08] */
function PaperMarks({ papers }: Pick<RatingSteps, 'papers'>) {
  if (papers.length === 0) return null;
  return (
    <ul className={styles.papers}>
      {papers.map(({ place, level, date, title, language, preview_link: link }, index) => (
        <li
          // Two ratings of a day may have one paper.
          key={`${date} ${link} ${index}`}
          className={styles.paper}
          style={{
            insetInlineStart: `${place * 100}%`,
            insetBlockStart: `calc(${level + 0.5} * var(--level))`,
          }}
        >
          <Tooltip label={`${formatDay(date)}: ${title}`}>
            <PageLink to={link} className={styles.mark}>
              <VisuallyHidden>
                {formatDay(date)}: <span lang={parseLanguage(language)}>{title}</span>
              </VisuallyHidden>
            </PageLink>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
