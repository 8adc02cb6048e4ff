import { makeStyles, tokens } from '@fluentui/react-components';

import { onPhone } from '../design/theme/breakpoints.ts';
import { portal } from '../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  text: {
    // Hidden texts for screen readers scroll with this region and not with the dialog. The dialog does not scroll on
    // when the region is at its end.
    position: 'relative',
    overscrollBehavior: 'contain',
    display: 'flex',
    flexDirection: 'column',
    gap: '28px',
    height: 'min(52dvh, 560px)',
    overflowY: 'auto',
    padding: '16px 20px',
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    [onPhone]: { padding: '12px', height: '46dvh' },
  },
});

/** The style of a long text in a dialog, which scrolls in a region of its own. */
export function usePaperStyle(): string {
  return useStyles().text;
}
