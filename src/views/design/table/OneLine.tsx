import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  line: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    whiteSpace: 'nowrap',
    '& button': { margin: '-2px 0' },
  },
});

/** What stands in a cell on one line: what a row is called, and the sign of what leads on from it. */
export function OneLine({ children }: { readonly children: ReactNode }) {
  return <span className={useStyles().line}>{children}</span>;
}
