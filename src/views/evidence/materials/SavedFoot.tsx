import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { isAtRisk } from '../../../presentation/evidence/materials/views/page-views.ts';
import { onLowScreen } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useMedia } from '../../design/theme/use-media.ts';
import { SavedNote } from './SavedNote.tsx';
import { stagesBeside } from './use-materials-styles.ts';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  foot: {
    position: 'sticky',
    bottom: '8px',
    alignSelf: 'center',
    padding: '4px 12px',
    fontSize: '12px',
    lineHeight: '18px',
    color: portal.warnWords,
    fontWeight: 600,
    backgroundColor: portal.card,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusCircular,
    boxShadow: portal.shadowFoot,
    [onLowScreen]: { position: 'static' },
  },
});

/**
 * The note of unsaved changes at the foot, while the note in the stages is scrolled out of the window. If everything is
 * saved, it is not shown, because it would cover the content.
 */
export const SavedFoot = observer(function SavedFoot() {
  const { page } = useMaterials();
  const styles = useStyles();
  const stagesStay = useMedia(stagesBeside);
  const { kind } = page.saved;
  if (stagesStay || !isAtRisk(kind)) return null;
  return (
    <div className={styles.foot}>
      <SavedNote />
    </div>
  );
});
