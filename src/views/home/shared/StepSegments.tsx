import { makeStyles, mergeClasses } from '@fluentui/react-components';

import type { StepView } from '../../../presentation/home/shared/company-overview.ts';
import { forcedColours } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  bar: { display: 'flex', gap: '4px', padding: '0 16px 14px' },
  part: {
    height: '6px',
    flexGrow: 1,
    borderRadius: '3px',
    backgroundColor: portal.hairline,
    [forcedColours]: { outline: '1px solid CanvasText' },
  },
  done: { backgroundColor: portal.okWords, [forcedColours]: { backgroundColor: 'CanvasText' } },
  doing: { backgroundColor: portal.infoWords },
  mend: { backgroundColor: portal.badWords },
});

/** The progress as one segment for each step; the text beside it states the same. */
export function StepSegments({ steps }: { readonly steps: readonly StepView[] }) {
  const styles = useStyles();
  return (
    <div className={styles.bar} aria-hidden>
      {steps.map(({ step, state }) => (
        <span key={step} className={mergeClasses(styles.part, state !== 'open' && styles[state])} />
      ))}
    </div>
  );
}
