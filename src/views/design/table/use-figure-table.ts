import { makeStyles, tokens } from '@fluentui/react-components';

import { portal } from '../theme/portal-tokens.ts';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    marginBottom: '8px',
    fontSize: '13px',
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: '8px 4px',
      borderBottom: `1px solid ${portal.hairlineSoft}`,
      textAlign: 'right',
      fontWeight: 400,
    },
    '& th:first-child': { textAlign: 'left' },
    '& tfoot th, & tfoot td': { fontWeight: 600, borderBottomStyle: 'none' },
    '& thead th': { color: tokens.colorNeutralForeground3, fontSize: '12px' },
  },
});

/** The style of the tables behind charts. */
export function useFigureTable(): string {
  return useStyles().table;
}
