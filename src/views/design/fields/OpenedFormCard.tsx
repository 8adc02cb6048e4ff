import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { PressButton } from '../actions/PressButton.tsx';
import { Card } from '../panels/Card.tsx';
import { Notice } from '../panels/Notice.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';
import { useOpenedForm } from './use-opened-form.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  foot: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
});

export interface OpenedFormCardProps extends Required<ErrorSummaryProps> {
  readonly title: string;
  /** The id of the button that opened it, which gets the focus once it is closed. */
  readonly openerId: string;
  /** The error that kept the form from being sent; undefined for none. */
  readonly trouble: string | undefined;
  readonly busy: boolean;
  readonly submitLabel: string;
  readonly cancelLabel: string;
  readonly onSubmitted: () => void;
  readonly onCancelled: () => void;
  readonly children: ReactNode;
}

/** A form that was opened by a button of the page. */
export function OpenedFormCard({
  title,
  openerId,
  attempt,
  errors,
  trouble,
  busy,
  submitLabel,
  cancelLabel,
  onSubmitted,
  onCancelled,
  children,
}: OpenedFormCardProps) {
  const styles = useStyles();
  const form = useOpenedForm(openerId);
  return (
    <Card title={title} padded>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmitted();
        }}
      >
        <ErrorSummary attempt={attempt} errors={errors} />
        {children}
        {trouble !== undefined && (
          <Notice tone="bad" live>
            {trouble}
          </Notice>
        )}
        <div className={styles.foot}>
          <PressButton kind="primary" type="submit" busy={busy}>
            {submitLabel}
          </PressButton>
          <PressButton onPress={onCancelled}>{cancelLabel}</PressButton>
        </div>
      </form>
    </Card>
  );
}
