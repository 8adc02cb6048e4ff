import { Button, makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import type { AriaAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react';

import { forcedColours, onPhone } from '../theme/breakpoints.ts';
import { BusyRing } from './BusyRing.tsx';
import { hiddenText } from '../theme/hidden-text.ts';
import { portal } from '../theme/portal-tokens.ts';
import { suppressEnter } from './suppress-enter.ts';
import { useSingleFlight } from './use-single-flight.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  button: { minWidth: 'unset', whiteSpace: 'nowrap', [onPhone]: { minHeight: '44px' } },
  words: { paddingLeft: '14px', paddingRight: '14px' },
  small: { minHeight: '24px', minWidth: '24px', [onPhone]: { minHeight: '32px', minWidth: '32px' } },
  smallWords: { paddingLeft: '8px', paddingRight: '8px' },
  flush: { marginLeft: '-14px' },
  smallFlush: { marginLeft: '-8px' },
  subtle: {
    [forcedColours]: shorthands.borderColor('ButtonText'),
    color: portal.accent,
    ':hover': { color: portal.accent },
    ':hover:active': { color: portal.accent },
  },
  subtleSmall: { fontSize: '14px', lineHeight: '20px' },
  danger: {
    ...shorthands.borderColor(portal.badWords),
    color: portal.badWords,
    fontWeight: 600,
    ':hover': { ...shorthands.borderColor(portal.badWords), color: portal.badWords, backgroundColor: portal.badGround },
    ':hover:active': {
      ...shorthands.borderColor(portal.badWords),
      color: portal.badWords,
      backgroundColor: portal.badGround,
    },
  },
  // A toggle button that is on.
  pressed: {
    backgroundColor: portal.accentSoft,
    color: portal.accentSoftWords,
    ...shorthands.borderColor(portal.accent),
    ':hover': {
      backgroundColor: portal.accentSoft,
      color: portal.accentSoftWords,
      ...shorthands.borderColor(portal.accent),
    },
    [forcedColours]: { ...shorthands.borderColor('Highlight'), outline: '1px solid Highlight' },
  },
  closed: { color: tokens.colorNeutralForegroundDisabled },
  working: { cursor: 'progress' },
  block: { width: '100%' },
  hiddenText,
});

export interface PressButtonProps extends Pick<
  AriaAttributes,
  'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-pressed' | 'aria-describedby' | 'aria-keyshortcuts'
> {
  readonly children?: ReactNode;
  readonly id?: string;
  /** The name of a button that shows only an icon, or a fuller name than its text. */
  readonly label?: string;
  readonly icon?: ReactElement;
  /** `danger`: the action destroys something. */
  readonly kind?: 'primary' | 'ordinary' | 'subtle' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  readonly type?: 'button' | 'submit';
  /** As wide as its container. */
  readonly block?: boolean;
  /** Whether its words begin where its container begins, in line with the text above. For a subtle button. */
  readonly flush?: boolean;
  /** Whether its action is running. If `onPress` returns a promise, this is set automatically. */
  readonly busy?: boolean;
  /** The reason why it cannot be pressed now. It stays focusable, and screen readers read the reason with it. */
  readonly unavailable?: string | undefined;
  /** The text shown while the pointer is on it, for example a keyboard shortcut. */
  readonly hint?: string;
  readonly onPress?: () => void | Promise<unknown>;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Every button of the portal. One press starts one action, and the button reacts at once. */
export function PressButton(props: PressButtonProps) {
  const {
    children,
    id,
    label,
    icon,
    kind = 'ordinary',
    size = 'medium',
    type = 'button',
    block,
    flush = false,
    busy = false,
    unavailable,
    hint,
    onPress,
    ref,
  } = props;
  const styles = useStyles();
  const { say } = useWords();
  const reasonId = useId();
  const { running, start } = useSingleFlight(onPress);
  const working = busy || running;
  const closed = working || unavailable !== undefined;
  const describedBy = [props['aria-describedby'], unavailable === undefined ? undefined : reasonId]
    .filter(Boolean)
    .join(' ');

  const pressed = (event: MouseEvent): void => {
    if (closed) event.preventDefault();
    else start();
  };

  return (
    <>
      <Button
        // Fluent types the ref of its button-or-anchor as never; a button is rendered here.
        {...(ref === undefined ? {} : { ref: ref as Ref<never> })}
        {...(id === undefined ? {} : { id })}
        type={type}
        appearance={kind === 'primary' || kind === 'subtle' ? kind : 'secondary'}
        size={size}
        icon={working ? <BusyRing /> : (icon ?? null)}
        disabledFocusable={unavailable !== undefined && !working}
        className={mergeClasses(
          styles.button,
          children !== undefined && styles.words,
          size === 'small' && styles.small,
          size === 'small' && children !== undefined && styles.smallWords,
          kind === 'subtle' && styles.subtle,
          kind === 'subtle' && size === 'small' && styles.subtleSmall,
          kind === 'danger' && styles.danger,
          kind === 'ordinary' && props['aria-pressed'] === true && styles.pressed,
          unavailable !== undefined && styles.closed,
          working && styles.working,
          block && styles.block,
          flush && (size === 'small' ? styles.smallFlush : styles.flush),
        )}
        title={unavailable ?? hint ?? (children === undefined ? label : undefined)}
        onClick={pressed}
        onKeyDown={suppressEnter}
        {...(label === undefined ? {} : { 'aria-label': label })}
        {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
        {...(working ? { 'aria-busy': true, 'aria-disabled': true } : {})}
        aria-expanded={props['aria-expanded']}
        aria-controls={props['aria-controls']}
        aria-haspopup={props['aria-haspopup']}
        aria-pressed={props['aria-pressed']}
        aria-keyshortcuts={props['aria-keyshortcuts']}
      >
        {children}
      </Button>
      {working && (
        <span role="status" className={styles.hiddenText}>
          {say('common.busy')}
        </span>
      )}
      {unavailable !== undefined && (
        <span id={reasonId} hidden>
          {unavailable}
        </span>
      )}
    </>
  );
}
