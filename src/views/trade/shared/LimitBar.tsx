import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

import type { Money } from '../../../domain/money/money.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    height: '8px',
    borderRadius: '4px',
    overflow: 'hidden',
    backgroundColor: portal.hairlineSoft,
    margin: '4px 0 8px',
  },
  part: { height: '100%' },
  used: { backgroundColor: portal.accentFill },
  reserved: {
    backgroundImage: `repeating-linear-gradient(45deg, ${portal.accentFill} 0 4px, ${portal.accentSoft} 4px 8px)`,
  },
  own: { backgroundColor: tokens.colorNeutralForeground1 },
  keys: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  key: { display: 'flex', alignItems: 'center', gap: '6px' },
  sign: { width: '10px', height: '10px', borderRadius: '2px' },
});

export interface LimitPart {
  readonly kind: 'used' | 'reserved' | 'own';
  readonly amount: Money;
  readonly words: string;
}

/** The used, pending and requested parts of a limit; the text below states the same. */
export function LimitBar({ total, parts }: { readonly total: Money; readonly parts: readonly LimitPart[] }) {
  const styles = useStyles();
  const share = ({ fen }: Money): string =>
    total.fen > 0n ? `${Math.min(100, Number((fen * 10_000n) / total.fen) / 100)}%` : '0%';
  return (
    <>
      <div className={styles.bar} aria-hidden>
        {parts.map(({ kind, amount }) => (
          <span key={kind} className={mergeClasses(styles.part, styles[kind])} style={{ width: share(amount) }} />
        ))}
      </div>
      <ul className={styles.keys}>
        {parts.map(({ kind, words }) => (
          <li key={kind} className={styles.key}>
            <span className={mergeClasses(styles.sign, styles[kind])} aria-hidden />
            {words}
          </li>
        ))}
      </ul>
    </>
  );
}
