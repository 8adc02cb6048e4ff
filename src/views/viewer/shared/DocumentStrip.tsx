import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { BusyRing } from '../../design/actions/BusyRing.tsx';
import { EntryTrail } from '../EntryTrail.tsx';
import { ViewerStage } from '../ViewerStage.tsx';
import { WrittenPlace } from '../WrittenPlace.tsx';

const useStyles = makeStyles({
  strip: { height: '100%', display: 'flex', flexDirection: 'column' },
  wait: { flexGrow: 1, display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '8px' },
});

/** The pages of a file without tools, to be scrolled. It fills its container. */
export const DocumentStrip = observer(function DocumentStrip({ presenter }: { readonly presenter: ViewerPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { content, withinArchive } = presenter.viewModel;
  return (
    <div className={styles.strip}>
      {withinArchive !== undefined && <EntryTrail presenter={presenter} archive={withinArchive} />}
      {content.kind === 'loading' && (
        <div className={styles.wait}>
          <BusyRing /> {say('viewer.loading')}
        </div>
      )}
      {(content.kind === 'document' || content.kind === 'image') && <ViewerStage presenter={presenter} content={content} />}
      {content.kind === 'written' && <WrittenPlace presenter={presenter} content={content} />}
    </div>
  );
});
