import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { HumanCheck } from '../../../presentation/identity/human-check.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { ProgressBar } from '../../design/panels/ProgressBar.tsx';
import { percent } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '4px' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '8px',
    '& > :first-child': { flexGrow: 1, flexBasis: '160px' },
  },
  // Beside the field, aligned below its label.
  picture: {
    marginTop: '26px',
    height: '32px',
    width: '104px',
    objectFit: 'contain',
    /* Its letters are dark in either theme. */ backgroundColor: '#ffffff',
    borderRadius: '4px',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
});

export interface HumanCheckFieldProps {
  readonly id: string;
  readonly check: HumanCheck;
  readonly error: string | undefined;
  /** Called when the user tries again, so that the previous error is cleared. */
  readonly onChanged?: (() => void) | undefined;
}

/** The check that the user is human: a picture to read, or a proof that the device computes by itself. */
export const HumanCheckField = observer(function HumanCheckField({
  id,
  check,
  error,
  onChanged,
}: HumanCheckFieldProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { task, trouble } = check;
  const renew = async (): Promise<void> => {
    onChanged?.();
    await check.renewPicture();
  };
  const prove = async (): Promise<void> => {
    onChanged?.();
    await check.prove();
  };
  if (trouble)
    return (
      <Notice
        tone="bad"
        live
        actions={
          <PressButton size="small" onPress={renew}>
            {say('captcha.renew')}
          </PressButton>
        }
      >
        {say(trouble)}
      </Notice>
    );
  if (!task) return null;
  if (task.kind === 'picture')
    return (
      <div className={styles.parts}>
        <div className={styles.line}>
          <TextField
            id={id}
            label={say('captcha.code')}
            required
            autoComplete="off"
            maxLength={8}
            value={task.text}
            error={error}
            onChanged={(value) => {
              onChanged?.();
              check.typed(value);
            }}
          />
          <img className={styles.picture} src={task.imageUrl} alt={say('captcha.image')} />
        </div>
        <div className={styles.actions}>
          <PressButton kind="subtle" size="small" onPress={renew}>
            {say('captcha.renew')}
          </PressButton>
          {task.canProve && (
            <PressButton kind="subtle" size="small" onPress={prove}>
              {say('captcha.no-typing')}
            </PressButton>
          )}
        </div>
      </div>
    );
  return (
    <div id={id} tabIndex={-1} className={styles.parts} role="group" aria-label={say('captcha.proof')}>
      {task.state === 'working' && <ProgressBar label={say('captcha.proof')} share={task.share} />}
      <div role="status">
        {task.state === 'working'
          ? say('captcha.proof-working', { percent: percent(task.share) })
          : say(task.state === 'done' ? 'captcha.proof-done' : 'captcha.proof-failed')}
      </div>
      {error !== undefined && task.state !== 'working' && (
        <Notice tone="bad" small>
          {error}
        </Notice>
      )}
      <div className={styles.actions}>
        {task.state === 'failed' && (
          <PressButton kind="subtle" size="small" onPress={prove}>
            {say('captcha.proof-start')}
          </PressButton>
        )}
        <PressButton kind="subtle" size="small" onPress={renew}>
          {say('captcha.typing')}
        </PressButton>
      </div>
    </div>
  );
});
