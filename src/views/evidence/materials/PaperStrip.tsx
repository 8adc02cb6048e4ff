import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { DocumentStrip } from '../../viewer/shared/DocumentStrip.tsx';
import { useFieldHighlights } from './use-field-highlights.ts';
import { usePreviewedFile } from './use-previewed-file.ts';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  paper: {
    position: 'relative',
    height: '232px',
    overflow: 'hidden',
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  unplaced: { marginTop: '4px', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  whole: { position: 'absolute', left: '8px', bottom: '8px', '& button': { boxShadow: portal.shadowFoot } },
});

interface PaperStripProps {
  readonly viewer: ViewerPresenter;
  readonly view: ItemView;
  /** The id of the place to show. */
  readonly lightId: string;
}

/**
 * The part of a file where a field was read, enlarged above the field, if the window has no room for both. If the place
 * is unknown, it shows the whole page and states that.
 */
export const PaperStrip = observer(function PaperStrip({ viewer, view, lightId }: PaperStripProps) {
  const { page, actions } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const [file] = view.files;
  // Only one viewer at a time uses the pages.
  const covered = page.preview?.asked === true;

  usePreviewedFile(viewer, !covered);
  useFieldHighlights(viewer, view);
  const { content } = viewer.viewModel;
  const [isThere, width] = [
    !covered && (content.kind === 'document' || content.kind === 'image'),
    viewer.strip.viewport.width,
  ];
  const isPlaced = view.places.some(({ id }) => id === lightId);
  useEffect(() => {
    viewer.showLight(lightId);
    if (isThere && width > 0) viewer.zoomToLight();
  }, [viewer, lightId, isPlaced, isThere, width]);

  const whole = (fileId: string): void => {
    viewer.run('fit-width');
    actions.previewPressed(fileId);
  };
  if (!file || covered || content.kind === 'cannot-preview' || content.kind === 'failed') return null;
  return (
    <div>
      <div className={styles.paper}>
        <DocumentStrip presenter={viewer} />
        <div className={styles.whole}>
          <PressButton
            size="small"
            label={say('materials.preview-of', { name: view.title })}
            onPress={() => whole(file.fileId)}
          >
            {say('reading.whole-paper')}
          </PressButton>
        </div>
      </div>
      {!isPlaced && content.kind !== 'loading' && <div className={styles.unplaced}>{say('reading.place-unknown')}</div>}
    </div>
  );
});
