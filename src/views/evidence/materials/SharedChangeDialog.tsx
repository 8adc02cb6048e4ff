import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { invoiceTypeWords } from '../../../presentation/evidence/shared/invoice-type-words.ts';
import type { SharedChange } from '../../../presentation/evidence/materials/commands/shared-change.ts';
import { invoiceFieldLabels } from '../../../presentation/evidence/shared/problem-words.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { DateField } from '../../design/fields/DateField.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Notice } from '../../design/panels/Notice.tsx';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '12px', margin: '12px 0' },
  count: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3, marginBottom: '8px' },
});

/**
 * Changes the same fields of several invoices. Empty fields stay unchanged, and the number of changes is shown in
 * advance.
 */
export const SharedChangeDialog = observer(function TogetherDialog({ change }: { readonly change: SharedChange }) {
  const styles = useStyles();
  const { say } = useWords();
  const { open, ids, values, types, changedCount, trouble, failure } = change;
  return (
    <>
      <PortalDialog
        open={open}
        kind="confirm"
        choosing
        startsAtField
        unavailable={changedCount === 0 ? say('together.nothing') : undefined}
        title={say('together.title', { count: ids.length })}
        confirmLabel={say('together.confirm', { count: changedCount })}
        onConfirmed={async () => change.changeConfirmed()}
        onClosed={() => change.closed()}
      >
        {say('together.body')}
        <div className={styles.fields}>
          <SelectField
            label={say(invoiceFieldLabels.type)}
            value={values.type}
            placeholder={say('together.keep')}
            choices={types.map((type) => ({ value: type, label: say(invoiceTypeWords[type]) }))}
            onChanged={(text) => change.fieldTyped('type', text)}
          />
          <TextField
            label={say(invoiceFieldLabels.code)}
            value={values.code}
            maxLength={20}
            autoComplete="off"
            hint={say('together.code-hint')}
            onChanged={(text) => change.fieldTyped('code', text)}
          />
          <DateField
            label={say(invoiceFieldLabels.date)}
            value={values.date}
            onChanged={(text) => change.fieldTyped('date', text)}
            onUnreadable={(text) => change.fieldTyped('date', text)}
          />
        </div>
        <div role="status" className={styles.count}>
          {say('together.changing', { count: changedCount, all: ids.length })}
        </div>
        {trouble.length > 0 && (
          <Notice tone="warn" live small>
            {trouble.map((each) => say(each)).join(say('formats.sentence-separator'))}
          </Notice>
        )}
      </PortalDialog>
      <PortalDialog
        open={failure !== undefined}
        kind="error"
        code={failure?.code || undefined}
        traceId={failure?.traceId || undefined}
        onConfirmed={() => change.failureRead()}
        onClosed={() => change.failureRead()}
      >
        {failure && say(failure.what)}
      </PortalDialog>
    </>
  );
});
