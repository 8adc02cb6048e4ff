import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { onPhone } from '../theme/breakpoints.ts';
import { emptyValue } from '../../../words/format.ts';

const useStyles = makeStyles({
  facts: { margin: 0 },
  across: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
    gap: '12px 32px',
    [onPhone]: { gridTemplateColumns: '1fr 1fr', gap: '10px 16px' },
  },
  down: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '6px 16px' },
  group: { minWidth: 0 },
  pair: { display: 'contents' },
  label: { color: tokens.colorNeutralForeground3 },
  above: { fontSize: '12px', lineHeight: '18px' },
  value: { margin: 0, overflowWrap: 'anywhere' },
  strong: { fontWeight: 600 },
  figures: { fontVariantNumeric: 'tabular-nums' },
  right: { textAlign: 'right' },
});

export interface Fact {
  readonly label: string;
  /** An empty value is shown as `--`. */
  readonly value: ReactNode;
  readonly strong?: boolean;
  /** Whether it is an amount, with figures of equal width, right-aligned in a column. */
  readonly amount?: boolean;
}

export interface KeyValueFactsProps {
  readonly facts: readonly Fact[];
  /** `across` for the head of a page, `down` for a narrow card. */
  readonly layout?: 'across' | 'down';
}

const isEmpty = (value: ReactNode): boolean => value === null || value === undefined || value === '' || value === false;

/** Labelled values of one subject. */
export function KeyValueFacts({ facts, layout = 'across' }: KeyValueFactsProps) {
  const styles = useStyles();
  const down = layout === 'down';
  return (
    <dl className={mergeClasses(styles.facts, down ? styles.down : styles.across)}>
      {facts.map((fact) => (
        <div key={fact.label} className={down ? styles.pair : styles.group}>
          <dt className={mergeClasses(styles.label, !down && styles.above)}>{fact.label}</dt>
          <dd
            className={mergeClasses(
              styles.value,
              fact.strong && styles.strong,
              fact.amount && styles.figures,
              fact.amount && down && styles.right,
            )}
          >
            {isEmpty(fact.value) ? emptyValue : fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
