import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { SelectField } from '../../views/design/fields/SelectField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { arrivingBooks } from './world-presenter.ts';

const useStyles = makeStyles({
  column: { display: 'flex', flexDirection: 'column', gap: '16px', alignItems: 'stretch' },
  facts: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** The button that creates the empty package of a business outside the portal. */
export const ArrivalCard = observer(function ArrivalCard() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { world } = useConsole();
  return (
    <Card title={say('sandbox.arrival')} padded>
      <div className={styles.column}>
        <p className={styles.facts}>{say('sandbox.arrival-facts')}</p>
        <SelectField
          label={say('sandbox.arrival-product')}
          value={world.arriving}
          choices={arrivingBooks.map((book) => ({ value: book, label: say('sandbox.book', { book }) }))}
          onChanged={world.arrivalChosen}
        />
        <PressButton onPress={world.arrivalPressed}>{say('sandbox.arrival-do')}</PressButton>
      </div>
    </Card>
  );
});
