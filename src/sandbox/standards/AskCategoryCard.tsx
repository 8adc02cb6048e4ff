import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { CheckBox } from '../../views/design/fields/CheckBox.tsx';
import { SelectField } from '../../views/design/fields/SelectField.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { maxNameCharacters, standardKey } from './standards-presenter.ts';
import { standardTitle } from './standard-title.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', padding: '0 16px 16px', justifyItems: 'stretch' },
  send: { justifySelf: 'start' },
});

/** The form that adds a category to a standard. */
export const AskCategoryCard = observer(function AskCategoryCard() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { standards: presenter } = useConsole();
  const { form, problem, standards, chosen } = presenter;
  if (!chosen) return null;
  return (
    <Card title={say('sandbox-standards.ask')}>
      <div className={styles.form}>
        <SelectField
          label={say('sandbox-standards.of')}
          value={standardKey(chosen)}
          choices={standards.map((each) => ({ value: standardKey(each), label: standardTitle(say, each) }))}
          onChanged={(of) => presenter.typed({ of })}
        />
        <TextField
          label={say('sandbox-standards.name')}
          required
          value={form.name}
          maxLength={maxNameCharacters}
          {...(problem ? { error: say(problem) } : {})}
          onChanged={(name) => presenter.typed({ name })}
        />
        <CheckBox checked={form.required} onToggled={(required) => presenter.typed({ required })}>
          {say('sandbox-standards.required')}
        </CheckBox>
        <div className={styles.send}>
          <PressButton kind="primary" onPress={async () => presenter.addPressed()}>
            {say('sandbox-standards.ask-do')}
          </PressButton>
        </div>
      </div>
    </Card>
  );
});
