import { makeStyles, tokens } from '@fluentui/react-components';
import { onPhone } from '../../views/design/theme/breakpoints.ts';
import { dateTime } from '../../words/format.ts';
import { sandboxMessage, type SandboxMessage } from '../words/sandbox-catalogue.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { useRealNow } from './use-real-now.ts';

const useStyles = makeStyles({
  label: { color: tokens.colorNeutralForeground3, fontSize: '12px', lineHeight: '18px' },
  now: {
    fontSize: '28px',
    lineHeight: '36px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    [onPhone]: { fontSize: '24px' },
  },
  ahead: { color: tokens.colorNeutralForeground2 },
});

const minute = 60_000;

function aheadWords(ahead: number): SandboxMessage {
  const minutes = Math.round(Math.abs(ahead) / minute);
  if (minutes === 0) return sandboxMessage('sandbox.clock-real');
  return sandboxMessage('sandbox.clock-ahead', {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
    behind: ahead < 0,
  });
}

/** The portal's time, and its difference from real time. */
export function ClockFace({ ahead }: { readonly ahead: number }) {
  const styles = useStyles();
  const say = useSandboxWords();
  return (
    <div>
      <div className={styles.label}>{say('sandbox.clock-now')}</div>
      <div className={styles.now}>{dateTime(useRealNow() + ahead)}</div>
      <div className={styles.ahead}>{say(aheadWords(ahead))}</div>
    </div>
  );
}
