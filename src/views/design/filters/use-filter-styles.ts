import { makeStyles, tokens } from '@fluentui/react-components';

import { onPhone } from '../theme/breakpoints.ts';
import { portal } from '../theme/portal-tokens.ts';

/** The boxed look that all filters share: a quiet label, then what is chosen. */
export const useFilterStyles = makeStyles({
  box: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    boxSizing: 'border-box',
    position: 'relative',
    height: '32px',
    maxWidth: '280px',
    padding: '0 8px 0 10px',
    border: `1px solid ${portal.controlLine}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: portal.card,
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: '14px',
    lineHeight: '20px',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    ':hover': { border: `1px solid ${portal.fieldLine}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    ':focus-within': { border: `1px solid ${portal.accent}` },
    [onPhone]: { width: '100%', maxWidth: 'none', height: '44px' },
  },
  inUse: { backgroundColor: portal.accentSoft, border: `1px solid ${portal.accent}` },
  value: {
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
    overflowX: 'hidden',
    overflowY: 'hidden',
    textOverflow: 'ellipsis',
    [onPhone]: { marginLeft: 'auto' },
  },
  chevron: { flexShrink: 0, display: 'inline-flex', pointerEvents: 'none' },
  select: {
    appearance: 'none',
    // As wide as what is chosen, not as the longest choice, where the browser can.
    fieldSizing: 'content',
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontSize: '14px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
    height: '100%',
    maxWidth: '170px',
    textOverflow: 'ellipsis',
    marginRight: '-22px',
    paddingRight: '22px',
    cursor: 'pointer',
    '& option': { fontWeight: 400, backgroundColor: portal.card, color: tokens.colorNeutralForeground1 },
    [onPhone]: { flexGrow: 1, maxWidth: 'none', textAlign: 'right', textAlignLast: 'right' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: '10px' },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  error: { color: portal.badWords, fontSize: '12px', lineHeight: '16px' },
});
