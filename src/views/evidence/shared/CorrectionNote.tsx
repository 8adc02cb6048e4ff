import { makeStyles, tokens } from '@fluentui/react-components';
import type { DocumentCorrectionView } from '../../../presentation/evidence/shared/document-correction-view.ts';
import { useWords } from '../../../words/use-words.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { FieldChange } from './FieldChange.tsx';

const useStyles = makeStyles({
  note: { fontSize: '12px', lineHeight: '18px', fontWeight: 400, color: tokens.colorNeutralForeground3 },
  remaining: { color: portal.warnWords },
});

/**
 * The changes of a document since its return, by field and person, and the fields named in the reason that are
 * unchanged.
 */
export function CorrectionNote({
  correction: { before, changes, by, remaining },
}: {
  readonly correction: DocumentCorrectionView;
}) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <div className={styles.note}>
      {before && <div>{say(before)}</div>}
      {changes.map((change) => (
        <FieldChange key={change.label} change={change} />
      ))}
      {by !== '' && (before !== undefined || changes.length > 0) && (
        <div>{say('materials.mended-by', { name: by })}</div>
      )}
      {remaining.length > 0 && (
        <div className={styles.remaining}>
          {say('materials.mended-remaining', {
            fields: remaining.map((field) => say(field)).join(say('formats.list-separator')),
          })}
        </div>
      )}
    </div>
  );
}
