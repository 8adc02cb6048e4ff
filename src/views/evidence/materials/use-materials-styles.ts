import { makeStyles } from '@fluentui/react-components';
import { portal } from '../../design/theme/portal-tokens.ts';

// Queries that never hold together: extracted style sheets keep no order between them.
const withStages = '(min-width: 800px) and (max-width: 1199.98px)';
const withPreview = '(min-width: 1200px) and (max-width: 1439.98px)';
const withBoth = '(min-width: 1440px)';

/** Room for stages beside the materials; a file that can be read comes first, and between the two the stages lie above. */
export const stagesBeside = `${withStages}, ${withBoth}`;
export const besideStages = `@media ${stagesBeside}`;
/** The stages lie above the materials and the preview, in one line with what they come to. */
export const stagesAbove = `@media ${withPreview}`;
/** Room for the preview beside the materials. */
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
    [`@media ${withStages}`]: { gridTemplateColumns: '232px minmax(0, 1fr)' },
    [stagesAbove]: { gridTemplateColumns: 'minmax(0, 1fr) 43%' },
    [`@media ${withBoth}`]: { gridTemplateColumns: '216px minmax(0, 1fr) clamp(400px, 34%, 720px)' },
  },
  aside: { minWidth: 0, [stagesAbove]: { gridColumnStart: 1, gridColumnEnd: -1 }, [besideStages]: { position: 'sticky', top: belowBar } },
  middle: { minWidth: 0, containerType: 'inline-size', display: 'flex', flexDirection: 'column', gap: '16px' },
  preview: { position: 'sticky', top: belowBar, height: `calc(100dvh - ${portal.barHeight} - 114px)`, minHeight: '360px', maxHeight: '860px' },
});
