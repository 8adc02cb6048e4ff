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

/** The content of a cell on one line: the name of a row, and the sign of a link. */
export function OneLine({ children }: { readonly children: ReactNode }) {
  return <span className={useStyles().line}>{children}</span>;
}
