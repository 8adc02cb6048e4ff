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

/** Content of a cell that stays on one line, for example the name of a row with the sign of a link. */
export function OneLine({ children }: { readonly children: ReactNode }) {
  return <span className={useStyles().line}>{children}</span>;
}
