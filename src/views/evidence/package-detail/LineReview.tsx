import { makeStyles } from '@fluentui/react-components';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { DetailLine } from '../../../presentation/evidence/package-detail/detail-lines.ts';
import { useWords } from '../../../words/use-words.ts';
import { LineReason } from './LineReason.tsx';

const useStyles = makeStyles({ whole: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });

/** The review that judged a document, and its time. */
export function LineReviewer({ line, today }: { readonly line: DetailLine; readonly today: PlainDate }) {
  const styles = useStyles();
  const { say } = useWords();
  if (line.reviewedAt === undefined) return <LineReason reason="" />;
  return (
    <>
      {line.reviewedBy && <span className={styles.whole}>{say(`detail.${line.reviewedBy}`)}</span>}{' '}
      <span className={styles.whole}>{say('formats.moment-short', { at: line.reviewedAt, today })}</span>
    </>
  );
}
