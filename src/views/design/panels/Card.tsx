import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { portal } from '../theme/portal-tokens.ts';

const useStyles = makeStyles({
  card: {
    backgroundColor: portal.card,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: portal.shadowCard,
    minWidth: 0,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8px',
    rowGap: '2px',
    padding: '14px 16px 10px',
  },
  title: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: 600 },
  note: { fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
  more: { marginLeft: 'auto', fontSize: '13px' },
  padded: { padding: '16px' },
  headed: { padding: '0 16px 16px' },
});

export interface CardProps {
  readonly children: ReactNode;
  readonly title?: ReactNode;
  /** Secondary text beside the title. */
  readonly note?: ReactNode;
  /** Content at the end of the title's line. */
  readonly more?: ReactNode;
  /** Whether there is padding around the content; a list has its own. */
  readonly padded?: boolean;
}

/** A white surface with a thin border. Its title, if any, is its accessible name. */
export function Card({ children, title, note, more, padded = false }: CardProps) {
  const styles = useStyles();
  const titleId = useId();
  if (title === undefined) return <div className={mergeClasses(styles.card, padded && styles.padded)}>{children}</div>;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {more !== undefined && <span className={styles.more}>{more}</span>}
      </div>
      {padded ? <div className={styles.headed}>{children}</div> : children}
    </section>
  );
}
