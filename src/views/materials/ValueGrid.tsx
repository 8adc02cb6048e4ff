import { makeStyles, tokens } from '@fluentui/react-components';
import type { ShownValue } from '../../presentation/materials/shown-value.ts';
import type { Message } from '../../words/catalogue.ts';
import { useWords } from '../../words/use-words.ts';
import { onPhone } from '../design/breakpoints.ts';
import { FieldValue } from './FieldValue.tsx';

const useStyles = makeStyles({
  // Wide enough for the twenty digits of an invoice; the same columns under each other in a list of many.
  grid: { margin: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))', gap: '6px 14px', [onPhone]: { gridTemplateColumns: '1fr 1fr' } },
  pair: { minWidth: 0 },
  label: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

/** Values under their names, to be read. */
export function ValueGrid({ values }: { readonly values: readonly { readonly label: Message; readonly value: ShownValue }[] }) {
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
