import { createPresenceComponent, motionTokens } from '@fluentui/react-components';

import { closing } from './dialog-types.ts';

const away = { opacity: 0, transform: 'scale(0.92)' };
const here = { opacity: 1, transform: 'scale(1)' };

/** The motion of a dialog; none for users who prefer reduced motion. */
export const DialogMotion = createPresenceComponent({
  enter: { keyframes: [away, here], duration: motionTokens.durationGentle, easing: motionTokens.curveDecelerateMid },
  exit: { keyframes: [here, away], duration: closing, easing: motionTokens.curveAccelerateMin },
});
