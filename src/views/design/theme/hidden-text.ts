import type { GriffelStyle } from '@fluentui/react-components';

/** Read aloud, not shown. */
export const hiddenText: GriffelStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflowX: 'hidden',
  overflowY: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
