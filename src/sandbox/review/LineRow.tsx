import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { forcedColours, onPhone } from '../../views/design/theme/breakpoints.ts';
import { useHiddenText } from '../../views/design/theme/use-hidden-text.ts';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import type { SandboxMessage } from '../words/sandbox-catalogue.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { MarkIcon, type LineMark } from './MarkIcon.tsx';
import { lineDomId, type ReviewLine } from './review-line.ts';
import { useLineTitle } from './use-line-title.ts';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    gap: '10px',
    width: '100%',
    boxSizing: 'border-box',
    padding: '7px 12px',
    border: 'none',
    borderLeft: '3px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: '13px',
    lineHeight: '18px',
    textAlign: 'left',
    cursor: 'pointer',
    scrollMarginTop: '40px',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [onPhone]: { minHeight: '44px' },
  },
  open: {
    backgroundColor: portal.accentSoft,
    borderLeft: `3px solid ${portal.accent}`,
    ':hover': { backgroundColor: portal.accentSoft },
    [forcedColours]: { border: '2px solid Highlight' },
  },
  words: { minWidth: 0, display: 'flex', flexDirection: 'column' },
  title: { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  strong: { fontWeight: 600 },
  note: { fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  problems: { fontSize: '12px', lineHeight: '16px', color: portal.warnWords, fontWeight: 600 },
});

/** The change of a document since it was returned. */
function changeOf({ item }: ReviewLine): SandboxMessage | undefined {
  if (!item) return undefined;
  const { replaced, changedSinceReturn, fields } = item;
  if (replaced) {
    const number = fields['invoiceNum'] ?? fields['contractNo'] ?? '';
    return replaced.sameFiles
      ? sandboxMessage('sandbox-desk.fields-changed')
      : sandboxMessage('sandbox-desk.file-changed', { number: replaced.number === number ? '' : replaced.number });
  }
  return changedSinceReturn ? sandboxMessage('sandbox-desk.added') : undefined;
}

export interface LineRowProps {
  readonly line: ReviewLine;
  /** Undefined if the document takes no mark. */
  readonly mark: LineMark | undefined;
  readonly problems: number;
  readonly open: boolean;
  readonly onOpened: () => void;
}

/** One document in the list: its mark, its change, and its number of problems. */
export const LineRow = observer(function LineRow({ line, mark, problems, open, onOpened }: LineRowProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const say = useSandboxWords();
  const titleOf = useLineTitle();
  const change = changeOf(line);
  return (
    <button
      type="button"
      id={lineDomId(line.key)}
      aria-current={open}
      className={mergeClasses(styles.row, open && styles.open)}
      onClick={onOpened}
    >
      {mark && <MarkIcon mark={mark} />}
      <span className={styles.words}>
        <span className={mergeClasses(styles.title, mark !== 'kept' && styles.strong)}>{titleOf(line, true)}</span>
        {mark && <span className={hidden}>{say(`sandbox-desk.mark-${mark}`)}</span>}
        {!line.item && <span className={styles.note}>{say('sandbox.whole-material')}</span>}
        {change && <span className={styles.note}>{say(change)}</span>}
        {problems > 0 && mark !== 'kept' && (
          <span className={styles.problems}>{say('sandbox-desk.problems', { problems })}</span>
        )}
      </span>
    </button>
  );
});
