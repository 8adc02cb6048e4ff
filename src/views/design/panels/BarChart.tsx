import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

import type { ReactNode } from 'react';

import { useLink } from '../actions/use-link.ts';
import { forcedColours } from '../theme/breakpoints.ts';
import { portal } from '../theme/portal-tokens.ts';
import { useHiddenText } from '../theme/use-hidden-text.ts';

/** The height of the highest bar, in pixels. */
const height = 172;

const useStyles = makeStyles({
  bars: {
    listStyleType: 'none',
    // All names share a row, so that the bars end at one line where some names wrap.
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridTemplateRows: `minmax(${height + 40}px, 1fr) auto`,
    gap: '4px',
    margin: 0,
    padding: 0,
  },
  column: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  bar: {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    rowGap: '6px',
    color: tokens.colorNeutralForeground2,
    fontSize: '12px',
    lineHeight: '16px',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    textDecorationLine: 'none',
    '&[href]:hover': { backgroundColor: portal.quiet },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  above: { display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'flex-end', gap: '6px' },
  fill: {
    width: '70%',
    maxWidth: '56px',
    borderStartStartRadius: '3px',
    borderStartEndRadius: '3px',
    backgroundColor: portal.accentFill,
    [forcedColours]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
  late: { backgroundColor: portal.badInk, [forcedColours]: { backgroundColor: 'Highlight' } },
});

export interface ChartBar {
  readonly id: string;
  /** The text below the bar. */
  readonly name: string;
  /** The text above the bar; empty if there is no bar. */
  readonly figure: string;
  /** Name and exact figures, for users who cannot see the bar. */
  readonly spoken: string;
  /** The bar's height as a share of the highest bar, from 0 to 1. */
  readonly share: number;
  readonly isLate?: boolean;
  /** The list that the bar sums up; undefined if there is none. */
  readonly path?: string | undefined;
}

function BarLink({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <a {...useLink(path)} className={styles.bar}>
      {children}
    </a>
  );
}

function Bar({ bar: { name, figure, spoken, share, isLate, path } }: { readonly bar: ChartBar }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const parts = (
    <>
      <span className={styles.above}>
        <span className={hidden}>{spoken}</span>
        <span aria-hidden="true">{figure}</span>
        {figure !== '' && (
          <span
            className={mergeClasses(styles.fill, isLate && styles.late)}
            style={{ height: `${Math.max(2, Math.round(share * height))}px` }}
          />
        )}
      </span>
      <span aria-hidden="true">{name}</span>
    </>
  );
  return path === undefined ? <div className={styles.bar}>{parts}</div> : <BarLink path={path}>{parts}</BarLink>;
}

/** Sums as vertical bars. Each names its exact figures, and links to its list if there is one. */
export function BarChart({ bars }: { readonly bars: readonly ChartBar[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.bars}>
      {bars.map((bar) => (
        <li key={bar.id} className={styles.column}>
          <Bar bar={bar} />
        </li>
      ))}
    </ul>
  );
}
