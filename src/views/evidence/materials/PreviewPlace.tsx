import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useMedia } from '../../design/theme/use-media.ts';
import { DocumentViewerDialog } from '../../viewer/shared/DocumentViewerDialog.tsx';
import { DocumentViewerPane } from '../../viewer/shared/DocumentViewerPane.tsx';
import { besidePreview, useMaterialsStyles } from './use-materials-styles.ts';
import { useMaterials } from './materials-context.ts';

interface PreviewPlaceProps {
  readonly viewer: ViewerPresenter;
}

/** The preview: beside the form where there is room, else over the whole screen when it is asked for. */
export const PreviewPlace = observer(function PreviewPlace({ viewer }: PreviewPlaceProps) {
  const { page, actions } = useMaterials();
  const styles = useMaterialsStyles();
  const beside = useMedia(besidePreview);
  const { preview } = page;
  const shown = beside || preview?.asked === true;

  useEffect(() => {
    if (!shown) return;
    if (!preview) viewer.left();
    else viewer.opened(preview.files, Math.max(0, preview.files.findIndex((file) => file.pkFile === preview.pkFile)));
  }, [viewer, preview, shown]);

  if (!beside) return preview?.asked ? <DocumentViewerDialog presenter={viewer} onClose={() => actions.previewClosed()} /> : null;
  return (
    <div className={styles.preview}>
      <DocumentViewerPane presenter={viewer} />
    </div>
  );
});
