import { makeStyles } from '@fluentui/react-components';

import { forcedColours } from '../design/theme/breakpoints.ts';
import { portal } from '../design/theme/portal-tokens.ts';

const over = (share: string): string => `color-mix(in srgb, ${portal.barWords} ${share}, transparent)`;

/** The style of the buttons on the bar: in the colour of its text, highlighted on hover and while current. */
export const useBarStyles = makeStyles({
  press: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    boxSizing: 'border-box',
    minWidth: '36px',
    minHeight: '36px',
    padding: '0 12px',
    border: 'none',
    borderRadius: '6px',
    backgroundColor: 'transparent',
    color: portal.barWords,
    fontFamily: 'inherit',
    fontSize: '14px',
    lineHeight: '20px',
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: over('9%') },
    ':focus-visible': { outline: `2px solid ${portal.barWords}`, outlineOffset: '-2px' },
    [forcedColours]: { border: '1px solid Canvas' },
  },
  on: {
    backgroundColor: over('14%'),
    fontWeight: 600,
    ':hover': { backgroundColor: over('14%') },
    [forcedColours]: { border: '1px solid Highlight' },
  },
  /** A button in the form of an input field, as wide as its place. */
  field: {
    width: '100%',
    justifyContent: 'flex-start',
    backgroundColor: over('9%'),
    ':hover': { backgroundColor: over('14%') },
  },
  icon: { justifyContent: 'center', padding: 0, minWidth: '44px', minHeight: '44px' },
});
