import { makeStyles, tokens } from '@fluentui/react-components';
import type { CorrectedLine } from '../../../presentation/evidence/package-detail/detail-history.ts';
import { useWords } from '../../../words/use-words.ts';
import { FieldChange } from '../shared/FieldChange.tsx';

const useStyles = makeStyles({
  list: {
    margin: '2px 0 0',
    padding: '0 0 0 16px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
  },
  before: { color: tokens.colorNeutralForeground3 },
});

/** The platform's corrections on behalf of the customer, by document and field, with the values before and after. */
export function CorrectedDocuments({ documents }: { readonly documents: readonly CorrectedLine[] }) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <ul className={styles.list}>
      {documents.map(({ name, changes }, index) => (
        <li key={index}>
          {say(name)}
          {changes.map((change) => (
            <FieldChange key={change.label} change={change} beforeClass={styles.before} />
          ))}
        </li>
      ))}
    </ul>
  );
}
