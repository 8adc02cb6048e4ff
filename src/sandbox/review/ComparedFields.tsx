import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { orDashes } from '../../words/format.ts';
import { useWords } from '../../words/use-words.ts';
import type { QueuedItem } from '../api/sandbox-answers.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { fieldsIn, useFieldText } from './line-fields.ts';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontVariantNumeric: 'tabular-nums' },
  cell: { padding: '5px 8px', borderBottom: `1px solid ${portal.hairlineSoft}`, textAlign: 'left', verticalAlign: 'top', fontWeight: 400, overflowWrap: 'anywhere' },
  head: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  label: { color: tokens.colorNeutralForeground2 },
  changed: { backgroundColor: portal.warnGround },
  now: { fontWeight: 600 },
  same: { color: tokens.colorNeutralForeground3 },
});

/** What a document says now beside what it said when it was returned. */
export function ComparedFields({ now, before }: { readonly now: QueuedItem['fields']; readonly before: QueuedItem['fields'] }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { say: sayPortal } = useWords();
  const fieldText = useFieldText();
  const rows = fieldsIn(now, before).map((field) => ({ field, is: now[field.name] ?? '', was: before[field.name] ?? '' }));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['sandbox-deeds.compare-field', 'sandbox-deeds.compare-now', 'sandbox-deeds.compare-before'] as const).map((title) => (
            <th key={title} scope="col" className={mergeClasses(styles.cell, styles.head)}>
              {say(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, is, was }) => (
          <tr key={field.name} className={is === was ? undefined : styles.changed}>
            <th scope="row" className={mergeClasses(styles.cell, styles.label)}>
              {sayPortal(field.label)}
            </th>
            <td className={mergeClasses(styles.cell, is !== was && styles.now)}>{orDashes(fieldText(field, is))}</td>
            <td className={mergeClasses(styles.cell, is === was && styles.same)}>{is === was ? say('sandbox-deeds.compare-same') : <del>{orDashes(fieldText(field, was))}</del>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
