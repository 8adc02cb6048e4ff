import { makeStyles, tokens } from '@fluentui/react-components';

import { portal } from '../theme/portal-tokens.ts';
import { useSpaceHint } from './use-space-hint.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  hint: {
    position: 'fixed',
    zIndex: 1_000_001,
    transform: 'translateX(-50%)',
    padding: '4px 10px',
    fontSize: '12px',
    lineHeight: '18px',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    color: tokens.colorNeutralForegroundInverted,
    backgroundColor: tokens.colorNeutralBackgroundInverted,
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: portal.shadowFoot,
    ':empty': { display: 'none' },
  },
});

/**
 * A hint below a button on which Enter was pressed in vain (document 1, section 5): it names the key that presses it.
 */
export function SpaceHint() {
  const styles = useStyles();
  const { say } = useWords();
  const place = useSpaceHint();
  return (
    <div role="status" className={styles.hint} style={place}>
      {place && say('common.press-space')}
    </div>
  );
}
