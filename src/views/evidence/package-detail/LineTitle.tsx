import { makeStyles, tokens } from '@fluentui/react-components';
import type { DetailLine } from '../../../presentation/evidence/package-detail/detail-lines.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { CorrectionNote } from '../shared/CorrectionNote.tsx';

const useStyles = makeStyles({
  // A file's name may be one long word.
  whole: { overflowWrap: 'anywhere' },
  note: { fontSize: '12px', lineHeight: '16px', fontWeight: 400, color: tokens.colorNeutralForeground3 },
  strong: { fontWeight: 600 },
});

/** The name of a document, its kind and amount, and its values before a replacement. */
export function LineTitle({ line, strong }: { readonly line: DetailLine; readonly strong: boolean }) {
  const styles = useStyles();
  const { say } = useWords();
  const files = line.files.length > 1 ? say('detail.files-count', { count: line.files.length }) : '';
  const notes = [
    line.fileName,
    line.note ? say(line.note) : '',
    line.original ? say(line.original) : '',
    line.amount === undefined ? '' : money(line.amount),
    files,
  ].filter((note) => note !== '');
  return (
    <div className={styles.whole}>
      <div className={strong ? styles.strong : undefined}>{say(line.title)}</div>
      {notes.length > 0 && <div className={styles.note}>{notes.join(say('formats.clause-separator'))}</div>}
      {line.unclear && (
        <div className={styles.note}>
          {[line.unclear.words, ...(line.unclear.doubt ? [line.unclear.doubt] : [])]
            .map((each) => say(each))
            .join(say('formats.sentence-separator'))}
        </div>
      )}
      {line.correction && <CorrectionNote correction={line.correction} />}
    </div>
  );
}
