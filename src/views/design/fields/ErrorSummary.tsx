import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';

import { Notice } from '../panels/Notice.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  frame: { marginBottom: '16px', borderRadius: '6px', ':focus-visible': { outlineOffset: '2px' } },
  list: { margin: '4px 0 0', padding: '0 0 0 18px' },
  link: {
    color: 'inherit',
    textDecorationLine: 'underline',
    display: 'inline-block',
    minHeight: '24px',
    verticalAlign: 'top',
  },
});

export interface FieldError {
  /** The id of the field's input, to which the link leads. */
  readonly fieldId: string;
  readonly text: string;
}

export interface ErrorSummaryProps {
  readonly errors: readonly FieldError[];
  /** The number of refused attempts. With each one the summary takes the focus. */
  readonly attempt?: number;
}

function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView?.({ block: 'center' });
}

/** All errors of a form, each with a link to its field. */
export function ErrorSummary({ errors, attempt = 0 }: ErrorSummaryProps) {
  const styles = useStyles();
  const { say } = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;

  useEffect(() => {
    if (shown && attempt > 0) frame.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      <Notice tone="bad" title={say('common.errors-title', { count: errors.length })}>
        <ul className={styles.list}>
          {errors.map(({ fieldId, text }) => (
            <li key={`${fieldId} ${text}`}>
              <a href={`#${fieldId}`} className={styles.link} onClick={(event) => focusField(event, fieldId)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
