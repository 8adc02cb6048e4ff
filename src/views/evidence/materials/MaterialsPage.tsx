import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useCallback } from 'react';
import { localFile } from '../../../presentation/uploads/local-file.ts';
import type { CorrectionPlace, PageFrame } from '../../../presentation/evidence/materials/materials-view-model.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { usePreparedFiles } from '../../design/fields/file-preparation.ts';
import { useWords } from '../../../words/use-words.ts';
import { DownloadFailed } from '../shared/DownloadFailed.tsx';
import { useDownloads } from './downloads-context.ts';
import { FilesArrival } from './FilesArrival.tsx';
import { MaterialCard } from './MaterialCard.tsx';
import { MaterialsHeader } from './MaterialsHeader.tsx';
import { MaterialsNotices } from './MaterialsNotices.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { SavedFoot } from './SavedFoot.tsx';
import { StageList } from './StageList.tsx';
import { StageSteps } from './StageSteps.tsx';
import { StepsMissing } from './StepsMissing.tsx';
import { useMaterialsStyles } from './use-materials-styles.ts';
import { useMendPlace } from './use-mend-place.ts';
import { WorkPlace } from './WorkPlace.tsx';
import { usePaste } from './use-paste.ts';
import { useMaterials } from './materials-context.ts';

/** A pasted file does not belong to a slot yet, so no archive is opened for it. */
const anySlot = { types: [], several: false } as const;

// Loaded separately, because few categories and few visits import sheets.
const SheetDialog = lazy(async () => ({ default: (await import('./SheetDialog.tsx')).SheetDialog }));
/** Loaded when the user opens the choice of earlier documents. */
const EarlierDialog = lazy(async () => ({ default: (await import('./EarlierDialog.tsx')).EarlierDialog }));

/** Loaded when the user opens the orders behind a contract. */
const OrderFillDialog = lazy(async () => ({ default: (await import('./OrderFillDialog.tsx')).OrderFillDialog }));

const TogetherDialog = lazy(async () => ({ default: (await import('./SharedChangeDialog.tsx')).SharedChangeDialog }));

export interface MaterialsPageProps {
  readonly viewer: ViewerPresenter;
  readonly frame: PageFrame;
  readonly mend: CorrectionPlace | undefined;
}

/** The upload page: the stages, the categories of one stage, and the shown file. */
export const MaterialsPage = observer(function MaterialsPage({ viewer, frame, mend }: MaterialsPageProps) {
  const { page, actions } = useMaterials();
  const downloads = useDownloads();
  const styles = useMaterialsStyles();
  const { say } = useWords();
  const { pasteInto, editable } = frame;
  useMendPlace(mend ?? page.resume, frame.stage);
  const pasted = useCallback(
    (files: readonly File[]) => {
      viewer.prepare();
      actions.files.filesPasted(
        pasteInto,
        files.map((file) => localFile(file)),
      );
    },
    [actions, viewer, pasteInto],
  );
  const prepared = usePreparedFiles(pasted, anySlot);
  const handOn = useCallback((files: readonly File[]) => prepared(files, new Map()), [prepared]);
  usePaste(pasteInto.length > 0 && editable, say('materials.pasted-name'), handOn);

  return (
    <>
      <MaterialsHeader frame={frame} />
      {frame.steps.length === 0 ? (
        <StepsMissing />
      ) : (
        <div className={styles.columns}>
          <div className={styles.aside}>
            <StageList stage={frame.stage} packageId={frame.packageId} />
          </div>
          <div className={styles.middle}>
            <MaterialsNotices frame={frame} />
            {downloads && <DownloadFailed downloads={downloads} />}
            {frame.materialIds.map((id) => (
              <MaterialCard key={id} viewer={viewer} materialId={id} editable={editable} />
            ))}
            <StageSteps stage={frame.stage} editable={editable} />
            <SavedFoot />
          </div>
          <WorkPlace viewer={viewer} />
        </div>
      )}
      {actions.earlier.wasOpened && (
        <Suspense fallback={null}>
          <EarlierDialog choice={actions.earlier} />
        </Suspense>
      )}
      {actions.sharedChange.wasOpened && (
        <Suspense fallback={null}>
          <TogetherDialog change={actions.sharedChange} />
        </Suspense>
      )}
      {actions.orderFill.wasOpened && (
        <Suspense fallback={null}>
          <OrderFillDialog fill={actions.orderFill} />
        </Suspense>
      )}
      <RemoveDialog />
      {page.sheets.materialId !== undefined && (
        <Suspense>
          <SheetDialog />
        </Suspense>
      )}
      <FilesArrival />
    </>
  );
});
