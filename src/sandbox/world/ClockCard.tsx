import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { onPhone } from '../../views/design/theme/breakpoints.ts';
import { Card } from '../../views/design/panels/Card.tsx';
import { DateField } from '../../views/design/fields/DateField.tsx';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { ClockFace } from './ClockFace.tsx';

const useStyles = makeStyles({
  column: { display: 'flex', flexDirection: 'column', gap: '20px', alignItems: 'flex-start' },
  group: { width: '100%' },
  heading: { margin: '0 0 6px', fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'flex-start' },
  date: { width: '180px', [onPhone]: { flexGrow: 1, flexBasis: '140px' } },
  time: { width: '120px', [onPhone]: { flexGrow: 1 } },
  // The height of the label of the field beside it.
  go: { marginTop: '26px', [onPhone]: { marginTop: 0, width: '100%' } },
  facts: { margin: 0, color: tokens.colorNeutralForeground3 },
});

const hour = 3_600_000;
const day = 24 * hour;
/** A smaller difference, in milliseconds, is only the duration of the call. */
const smallest = 2_000;

/** The buttons that move the portal's clock forward, and back to real time. */
export const ClockCard = observer(function ClockCard({ ahead }: { readonly ahead: number }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { world } = useConsole();
  const [forwardId, dateId] = [useId(), useId()];
  return (
    <Card title={say('sandbox.clock')} padded>
      <div className={styles.column}>
        <ClockFace ahead={ahead} />
        <p className={styles.facts}>{say('sandbox.clock-facts')}</p>
        <div role="group" aria-labelledby={forwardId} className={styles.group}>
          <h3 id={forwardId} className={styles.heading}>
            {say('sandbox.forward')}
          </h3>
          <div className={styles.row}>
            {[1, 6].map((hours) => (
              <PressButton key={hours} onPress={async () => world.forwardPressed(hours * hour)}>
                {say('sandbox.forward-hours', { hours })}
              </PressButton>
            ))}
            {[1, 3, 7, 30, 91].map((days) => (
              <PressButton key={days} onPress={async () => world.forwardPressed(days * day)}>
                {say('sandbox.forward-days', { days })}
              </PressButton>
            ))}
          </div>
        </div>
        <div role="group" aria-labelledby={dateId} className={styles.group}>
          <h3 id={dateId} className={styles.heading}>
            {say('sandbox.to-date')}
          </h3>
          <div className={styles.row}>
            <div className={styles.date}>
              <DateField
                label={say('sandbox.date')}
                value={world.date}
                error={world.dateError && say(world.dateError)}
                onChanged={world.dateChosen}
              />
            </div>
            <div className={styles.time}>
              <TextField
                label={say('sandbox.time')}
                value={world.time}
                maxLength={5}
                error={world.timeError && say(world.timeError)}
                onChanged={world.timeTyped}
              />
            </div>
            <div className={styles.go}>
              <PressButton onPress={world.movePressed}>{say('sandbox.move')}</PressButton>
            </div>
          </div>
        </div>
        <PressButton
          unavailable={Math.abs(ahead) < smallest ? say('sandbox.real-time-already') : undefined}
          onPress={world.realTimePressed}
        >
          {say('sandbox.real-time')}
        </PressButton>
      </div>
    </Card>
  );
});
