import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { ReviewStage } from '../../domain/evidence/materials/package-machine.ts';
import { onPhone } from '../../views/design/theme/breakpoints.ts';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { TextLinesField } from '../../views/design/fields/TextLinesField.tsx';
import { suppressEnter } from '../../views/design/actions/suppress-enter.ts';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { KeyCap } from './KeyCap.tsx';
import type { ReviewLine } from './review-line.ts';
import type { Verdict } from './verdict-storage.ts';

const useStyles = makeStyles({
  box: { display: 'flex', flexDirection: 'column', gap: '8px' },
  quick: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  chip: {
    minHeight: '28px',
    padding: '3px 10px',
    borderRadius: '14px',
    border: `1px solid ${portal.controlLine}`,
    backgroundColor: portal.card,
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: '12px',
    lineHeight: '18px',
    cursor: 'pointer',
    textAlign: 'left',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '&[aria-pressed="true"]': {
      backgroundColor: portal.accentSoft,
      color: portal.accentSoftWords,
      border: `1px solid ${portal.accent}`,
      fontWeight: 600,
    },
    [onPhone]: { minHeight: '36px' },
  },
});

/** The maximum number of characters that the server accepts. */
const longest = 500;

/** The reason of a return: a usual reason, or a typed text. */
export function ReasonBox({
  line,
  verdict,
  stage,
}: {
  readonly line: ReviewLine;
  readonly verdict: Verdict | undefined;
  readonly stage: ReviewStage;
}) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { review } = useConsole();
  const [wasLeft, setWasLeft] = useState(false);
  const returned = verdict?.result === 'NOPASS';
  const reason = returned ? verdict.reason : '';
  return (
    <div className={styles.box}>
      <div role="group" aria-label={say('sandbox.quick-reasons')} className={styles.quick}>
        {line.quickReasons.map((key, index) => (
          <button
            key={key}
            type="button"
            aria-pressed={reason === say(key)}
            className={styles.chip}
            onKeyDown={suppressEnter}
            onClick={() => review.reasonChosen(line, say(key))}
          >
            <KeyCap name={String(index + 1)} /> {say(key)}
          </button>
        ))}
      </div>
      {returned && (
        <TextLinesField
          label={say('sandbox.reason')}
          required
          lines={2}
          maxLength={longest}
          value={reason}
          hint={say(`sandbox.reason-hint-${stage}`)}
          error={wasLeft && reason.trim() === '' ? say('sandbox.reason-missing') : undefined}
          onLeft={() => setWasLeft(true)}
          onChanged={(typed) => review.reasonTyped(line, typed)}
        />
      )}
    </div>
  );
}
