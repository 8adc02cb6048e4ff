import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { rotateArea } from '../../domain/viewer/shared/page-area.ts';
import type { ViewerPresenter } from '../../presentation/viewer/shared/viewer-presenter.ts';
import type { Rotation } from '../../presentation/viewer/zoom.ts';
import { forcedColours } from '../design/theme/breakpoints.ts';
import { portal } from '../design/theme/portal-tokens.ts';
import { percent } from './percent.ts';

// Paper is white in every theme, so its colours are the same.
const useStyles = makeStyles({
  place: {
    position: 'absolute',
    boxSizing: 'border-box',
    margin: '-2px -3px',
    border: '1.5px solid #b07d00',
    borderRadius: '3px',
    pointerEvents: 'none',
    forcedColorAdjust: 'none',
  },
  // Doubtful fields are highlighted from the start, and the field being edited more strongly.
  doubtful: { backgroundColor: 'rgba(255, 196, 57, .16)' },
  lit: {
    backgroundColor: 'rgba(255, 196, 57, .32)',
    border: '2.5px solid #8a5a00',
    [forcedColours]: { border: '3px solid Highlight' },
  },
  number: {
    position: 'absolute',
    left: '100%',
    top: '-9px',
    marginLeft: '-6px',
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

interface PageLitProps {
  readonly presenter: ViewerPresenter;
  /** The page's number, from 1. */
  readonly number: number;
  readonly rotation: Rotation;
}

/**
 * Highlights the places on a page from which the edited field and the doubtful fields were read. It is only visual,
 * because the fields state the rest.
 */
export const PageLit = observer(function PageLit({ presenter, number, rotation }: PageLitProps) {
  const styles = useStyles();
  const { litId } = presenter.lights;
  return (
    <>
      {presenter.lightsOn(number).map(({ id, area, number: doubt }) => {
        const { left, top, width, height } = rotateArea(area, rotation);
        return (
          <div
            key={id}
            aria-hidden="true"
            data-lit={id === litId}
            className={mergeClasses(styles.place, doubt !== undefined && styles.doubtful, id === litId && styles.lit)}
            style={{
              left: percent(left),
              top: percent(top),
              width: `calc(${percent(width)} + 6px)`,
              height: `calc(${percent(height)} + 4px)`,
            }}
          >
            {doubt !== undefined && <span className={styles.number}>{doubt}</span>}
          </div>
        );
      })}
    </>
  );
});
