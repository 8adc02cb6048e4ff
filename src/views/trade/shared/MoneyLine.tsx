import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { moneyToText, type Money } from '../../../domain/money/money.ts';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import type { Tone } from '../../design/panels/tone.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { money } from '../../../words/format.ts';

const useStyles = makeStyles({
  lines: { listStyleType: 'none', margin: 0, padding: 0 },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    padding: '10px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    overflowWrap: 'anywhere',
  },
  amount: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

/** A list of lines of money. */
export function MoneyLines({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul className={useStyles().lines} aria-label={label}>
      {children}
    </ul>
  );
}

/** A line about a payment: its title, its state, its amount, and two texts in small type. */
export function MoneyLine({
  title,
  tone,
  badge,
  amount,
  about,
  more,
}: {
  readonly title: ReactNode;
  readonly tone: Tone;
  readonly badge: string;
  readonly amount: Money;
  readonly about: ReactNode;
  readonly more: string;
}) {
  const styles = useStyles();
  return (
    <li className={styles.line}>
      <span className={styles.head}>
        {title}
        <StateBadge tone={tone} size="small">
          {badge}
        </StateBadge>
      </span>
      <span className={styles.amount}>{money(moneyToText(amount))}</span>
      <span className={styles.quiet}>{about}</span>
      <span className={styles.quiet}>{more}</span>
    </li>
  );
}
