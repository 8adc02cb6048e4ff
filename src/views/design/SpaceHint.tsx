import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';

import { portal } from './portal-tokens.ts';
import { useWords } from '../../words/use-words.ts';

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

/** Half of the widest hint, so that it never leaves the screen. */
const halfWidth = 90;

interface Place {
  readonly left: number;
  readonly top: number;
}

function below(button: Element): Place {
  const { left, bottom, width } = button.getBoundingClientRect();
  return { left: Math.min(Math.max(left + width / 2, halfWidth), window.innerWidth - halfWidth), top: Math.min(bottom + 6, window.innerHeight - 34) };
}

/** Enter does nothing on a button (document 1, section 5): whoever presses it there is told which key does, until they go on. */
export function SpaceHint() {
  const styles = useStyles();
  const { say } = useWords();
  const [place, setPlace] = useState<Place>();

  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      setPlace(event.key === 'Enter' && event.defaultPrevented && button ? below(button) : undefined);
    };
    const gone = (): void => setPlace(undefined);
    document.addEventListener('keydown', pressed);
    document.addEventListener('focusout', gone);
    document.addEventListener('scroll', gone, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', pressed);
      document.removeEventListener('focusout', gone);
      document.removeEventListener('scroll', gone, { capture: true });
    };
  }, []);

  return (
    <div role="status" className={styles.hint} style={place}>
      {place && say('common.press-space')}
    </div>
  );
}
