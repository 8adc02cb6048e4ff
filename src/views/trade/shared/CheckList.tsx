import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { DismissCircle16Regular } from '@fluentui/react-icons/svg/dismiss-circle';
import { Warning16Regular } from '@fluentui/react-icons/svg/warning';

import type { ShownCheck } from '../../../presentation/trade/shared/rule-words.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    gap: '0 10px',
    alignItems: 'start',
    padding: '8px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    fontSize: '14px',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    ':first-child': { borderTop: 'none' },
  },
  icon: { display: 'flex', height: '20px', alignItems: 'center' },
  passed: { color: portal.okInk },
  noted: { backgroundColor: portal.warnRow },
  notedIcon: { color: portal.warnInk },
  refused: { backgroundColor: portal.badRow },
  refusedIcon: { color: portal.badInk },
  compact: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    listStyleType: 'none',
    margin: '8px 0 0',
    padding: 0,
    '& > li': { padding: 0, borderTop: 'none', gap: '0 6px', fontSize: '12px', lineHeight: '18px' },
  },
  changed: { color: tokens.colorNeutralForeground3, fontSize: '12px', lineHeight: '18px' },
});

const icons = {
  passed: CheckmarkCircle16Regular,
  noted: Warning16Regular,
  refused: DismissCircle16Regular,
} as const;

/** Rules with their outcome; the failed ones come first. */
export function CheckList({
  checks,
  isCompact = false,
}: {
  readonly checks: readonly ShownCheck[];
  /** Whether the rules are on one line, below a field. */
  readonly isCompact?: boolean;
}) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const order = { refused: 0, noted: 1, passed: 2 } as const;
  return (
    <ul className={isCompact ? styles.compact : styles.list}>
      {checks
        .toSorted((one, other) => order[one.outcome] - order[other.outcome])
        .map(({ code, outcome, what, isChanged = false }, index) => {
          const Icon = icons[outcome];
          return (
            <li
              key={`${code} ${index}`}
              className={mergeClasses(
                styles.row,
                outcome === 'noted' && styles.noted,
                outcome === 'refused' && styles.refused,
              )}
            >
              <span
                className={mergeClasses(
                  styles.icon,
                  outcome === 'passed' ? styles.passed : outcome === 'noted' ? styles.notedIcon : styles.refusedIcon,
                )}
              >
                <Icon aria-hidden />
                <span className={hidden}>{say(`trade.rule-${outcome}`)}</span>
              </span>
              <span>
                {say(what)}
                {isChanged && <span className={styles.changed}> {say('trade.rule-changed')}</span>}
              </span>
            </li>
          );
        })}
    </ul>
  );
}
