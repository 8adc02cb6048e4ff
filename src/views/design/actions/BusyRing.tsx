import { makeStyles } from '@fluentui/react-components';

import { reducedMotion } from '../theme/breakpoints.ts';

const useStyles = makeStyles({
  ring: {
    display: 'inline-block',
    boxSizing: 'border-box',
    width: '16px',
    height: '16px',
    flexShrink: 0,
    borderRadius: '50%',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    animationName: { from: { transform: 'rotate(0deg)' }, to: { transform: 'rotate(360deg)' } },
    animationDuration: '0.8s',
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
    [reducedMotion]: { animationDuration: '4s' },
  },
});

/** A small turning ring, hidden from screen readers: the element around it has `aria-busy` and a text. */
export function BusyRing() {
  return <span className={useStyles().ring} aria-hidden="true" />;
}
