import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Card } from '../../views/design/panels/Card.tsx';
import { SelectField } from '../../views/design/fields/SelectField.tsx';
import { storeFaults } from '../api/sandbox-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({ facts: { margin: '0 0 16px', color: tokens.colorNeutralForeground3 } });

/** What the object store is made to suffer from. */
export const FaultsCard = observer(function FaultsCard() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { faults } = useConsole();
  const { objectStore } = faults;
  useEffect(() => faults.opened(), [faults]);
  return (
    <Card title={say('sandbox-deeds.faults')} padded>
      <p className={styles.facts}>{say('sandbox-deeds.faults-facts')}</p>
      <SelectField
        label={say('sandbox-deeds.store')}
        value={objectStore ?? 'none'}
        disabled={objectStore === undefined}
        choices={storeFaults.map((fault) => ({ value: fault, label: say(`sandbox-deeds.store-${fault}`) }))}
        onChanged={(value) => {
          const fault = storeFaults.find((each) => each === value);
          if (fault) void faults.chosen(fault);
        }}
      />
    </Card>
  );
});
