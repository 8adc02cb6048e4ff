import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { onLowScreen, onPhone } from '../theme/breakpoints.ts';
import { portal } from '../theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    bottom: '16px',
    zIndex: 4,
    marginTop: '16px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 24px',
    padding: '12px 16px',
    backgroundColor: portal.card,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: portal.shadowFoot,
    [onPhone]: { bottom: '8px', padding: '10px 12px', gap: '6px 12px' },
    [onLowScreen]: { position: 'static' },
  },
  words: { display: 'flex', flexWrap: 'wrap', gap: '2px 24px', flexGrow: 1, flexBasis: '200px', [onPhone]: { gap: '0 12px' } },
  count: { fontWeight: 600 },
  figures: { fontVariantNumeric: 'tabular-nums' },
  note: { color: tokens.colorNeutralForeground3 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    marginLeft: 'auto',
    [onPhone]: { width: '100%', '& > button, & > a': { flexGrow: 1 } },
  },
});

export interface FooterBarProps {
  /** How many are selected, in words. */
  readonly count: ReactNode;
  readonly total?: ReactNode;
  /** What of the selection can and cannot be done. */
  readonly note?: ReactNode;
  readonly actions: ReactNode;
}

/** Stays at the foot of the screen while something is selected: how many, how much, what now. */
export function FooterBar({ count, total, note, actions }: FooterBarProps) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <section className={styles.bar} aria-label={say('common.selection')}>
      <div className={styles.words} role="status">
        <span className={styles.count}>{count}</span>
        {total !== undefined && <span className={styles.figures}>{total}</span>}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
