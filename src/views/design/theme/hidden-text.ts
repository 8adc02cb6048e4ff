import type { GriffelStyle } from '@fluentui/react-components';

/** Text for screen readers alone. */
export const hiddenText: GriffelStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflowX: 'hidden',
  overflowY: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
