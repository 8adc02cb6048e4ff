import { makeStyles } from '@fluentui/react-components';
import { portal } from '../../design/theme/portal-tokens.ts';
import { topOnScreen } from '../../pages/use-top-on-screen.ts';

// The queries exclude each other, because extracted style sheets have no defined order.
const withStrip = '(min-width: 800px) and (max-width: 1199.98px)';
const withPaper = '(min-width: 1200px) and (max-width: 1439.98px)';
const withAll = '(min-width: 1440px)';

/**
 * There is room for the stages beside the categories. Below this width they are a strip above, so that the list and the
 * file have more room.
 */
export const stagesBeside = withAll;
export const besideStages = `@media ${stagesBeside}`;
/** The stages are above the categories, on one line with the totals. */
export const stagesAbove = '@media (min-width: 800px) and (max-width: 1439.98px)';
/** There is room for the file and the form beside the categories. */
export const besidePreview = '(min-width: 1200px)';

const belowBar = `calc(${portal.barHeight} + 16px)`;

/** The categories have little room, regardless of the width of the window. */
export const narrowMaterials = '@container (max-width: 640px)';
/** A row takes two lines, and on a phone three short ones. The two queries exclude each other. */
export const smallMaterials = '@container (min-width: 420px) and (max-width: 640px)';
export const tinyMaterials = '@container (max-width: 419.98px)';

export const useMaterialsStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [`@media ${withStrip}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [`@media ${withPaper}`]: { gridTemplateColumns: 'minmax(0, 1fr) 43%' },
    [`@media ${withAll}`]: { gridTemplateColumns: '216px minmax(0, 1fr) clamp(480px, 40%, 760px)' },
  },
  aside: {
    minWidth: 0,
    [stagesAbove]: { gridColumnStart: 1, gridColumnEnd: -1 },
    [besideStages]: { position: 'sticky', top: belowBar },
  },
  middle: { minWidth: 0, containerType: 'inline-size', display: 'flex', flexDirection: 'column', gap: '16px' },
  // The remaining height of the window: the file and the form stay visible while the list scrolls.
  preview: {
    position: 'sticky',
    top: belowBar,
    height: `calc(100dvh - var(${topOnScreen}, ${portal.barHeight}) - 16px)`,
    minHeight: '420px',
    maxHeight: '1000px',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
  },
});
