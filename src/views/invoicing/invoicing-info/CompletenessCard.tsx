import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { InvoicingInfoPresenter } from '../../../presentation/invoicing/invoicing-info/invoicing-info-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { ProgressBar } from '../../design/panels/ProgressBar.tsx';
import { useWords } from '../../../words/use-words.ts';
import { fieldId, useFieldWords } from './use-field-words.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '10px' },
  line: { margin: 0 },
  list: { listStyleType: 'none', margin: '0 0 0 -8px', padding: 0, display: 'flex', flexWrap: 'wrap', gap: '4px' },
});

function focusOn(id: string): void {
  const field = document.getElementById(id);
  field?.focus();
  field?.scrollIntoView?.({ block: 'center' });
}

/** The share of the fields required for invoices that is filled in, with links to the missing ones. */
export const CompletenessCard = observer(function CompletenessCard({
  presenter,
}: {
  readonly presenter: InvoicingInfoPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { missingOf } = useFieldWords();
  const { completeness, missing, completion, content } = presenter;
  const mayChange = content.value?.mayChange === true;
  return (
    <Card title={say('invoicing.complete')} note={say('invoicing.complete-share', completeness)} padded>
      <div className={styles.parts}>
        <ProgressBar
          share={completeness.given / completeness.needed}
          label={say('invoicing.complete')}
          {...(completion === 'missing' || completion === 'wrong' ? { tone: 'warn' as const } : {})}
        />
        <p className={styles.line} role="status">
          {say(`invoicing.complete-${completion}`)}
        </p>
        {missing.length > 0 && (
          <ul className={styles.list}>
            {missing.map((field) => (
              <li key={field}>
                {mayChange ? (
                  <PressButton kind="subtle" size="small" onPress={() => focusOn(fieldId(field))}>
                    {missingOf(field)}
                  </PressButton>
                ) : (
                  missingOf(field)
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
});
