import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { rotateArea } from '../../domain/viewer/shared/page-area.ts';
import type { Rotation } from '../../presentation/viewer/zoom.ts';
import type { ViewerPresenter } from '../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../words/use-words.ts';
import { portal } from '../design/theme/portal-tokens.ts';
import { percent } from './percent.ts';

const useStyles = makeStyles({
  mark: {
    position: 'absolute',
    boxSizing: 'border-box',
    padding: 0,
    backgroundColor: 'rgba(255, 196, 57, .22)',
    border: '1.5px solid #b07d00',
    borderRadius: '2px',
    cursor: 'pointer',
    forcedColorAdjust: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  looked: { backgroundColor: 'rgba(255, 196, 57, .42)', border: '2.5px solid #8a5a00' },
  judged: { backgroundColor: 'transparent', border: '1.5px dashed #6b7280' },
  // Beside the text, so that the text stays readable, and within the page.
  number: {
    position: 'absolute',
    right: '100%',
    top: '-9px',
    marginRight: '-6px',
    minWidth: '18px',
    height: '18px',
    borderRadius: '9px',
    backgroundColor: portal.warnWords,
    color: portal.card,
    fontSize: '11px',
    lineHeight: '18px',
    fontWeight: 600,
    textAlign: 'center',
  },
});

interface PageMarksProps {
  readonly presenter: ViewerPresenter;
  /** The page's number, from 1. */
  readonly number: number;
  readonly rotation: Rotation;
}

/** The marked places on a page, with the numbers that other parts of the portal refer to. */
export const PageMarks = observer(function PageMarks({ presenter, number, rotation }: PageMarksProps) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <>
      {presenter.marksOn(number).map(({ id, number: mark, area, words, settled }) => {
        const { left, top, width, height } = rotateArea(area, rotation);
        return (
          <button
            key={id}
            type="button"
            className={mergeClasses(
              styles.mark,
              settled && styles.judged,
              presenter.pressedMark === id && styles.looked,
            )}
            style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
            aria-label={say('viewer.mark', { number: mark, words })}
            onClick={() => presenter.markPressed(id)}
          >
            <span className={styles.number} aria-hidden="true">
              {mark}
            </span>
          </button>
        );
      })}
    </>
  );
});
