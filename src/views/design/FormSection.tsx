import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { Card } from './Card.tsx';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    gap: '16px 24px',
    alignItems: 'start',
  },
  introduction: { margin: '0 0 12px', color: tokens.colorNeutralForeground3 },
});

export interface FormSectionProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly more?: ReactNode;
  readonly introduction?: ReactNode;
  readonly children: ReactNode;
}

/** A titled group of fields, as many beside each other as there is room for. */
export function FormSection({ title, note, more, introduction, children }: FormSectionProps) {
  const styles = useStyles();
  return (
    <Card title={title} note={note} more={more} padded>
      {introduction !== undefined && <p className={styles.introduction}>{introduction}</p>}
      <div className={styles.fields}>{children}</div>
    </Card>
  );
}
