import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { MaterialsPresenter } from '../../presentation/materials/materials-presenter.ts';
import { onLowScreen } from '../design/breakpoints.ts';
import { portal } from '../design/portal-tokens.ts';
import { useMedia } from '../design/use-media.ts';
import { SavedNote } from './SavedNote.tsx';
import { stagesBeside } from './use-materials-styles.ts';

const useStyles = makeStyles({
  foot: {
    position: 'sticky',
    bottom: '8px',
    alignSelf: 'center',
    padding: '4px 12px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    backgroundColor: portal.card,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusCircular,
    boxShadow: portal.shadowFoot,
    [onLowScreen]: { position: 'static' },
    ':empty': { display: 'none' },
  },
  atRisk: { color: portal.warnWords, fontWeight: 600 },
});

/** Where the stages scroll away, whether all is saved stays in sight at the foot. */
export const SavedFoot = observer(function SavedFoot({ presenter }: { readonly presenter: MaterialsPresenter }) {
  const styles = useStyles();
  const stagesStay = useMedia(stagesBeside);
  const { kind } = presenter.inside.saved;
  const isAtRisk = kind === 'kept-here' || kind === 'not-saved';
  if (stagesStay) return null;
  return (
    <div className={mergeClasses(styles.foot, isAtRisk && styles.atRisk)}>
      <SavedNote presenter={presenter} />
    </div>
  );
});
