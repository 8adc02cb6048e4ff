import { makeStyles, tokens } from '@fluentui/react-components';

import type { ProfileChange } from '../../../application/ports/invoicing/invoicing-desk.ts';
import { Card } from '../../design/panels/Card.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useFieldWords } from './use-field-words.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '12px' },
  head: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  line: { overflowWrap: 'anywhere' },
});

/** The changes with their authors, the newest first. */
export function InvoicingHistory({ changes }: { readonly changes: readonly ProfileChange[] }) {
  const styles = useStyles();
  const { say } = useWords();
  const { nameOf, valueOf } = useFieldWords();
  return (
    <Card title={say('invoicing.history')} padded>
      {changes.length === 0 && say('invoicing.history-none')}
      <ul className={styles.list}>
        {changes.map(({ at, by, fields }, index) => (
          <li key={changes.length - index}>
            <div className={styles.head}>{say('invoicing.history-line', { at, by })}</div>
            {fields.map(({ field, before, after }, place) => (
              <div key={field ?? place} className={styles.line}>
                {say('invoicing.history-change', {
                  name: field ? nameOf(field) : say('invoicing.other-field'),
                  before: field ? valueOf(field, before) : before,
                  after: field ? valueOf(field, after) : after,
                })}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
