import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { isPlainDate } from '../../../domain/calendar/plain-date.ts';
import type { ShownValue } from '../../../presentation/evidence/shared/shown-value.ts';
import { money, orDashes } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  figures: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  amount: { whiteSpace: 'nowrap' },
  main: { fontWeight: 600 },
});

/** The value of a field without an input. */
export function FieldValue({ value }: { readonly value: ShownValue }) {
  const styles = useStyles();
  const { say } = useWords();
  if (value.kind === 'words') return <span>{say(value.words)}</span>;
  if (value.kind === 'amount')
    return (
      <span className={mergeClasses(styles.figures, styles.amount, value.main && styles.main)}>
        {money(value.text)}
      </span>
    );
  if (value.kind === 'date' && isPlainDate(value.text))
    return <span className={styles.figures}>{say('formats.day', { day: value.text })}</span>;
  return <span className={styles.figures}>{orDashes(value.text)}</span>;
}
