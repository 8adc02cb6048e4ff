import { makeStyles } from '@fluentui/react-components';

import { onPhone } from '../design/theme/breakpoints.ts';

/** The width of the content in the bar, on the page and in the footer. */
export const useFrameStyles = makeStyles({
  width: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1800px',
    margin: '0 auto',
    padding: '0 24px',
    [onPhone]: { padding: '0 16px' },
  },
});
