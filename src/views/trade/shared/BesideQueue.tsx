import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 16fr) minmax(400px, 9fr)',
    gap: '16px',
    alignItems: 'start',
  },
});

/** From this width on there is room for an application beside a queue. */
export const roomBeside = '(min-width: 1200px)';

/** A queue with the open item beside it; only the queue if none is open. */
export function BesideQueue({ children, beside }: { readonly children: ReactNode; readonly beside: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={beside ? styles.beside : undefined}>
      {children}
      {beside}
    </div>
  );
}
