import { makeStyles } from '@fluentui/react-components';
import { portal } from '../design/portal-tokens.ts';

/** Room for stages beside the materials. */
export const stagesBeside = '(min-width: 800px)';
export const besideStages = `@media ${stagesBeside}`;
/** Room for the preview beside both. */
export const besidePreview = '(min-width: 1200px)';

// Queries that never hold together: extracted style sheets keep no order between them.
const stagesAlone = '@media (min-width: 800px) and (max-width: 1199.98px)';
const previewToo = `@media ${besidePreview}`;

const belowBar = `calc(${portal.barHeight} + 16px)`;

/** The materials have little room, whatever the screen has. */
export const narrowMaterials = '@container (max-width: 640px)';

export const useMaterialsStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [stagesAlone]: { gridTemplateColumns: '232px minmax(0, 1fr)' },
    [previewToo]: { gridTemplateColumns: '216px minmax(0, 1fr) clamp(400px, 38%, 720px)' },
  },
  aside: { minWidth: 0, [besideStages]: { position: 'sticky', top: belowBar } },
  middle: { minWidth: 0, containerType: 'inline-size', display: 'flex', flexDirection: 'column', gap: '16px' },
  preview: { position: 'sticky', top: belowBar, height: `calc(100dvh - ${portal.barHeight} - 114px)`, minHeight: '360px', maxHeight: '860px' },
});
