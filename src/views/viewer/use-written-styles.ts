import { makeStyles, tokens } from '@fluentui/react-components';
import { onPhone } from '../design/theme/breakpoints.ts';
import { portal } from '../design/theme/portal-tokens.ts';

const cell = { padding: '4px 8px', border: `1px solid ${portal.hairline}`, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', verticalAlign: 'top', minWidth: '48px', maxWidth: '320px' } as const;
const head = { fontWeight: 400, color: tokens.colorNeutralForeground3, backgroundColor: portal.quiet, position: 'sticky' } as const;

export const useWrittenStyles = makeStyles({
  scroll: { flexGrow: 1, minHeight: 0, overflow: 'auto', backgroundColor: portal.card, borderTop: `1px solid ${portal.hairline}`, ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' } },
  note: { margin: 0, padding: '8px 16px', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  text: { margin: 0, padding: '8px 16px 16px', fontFamily: tokens.fontFamilyMonospace, fontSize: '13px', lineHeight: '20px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', tabSize: '2' },
  sheet: { padding: '4px 0 16px', containerType: 'inline-size' },
  part: { minWidth: 0, padding: '8px 16px' },
  parties: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' },
  title: { margin: '0 0 6px', fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  wide: { overflowX: 'auto' },
  lines: { borderCollapse: 'collapse', width: '100%', fontSize: '13px', lineHeight: '18px' },
  lineHead: { padding: '4px 8px', textAlign: 'start', fontWeight: 400, color: tokens.colorNeutralForeground3, borderBottom: `1px solid ${portal.hairline}`, whiteSpace: 'nowrap' },
  lineCell: { padding: '6px 8px', borderBottom: `1px solid ${portal.hairlineSoft}`, verticalAlign: 'top', overflowWrap: 'anywhere' },
  item: { minWidth: '120px' },
  figure: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // Lines of their own beside each other would stand twice.
  grid: { borderCollapse: 'separate', borderSpacing: 0, fontSize: '13px', lineHeight: '18px', '& th, & td': { borderTop: 'none', borderLeft: 'none' } },
  gridHead: { ...cell, ...head, top: 0, zIndex: 1, textAlign: 'center', padding: '2px 8px' },
  corner: { left: 0, zIndex: 2, minWidth: '36px' },
  rowHead: { ...cell, ...head, left: 0, textAlign: 'end', minWidth: '36px', padding: '4px 6px', fontVariantNumeric: 'tabular-nums' },
  gridCell: cell,
  entry: { font: 'inherit', minHeight: '24px', margin: '-3px 0', padding: 0, border: 'none', borderRadius: tokens.borderRadiusSmall, background: 'none', color: portal.accent, textAlign: 'start', overflowWrap: 'anywhere', cursor: 'pointer', ':hover': { textDecorationLine: 'underline' }, ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' }, [onPhone]: { minHeight: '32px' } },
  unshown: { display: 'block', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});
