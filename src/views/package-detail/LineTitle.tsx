import { makeStyles, tokens } from '@fluentui/react-components';
import type { DetailLine } from '../../presentation/package-detail/package-detail-view-model.ts';
import { money } from '../../words/format.ts';
import { useWords } from '../../words/use-words.ts';

const useStyles = makeStyles({
  note: { fontSize: '12px', lineHeight: '16px', fontWeight: 400, color: tokens.colorNeutralForeground3 },
  strong: { fontWeight: 600 },
});

/** Which document it is, its kind and amount, and what it was before it was replaced. */
export function LineTitle({ line, strong }: { readonly line: DetailLine; readonly strong: boolean }) {
  const styles = useStyles();
  const { say } = useWords();
  const files = line.files.length > 1 ? say('detail.files-count', { count: line.files.length }) : '';
  const notes = [line.note ? say(line.note) : '', line.amount === undefined ? '' : money(line.amount), files].filter((note) => note !== '');
  return (
    <div>
      <div className={strong ? styles.strong : undefined}>{say(line.title)}</div>
      {notes.length > 0 && <div className={styles.note}>{notes.join(say('formats.clause-separator'))}</div>}
      {line.replaced && <div className={styles.note}>{say('materials.replaced-note', { name: line.replaced.fileName })}</div>}
    </div>
  );
}
