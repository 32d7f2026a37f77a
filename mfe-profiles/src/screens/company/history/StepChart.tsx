import type { ReactNode } from 'react';
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
  const { levels, steps, years } = chart;
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <ul className={styles.levels}>
        {levels.map((level) => (
          <li key={level} className={styles.level}>
            {renderLevel(level)}
          </li>
        ))}
      </ul>
      <div className={styles.drawing} style={{ blockSize: `calc(${levels.length} * var(--level))` }}>
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
      </div>
      <ol className={styles.years}>
        {years.map(({ year, place }) => (
          <li key={year} className={styles.year} style={{ insetInlineStart: `${place * 100}%` }}>
            {year}
          </li>
        ))}
      </ol>
    </div>
  );
}
