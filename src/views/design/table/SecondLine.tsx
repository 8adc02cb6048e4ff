import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  line: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: '12px',
    lineHeight: '16px',
    overflowWrap: 'anywhere',
  },
});

/** A second line of a cell, for secondary content. */
export function SecondLine({ children }: { readonly children: ReactNode }) {
  return <span className={useStyles().line}>{children}</span>;
}
