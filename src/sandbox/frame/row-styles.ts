import { makeStyles, tokens } from '@fluentui/react-components';
import { portal } from '../../views/design/theme/portal-tokens.ts';

/** Styles of a page's list. Its rows have a heading, small facts, fields and buttons. */
export const useRowStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '12px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    overflowWrap: 'anywhere',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  facts: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: '8px 16px',
    alignItems: 'start',
  },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
