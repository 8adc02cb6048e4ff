import { DialogTitle, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { ErrorCircle24Filled } from '@fluentui/react-icons/svg/error-circle';
import { Info24Filled } from '@fluentui/react-icons/svg/info';
import { QuestionCircle24Filled } from '@fluentui/react-icons/svg/question-circle';
import { Warning24Filled } from '@fluentui/react-icons/svg/warning';
import { useEffect, useRef } from 'react';

import { onPhone } from '../theme/breakpoints.ts';
import { FailureFacts } from '../panels/FailureFacts.tsx';
import { successCountdown, type DialogKind, type PortalDialogProps } from './dialog-types.ts';
import { portal } from '../theme/portal-tokens.ts';
import { PressButton } from '../actions/PressButton.tsx';
import { useCountdown } from './use-countdown.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'flex-start', gap: '10px' },
  icon: { display: 'inline-flex', flexShrink: 0, marginTop: '1px' },
  success: { color: portal.okWords },
  warning: { color: portal.warnWords },
  error: { color: portal.badWords },
  confirm: { color: portal.accent },
  info: { color: portal.infoWords },
  title: { margin: 0, fontSize: '17px', lineHeight: '26px', flexGrow: 1 },
  body: {
    margin: '10px 0 0 34px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    [onPhone]: { marginLeft: 0 },
  },
  whole: { marginLeft: 0 },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '8px',
    marginTop: '20px',
  },
  countdown: {
    marginRight: 'auto',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    color: tokens.colorNeutralForeground3,
    // The text shrinks instead of the button, which would lose the end of its label.
    '& > button': { flexShrink: 0 },
  },
  over: { visibility: 'hidden' },
  note: { marginRight: 'auto', color: tokens.colorNeutralForeground3, [onPhone]: { width: '100%' } },
  // On a phone a button with a long label takes the whole width, and as many lines as it needs.
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '8px',
    [onPhone]: { width: '100%', '& > button': { flexGrow: 1, maxWidth: '100%', whiteSpace: 'normal' } },
  },
});

const icons: Readonly<Record<DialogKind, typeof Info24Filled>> = {
  success: CheckmarkCircle24Filled,
  warning: Warning24Filled,
  error: ErrorCircle24Filled,
  confirm: QuestionCircle24Filled,
  info: Info24Filled,
};

/** The content of a dialog. */
export function DialogPanel(props: PortalDialogProps) {
  const {
    kind,
    title,
    children,
    code,
    traceId,
    confirmLabel,
    cancelLabel,
    mustAnswer = false,
    choosing = false,
    unavailable,
    footNote,
    destroys = false,
    confirmingIsSafe = false,
    startsAtField = false,
    onConfirmed,
    onClosed,
  } = props;
  const countdown = 'countdown' in props || kind !== 'success' ? props.countdown : successCountdown;
  const styles = useStyles();
  const { say } = useWords();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!startsAtField) return undefined;
    // The dialog focuses its first button when it opens, so the field is focused afterwards.
    const frame = requestAnimationFrame(() =>
      body.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [startsAtField]);
  const readFirst = countdown?.atZero === 'read-first';
  const { left, paused, togglePaused } = useCountdown(countdown?.seconds, () => {
    if (!readFirst) void onConfirmed();
  });
  // A destructive action needs a warning instead of a question mark.
  const sign = destroys ? 'warning' : kind;
  const Icon = icons[sign];
  const cancel = cancelLabel ?? (kind === 'confirm' ? say('common.cancel') : undefined);
  const counting = countdown !== undefined && left > 0;
  const wait = say('dialogs.countdown-wait', { seconds: left });
  const unread = readFirst && counting ? wait : undefined;
  const cancelling = cancel !== undefined && (
    <PressButton unavailable={unread} {...(onClosed === undefined ? {} : { onPress: onClosed })}>
      {cancel}
    </PressButton>
  );
  const confirm = confirmLabel ?? say(kind === 'confirm' ? 'common.confirm' : 'dialogs.ok');
  return (
    <>
      <div className={styles.head}>
        {!choosing && (
          <span className={mergeClasses(styles.icon, styles[sign])} aria-hidden="true">
            <Icon />
          </span>
        )}
        <DialogTitle as="h2" action={null} className={styles.title}>
          {title ?? say(`dialogs.${kind}`)}
        </DialogTitle>
        {!mustAnswer && onClosed !== undefined && (
          <PressButton
            kind="subtle"
            size="small"
            label={say('common.close')}
            icon={<Dismiss20Regular />}
            onPress={onClosed}
          />
        )}
      </div>
      <div ref={body} className={mergeClasses(styles.body, choosing && styles.whole)}>
        {children}
        {(kind === 'error' || code !== undefined || traceId !== undefined) && (
          <FailureFacts code={code} traceId={traceId} />
        )}
      </div>
      <div className={styles.foot}>
        {countdown !== undefined && (
          // The countdown keeps its space after its end, so that the buttons do not move.
          <span className={mergeClasses(styles.countdown, !counting && styles.over)} aria-hidden={!counting}>
            <span role="timer">
              {readFirst && !paused
                ? wait
                : say(paused ? 'dialogs.countdown-paused' : 'dialogs.countdown', { seconds: left })}
            </span>
            <PressButton kind="subtle" size="small" onPress={togglePaused}>
              {say(paused ? 'dialogs.countdown-resume' : 'dialogs.countdown-pause')}
            </PressButton>
          </span>
        )}
        {footNote !== undefined && <span className={styles.note}>{footNote}</span>}
        <div className={styles.buttons}>
          {!confirmingIsSafe && cancelling}
          <PressButton kind={destroys ? 'danger' : 'primary'} unavailable={unread ?? unavailable} onPress={onConfirmed}>
            {unread === undefined ? confirm : `${confirm} (${left})`}
          </PressButton>
          {confirmingIsSafe && cancelling}
        </div>
      </div>
    </>
  );
}
