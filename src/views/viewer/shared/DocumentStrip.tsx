import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { EntryTrail } from '../EntryTrail.tsx';
import { ViewerSkeleton } from '../ViewerSkeleton.tsx';
import { ViewerStage } from '../ViewerStage.tsx';
import { WrittenPlace } from '../WrittenPlace.tsx';

const useStyles = makeStyles({ strip: { height: '100%', display: 'flex', flexDirection: 'column' } });

/** The scrollable pages of a file without tools. It fills its container. */
export const DocumentStrip = observer(function DocumentStrip({ presenter }: { readonly presenter: ViewerPresenter }) {
  const styles = useStyles();
  const { name, content, withinArchive } = presenter.viewModel;
  return (
    <div className={styles.strip}>
      {withinArchive !== undefined && <EntryTrail presenter={presenter} archive={withinArchive} />}
      {content.kind === 'loading' && <ViewerSkeleton name={name} percent={content.percent} />}
      {(content.kind === 'document' || content.kind === 'image') && (
        <ViewerStage key={content.key} presenter={presenter} content={content} />
      )}
      {content.kind === 'written' && <WrittenPlace presenter={presenter} content={content} />}
    </div>
  );
});
