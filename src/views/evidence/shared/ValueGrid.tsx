import { makeStyles, tokens } from '@fluentui/react-components';
import type { ShownValue } from '../../../presentation/evidence/shared/shown-value.ts';
import type { Message } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { FieldValue } from './FieldValue.tsx';

const useStyles = makeStyles({
  // Columns as wide as their values, which are equally long for one kind of invoice and therefore aligned.
  grid: {
    margin: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 24px',
    [onPhone]: { flexDirection: 'column', gap: '2px' },
  },
  pair: { minWidth: '72px', [onPhone]: { display: 'flex', justifyContent: 'space-between', gap: '16px' } },
  label: { flexShrink: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere', [onPhone]: { textAlign: 'end' } },
});

/** Labelled values without inputs. */
export function ValueGrid({
  values,
}: {
  readonly values: readonly { readonly label: Message; readonly value: ShownValue }[];
}) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <dl className={styles.grid}>
      {values.map(({ label, value }) => (
        <div key={label.key} className={styles.pair}>
          <dt className={styles.label}>{say(label)}</dt>
          <dd className={styles.value}>
            <FieldValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
