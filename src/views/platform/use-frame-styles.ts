import { makeStyles } from '@fluentui/react-components';

import { onPhone } from '../design/theme/breakpoints.ts';

/** How wide the bar's, the page's and the foot's contents are. */
export const useFrameStyles = makeStyles({
  width: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1600px',
    margin: '0 auto',
    padding: '0 24px',
    [onPhone]: { padding: '0 16px' },
  },
});
