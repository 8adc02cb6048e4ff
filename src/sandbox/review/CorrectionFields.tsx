import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { invoiceTypes } from '../../domain/evidence/invoice/invoice-type.ts';
import { AmountField } from '../../views/design/fields/AmountField.tsx';
import { DateField } from '../../views/design/fields/DateField.tsx';
import { onPhone } from '../../views/design/theme/breakpoints.ts';
import { SelectField } from '../../views/design/fields/SelectField.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { useWords } from '../../words/use-words.ts';
import type { QueuedItem } from '../api/sandbox-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { fieldsOf, typeWords, type LineField } from './line-fields.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    gap: '8px 16px',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** The maximum length of a number on the wire. */
const longest = 32;

const CorrectionField = observer(function CorrectionField({
  item,
  field,
}: {
  readonly item: QueuedItem;
  readonly field: LineField;
}) {
  const { actions } = useConsole();
  const { say } = useWords();
  const common = {
    label: say(field.label),
    value: actions.fieldsOf(item)[field.name] ?? '',
    onChanged: (text: string) => actions.fieldWritten(item, field.name, text),
  };
  if (field.kind === 'amount') return <AmountField {...common} />;
  if (field.kind === 'date') return <DateField {...common} />;
  if (field.kind === 'type')
    return (
      <SelectField
        {...common}
        placeholder=""
        choices={invoiceTypes.map((type) => ({ value: type, label: say(typeWords[type]) }))}
      />
    );
  return <TextField {...common} maxLength={longest} />;
});

/** The fields of a returned document, in which the platform corrects it. */
export function CorrectionFields({ item }: { readonly item: QueuedItem }) {
  const styles = useStyles();
  const say = useSandboxWords();
  return (
    <div role="group" aria-label={say('sandbox-actions.correction-of', { name: item.name })} className={styles.fields}>
      {fieldsOf(item.fields).map((field) => (
        <CorrectionField key={field.name} item={item} field={field} />
      ))}
    </div>
  );
}
