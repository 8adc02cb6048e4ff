import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle';
import { Info20Filled } from '@fluentui/react-icons/svg/info';
import { Warning20Filled } from '@fluentui/react-icons/svg/warning';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { reducedMotion } from '../theme/breakpoints.ts';
import { portal } from '../theme/portal-tokens.ts';
import { PressButton } from '../actions/PressButton.tsx';
import type { Tone } from './tone.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  toast: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    padding: '12px',
    backgroundColor: portal.card,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: portal.shadowFoot,
    animationName: { from: { opacity: 0, transform: 'translateY(-8px)' }, to: { opacity: 1, transform: 'none' } },
    animationDuration: '0.18s',
    [reducedMotion]: { animationName: 'none' },
  },
  icon: { display: 'inline-flex', flexShrink: 0 },
  ok: { color: portal.okWords },
  info: { color: portal.infoWords },
  warn: { color: portal.warnWords },
  bad: { color: portal.badWords },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  title: { fontWeight: 600 },
});

type ToastTone = Exclude<Tone, 'idle'>;

export interface ToastView {
  readonly id: string;
  readonly tone: ToastTone;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** Milliseconds until it is removed automatically; without it, it stays until the user removes it. */
  readonly life?: number;
}

const icons: Readonly<Record<ToastTone, typeof Info20Filled>> = {
  ok: CheckmarkCircle20Filled,
  info: Info20Filled,
  warn: Warning20Filled,
  bad: ErrorCircle20Filled,
};

export interface ToastProps {
  readonly toast: ToastView;
  readonly onDismissed: (id: string) => void;
  /** Called when the user begins or stops to read it. */
  readonly onHeld?: ((id: string, held: boolean) => void) | undefined;
}

/** A short message. Its time stops while it has the pointer or the focus. */
export function Toast({ toast, onDismissed, onHeld }: ToastProps) {
  const styles = useStyles();
  const { say } = useWords();
  const [under, setUnder] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = under || focused;
  const { id, tone, title, text, action, life } = toast;
  const wasHeld = useRef(false);

  useEffect(() => {
    if (wasHeld.current !== held) onHeld?.(id, held);
    wasHeld.current = held;
  }, [held, id, onHeld]);

  useEffect(() => {
    if (held || life === undefined) return undefined;
    const timer = setTimeout(() => onDismissed(id), life);
    return () => clearTimeout(timer);
  }, [held, life, id, onDismissed]);

  const Icon = icons[tone];
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setUnder(true)}
      onPointerLeave={() => setUnder(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={mergeClasses(styles.icon, styles[tone])} role="img" aria-label={say(`common.notice-${tone}`)}>
        <Icon />
      </span>
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        {text}
        {action !== undefined && <div>{action}</div>}
      </div>
      <PressButton
        kind="subtle"
        size="small"
        label={say('common.close')}
        icon={<Dismiss16Regular />}
        onPress={() => onDismissed(id)}
      />
    </div>
  );
}
