import { makeStaticStyles, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
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
  words: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 24px',
    flexGrow: 1,
    flexBasis: '200px',
    [onPhone]: { gap: '0 12px' },
  },
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

/** An element with the focus is scrolled to above the bar, not under it. */
const useFocusRoom = makeStaticStyles({ 'html:has([data-foot])': { scrollPaddingBottom: '96px' } });

/** A style of its own, so that it overrides the usual one on a phone. */
const useSlimStyles = makeStyles({
  bar: {
    [onPhone]: { boxSizing: 'border-box', height: '56px', flexWrap: 'nowrap', padding: '0 4px 0 12px', gap: '8px' },
  },
  words: {
    [onPhone]: {
      flexWrap: 'nowrap',
      flexBasis: 0,
      minWidth: 0,
      flexDirection: 'column',
      gap: 0,
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
  quiet: { [onPhone]: { fontSize: '12px', lineHeight: '16px' } },
  actions: {
    [onPhone]: { flexWrap: 'nowrap', flexShrink: 0, gap: '4px', width: 'auto', '& > button, & > a': { flexGrow: 0 } },
  },
});

/**
 * One line of 48 pixels on a wide screen. A note that does not fit continues below, so that it can be read without
 * pointing at it.
 */
const useLineStyles = makeStyles({
  bar: { boxSizing: 'border-box', minHeight: '48px', flexWrap: 'nowrap', padding: '3px 8px 3px 16px', gap: '12px' },
  words: { flexWrap: 'nowrap', alignItems: 'center', flexBasis: 0, minWidth: 0, gap: '12px', whiteSpace: 'nowrap' },
  note: { minWidth: 0, lineHeight: '18px', whiteSpace: 'normal' },
  actions: { flexWrap: 'nowrap', flexShrink: 0, gap: '4px' },
});

export interface FooterBarProps {
  /** Whether it is one line on a phone, for a few actions. */
  readonly slim?: boolean;
  /** Whether it is one line on a wide screen, and a second one if the note does not fit. */
  readonly line?: boolean;
  /** The number of selected rows as text. */
  readonly count: ReactNode;
  readonly total?: ReactNode;
  /** Explains which actions the selection allows. */
  readonly note?: ReactNode;
  readonly actions: ReactNode;
}

/** The bar at the foot of the window while rows are selected: their number, their sum and the actions. */
export function FooterBar({ count, total, note, actions, slim = false, line = false }: FooterBarProps) {
  useFocusRoom();
  const styles = useStyles();
  const narrow = useSlimStyles();
  const one = useLineStyles();
  const { say } = useWords();
  return (
    <section
      data-foot
      className={mergeClasses(styles.bar, slim && narrow.bar, line && one.bar)}
      aria-label={say('common.selection')}
    >
      <div className={mergeClasses(styles.words, slim && narrow.words, line && one.words)} role="status">
        <span className={styles.count}>{count}</span>
        {total !== undefined && <span className={mergeClasses(styles.figures, slim && narrow.quiet)}>{total}</span>}
        {note !== undefined && (
          <span className={mergeClasses(styles.note, slim && narrow.quiet, line && one.note)}>{note}</span>
        )}
      </div>
      <div className={mergeClasses(styles.actions, slim && narrow.actions, line && one.actions)}>{actions}</div>
    </section>
  );
}
