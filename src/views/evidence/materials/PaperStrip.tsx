import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { DoubtView, ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { DocumentStrip } from '../../viewer/shared/DocumentStrip.tsx';
import { useLights } from './use-lights.ts';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  paper: { position: 'relative', height: '232px', overflow: 'hidden', border: `1px solid ${portal.hairline}`, borderRadius: tokens.borderRadiusLarge },
  whole: { position: 'absolute', left: '8px', bottom: '8px', '& button': { boxShadow: portal.shadowFoot } },
});

interface PaperStripProps {
  readonly viewer: ViewerPresenter;
  readonly view: ItemView;
  /** What is looked for on it; undefined for what no field says. */
  readonly field: DoubtView['field'];
}

/** The paper of a document, close enough to be read and where it says the field, above one of its fields, where the screen has no room for both whole. */
export const PaperStrip = observer(function PaperStrip({ viewer, view, field }: PaperStripProps) {
  const { page, actions } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const [file] = view.files;
  // One viewer at a time has the pages.
  const covered = page.preview?.asked === true;

  useEffect(() => {
    if (!covered && file) viewer.opened(view.files, 0);
  }, [viewer, view.files, file, covered]);

  useLights(viewer, view);
  const { content } = viewer.viewModel;
  const [isThere, width] = [!covered && (content.kind === 'document' || content.kind === 'image'), viewer.strip.viewport.width];
  useEffect(() => {
    viewer.lightWanted(field ?? '');
    if (isThere && width > 0) viewer.closelyWanted();
  }, [viewer, field, isThere, width]);

  const whole = (pkFile: string): void => {
    viewer.commanded('fit-width');
    actions.previewPressed(pkFile);
  };
  if (!file || covered || content.kind === 'cannot-preview' || content.kind === 'failed') return null;
  return (
    <div className={styles.paper}>
      <DocumentStrip presenter={viewer} />
      <div className={styles.whole}>
        <PressButton size="small" label={say('materials.preview-of', { name: view.title })} onPress={() => whole(file.pkFile)}>
          {say('reading.whole-paper')}
        </PressButton>
      </div>
    </div>
  );
});
