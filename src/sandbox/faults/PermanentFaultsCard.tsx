import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { SelectField } from '../../views/design/fields/SelectField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { machineModes, readingFaults, storeFaults, type Faults } from '../api/fault-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({ fields: { display: 'flex', flexDirection: 'column', gap: '16px' } });

/**
 * The lasting faults of the file store and of document reading, and whether the platform's background work runs
 * automatically.
 */
export const PermanentFaultsCard = observer(function PermanentFaultsCard({
  objectStore,
  recognition,
  machines,
}: Faults) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { faults } = useConsole();
  return (
    <Card title={say('sandbox-faults.standing')} padded>
      <div className={styles.fields}>
        <SelectField
          label={say('sandbox-faults.store')}
          value={objectStore}
          choices={storeFaults.map((fault) => ({ value: fault, label: say(`sandbox-faults.store-${fault}`) }))}
          onChanged={(value) => {
            const fault = storeFaults.find((each) => each === value);
            if (fault) void faults.storeChosen(fault);
          }}
        />
        <SelectField
          label={say('sandbox-faults.reading')}
          value={recognition}
          choices={readingFaults.map((fault) => ({ value: fault, label: say(`sandbox-faults.reading-${fault}`) }))}
          onChanged={(value) => {
            const fault = readingFaults.find((each) => each === value);
            if (fault) void faults.readingChosen(fault);
          }}
        />
        <SelectField
          label={say('sandbox-faults.machines')}
          value={machines}
          choices={machineModes.map((way) => ({ value: way, label: say(`sandbox-faults.machines-${way}`) }))}
          onChanged={(value) => {
            const way = machineModes.find((each) => each === value);
            if (way) void faults.machinesChosen(way);
          }}
        />
      </div>
    </Card>
  );
});
