import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import type { CheckView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { onLowScreen, onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { scrollToPlace } from './use-mend-place.ts';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 3,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6px 16px',
    padding: '10px 16px',
    backgroundColor: portal.card,
    borderTop: `1px solid ${portal.hairline}`,
    borderRadius: `0 0 ${tokens.borderRadiusLarge} ${tokens.borderRadiusLarge}`,
    [onPhone]: { '& button': { width: '100%' } },
    [onLowScreen]: { position: 'static' },
  },
  words: { fontSize: '13px', lineHeight: '18px', fontWeight: 600 },
});

interface CheckBarProps {
  readonly materialId: string;
  readonly checks: CheckView;
}

/** The foot of a category: what is left to do, and the button that confirms all documents without doubts. */
export function CheckBar({ materialId, checks: { counts, confirmableIds } }: CheckBarProps) {
  const { actions } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const [confirmed, setConfirmed] = useState({ count: 0, checkedThen: 0 });
  // The result of the last press is shown until something else is checked.
  const resultText =
    confirmed.count > 0 && counts.checked === confirmed.checkedThen
      ? say('reading.confirmed', { count: confirmed.count }) + say('formats.clause-separator')
      : '';
  const words = useRef<HTMLSpanElement>(null);
  const pressed = (): void => {
    const { count, next } = actions.work.confirmAllPressed(materialId);
    setConfirmed({ count, checkedThen: counts.checked + count });
    // The button disappears, so the focus moves to the next document that waits, or else to the result.
    if (next) scrollToPlace(next);
    else words.current?.focus();
  };
  return (
    <div className={styles.bar}>
      <span ref={words} className={styles.words} role="status" tabIndex={-1}>
        {resultText +
          say('reading.left-to-do', {
            check: counts['to-check'],
            confirmable: counts.confirmable,
            reading: counts.reading,
          })}
      </span>
      {confirmableIds.length > 0 && (
        <PressButton onPress={pressed}>{say('reading.confirm-all', { count: confirmableIds.length })}</PressButton>
      )}
    </div>
  );
}
