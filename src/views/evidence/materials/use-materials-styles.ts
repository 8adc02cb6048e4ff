import { makeStyles } from '@fluentui/react-components';
import { portal } from '../../design/theme/portal-tokens.ts';
import { topOnScreen } from './use-room-below.ts';

// Queries that never hold together: extracted style sheets keep no order between them.
const withStrip = '(min-width: 800px) and (max-width: 1199.98px)';
const withPaper = '(min-width: 1200px) and (max-width: 1439.98px)';
const withAll = '(min-width: 1440px)';

/** Room for stages beside the materials. Below it they lie above as a strip: the list and the paper come first. */
export const stagesBeside = withAll;
export const besideStages = `@media ${stagesBeside}`;
/** The stages lie above the materials, in one line with what they come to. */
export const stagesAbove = '@media (min-width: 800px) and (max-width: 1439.98px)';
/** Room for paper and form beside the materials. */
export const besidePreview = '(min-width: 1200px)';

const belowBar = `calc(${portal.barHeight} + 16px)`;

/** The materials have little room, whatever the screen has. */
export const narrowMaterials = '@container (max-width: 640px)';
/** A row has room for two lines, and on a phone for three short ones. Never both. */
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
  // As high as the screen leaves: both paper and form are in sight while the list scrolls.
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
