import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { SelectField } from '../../views/design/fields/SelectField.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { invoiceStates } from '../api/invoice-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { maxCodeCharacters, maxNumberCharacters } from './invoices-presenter.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', padding: '0 16px 16px', justifyItems: 'stretch' },
  send: { justifySelf: 'start' },
});

/** The form that sets the state of an invoice that the register does not have yet. */
export const MarkInvoiceCard = observer(function MarkInvoiceCard() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { invoices } = useConsole();
  const { form, problems } = invoices;
  const errorOf = (key: 'number' | 'code') => (problems[key] ? { error: say(problems[key]) } : {});
  return (
    <Card title={say('sandbox-invoices.mark')}>
      <div className={styles.form}>
        <TextField
          label={say('sandbox-invoices.number')}
          required
          value={form.number}
          maxLength={maxNumberCharacters}
          {...errorOf('number')}
          onChanged={(number) => invoices.typed({ number })}
        />
        <TextField
          label={say('sandbox-invoices.code')}
          hint={say('sandbox-invoices.code-hint')}
          value={form.code}
          maxLength={maxCodeCharacters}
          {...errorOf('code')}
          onChanged={(code) => invoices.typed({ code })}
        />
        <SelectField
          label={say('sandbox-invoices.state')}
          value={form.state}
          choices={invoiceStates.map((state) => ({ value: state, label: say(`sandbox-invoices.state-${state}`) }))}
          onChanged={invoices.stateChosen}
        />
        <div className={styles.send}>
          <PressButton kind="primary" onPress={async () => invoices.setPressed()}>
            {say('sandbox-invoices.set')}
          </PressButton>
        </div>
      </div>
    </Card>
  );
});
