import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { PressButton } from '../../design/actions/PressButton.tsx';
import { ErrorSummary, type FieldError } from '../../design/fields/ErrorSummary.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '460px' },
  title: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: 600, outlineStyle: 'none' },
  why: { alignSelf: 'center', fontSize: '13px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  foot: { display: 'flex', flexWrap: 'wrap', gap: '8px', [onPhone]: { flexDirection: 'column' } },
});

export interface StepFormProps {
  readonly title: string;
  readonly errors: readonly FieldError[];
  /** The number of refused attempts. */
  readonly attempt: number;
  readonly busy: boolean;
  /** The reason why the user cannot continue yet. */
  readonly unavailable?: string | undefined;
  readonly submit: string;
  /** Whether the user continues outside this page, so that no button is needed. */
  readonly goesOnElsewhere?: boolean;
  readonly onSubmit: () => void;
  readonly onBack?: (() => void) | undefined;
  readonly children: ReactNode;
  /** Whether the user came from another step, so that the title takes the focus. */
  readonly arrives: boolean;
}

/** One step of several. Its title takes the focus on arrival, and errors are above its fields. */
export function StepForm({
  title,
  errors,
  attempt,
  busy,
  unavailable,
  submit,
  goesOnElsewhere = false,
  onSubmit,
  onBack,
  children,
  arrives,
}: StepFormProps) {
  const styles = useStyles();
  const { say } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrives) heading.current?.focus();
    // Runs once when the step appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <ErrorSummary errors={errors} attempt={attempt} />
      {children}
      {!goesOnElsewhere && (
        <div className={styles.foot}>
          <PressButton kind="primary" type="submit" busy={busy} unavailable={unavailable}>
            {submit}
          </PressButton>
          {onBack && <PressButton onPress={onBack}>{say('recovery.back')}</PressButton>}
          {/* Hidden, because screen readers read it with the button. */}
          {unavailable !== undefined && (
            <span className={styles.why} aria-hidden="true">
              {unavailable}
            </span>
          )}
        </div>
      )}
    </form>
  );
}
