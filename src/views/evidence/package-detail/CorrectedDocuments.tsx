import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRight12Regular } from '@fluentui/react-icons/svg/arrow-right';
import type { CorrectedLine } from '../../../presentation/evidence/package-detail/detail-history.ts';
import { useWords } from '../../../words/use-words.ts';
import { FieldValue } from '../shared/FieldValue.tsx';

const useStyles = makeStyles({
  list: { margin: '2px 0 0', padding: '0 0 0 16px', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground2 },
  change: { display: 'flex', flexWrap: 'wrap', gap: '0 6px' },
  to: { alignSelf: 'center' },
  before: { color: tokens.colorNeutralForeground3 },
});

/** What the platform changed in the customer's stead: document by document, field by field, what it said and what it says. */
export function CorrectedDocuments({ documents }: { readonly documents: readonly CorrectedLine[] }) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <ul className={styles.list}>
      {documents.map(({ name, changes }, index) => (
        <li key={index}>
          {say(name)}
          {changes.map(({ label, before, after }) => (
            <div key={label} className={styles.change}>
              <span>{say('detail.changed-field', { label: say(label) })}</span>
              <del className={styles.before}>
                <FieldValue value={before} />
              </del>
              <ArrowRight12Regular className={styles.to} aria-label={say('detail.changed-to')} />
              <ins>
                <FieldValue value={after} />
              </ins>
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
