import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { DocumentStrip } from '../../viewer/shared/DocumentStrip.tsx';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  paper: { position: 'relative', height: '176px', overflow: 'hidden', border: `1px solid ${portal.hairline}`, borderRadius: tokens.borderRadiusLarge },
  whole: { position: 'absolute', left: '8px', bottom: '8px', '& button': { boxShadow: portal.shadowFoot } },
});

/** The paper of a document above one of its fields, where the screen has no room for both whole. */
export const PaperStrip = observer(function PaperStrip({ viewer, view }: { readonly viewer: ViewerPresenter; readonly view: ItemView }) {
  const { page, actions } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const [file] = view.files;
  // One viewer at a time has the pages.
  const covered = page.preview?.asked === true;

  useEffect(() => {
    if (!covered && file) viewer.opened(view.files, 0);
  }, [viewer, view.files, file, covered]);

  const { content } = viewer.viewModel;
  if (!file || covered || content.kind === 'cannot-preview' || content.kind === 'failed') return null;
  return (
    <div className={styles.paper}>
      <DocumentStrip presenter={viewer} />
      <div className={styles.whole}>
        <PressButton size="small" label={say('materials.preview-of', { name: view.title })} onPress={() => actions.previewPressed(file.pkFile)}>
          {say('reading.whole-paper')}
        </PressButton>
      </div>
    </div>
  );
});
