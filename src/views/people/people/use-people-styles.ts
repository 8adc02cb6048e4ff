import { makeStyles, tokens } from '@fluentui/react-components';

import { portal } from '../../design/theme/portal-tokens.ts';

/** The style of a row for one person. */
export const usePeopleStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    padding: '12px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  name: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  facts: {
    margin: 0,
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  empty: {
    margin: 0,
    padding: '12px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    color: tokens.colorNeutralForeground3,
  },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
