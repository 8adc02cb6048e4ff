import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useCallback, useRef } from 'react';
import { allowedExtensions } from '../../../domain/uploads/file-limits.ts';
import { localFile } from '../../../presentation/uploads/local-file.ts';
import type { MaterialFrame } from '../../../presentation/evidence/materials/materials-view-model.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { Card } from '../../design/panels/Card.tsx';
import type { FilePlaces } from '../../design/fields/file-places.ts';
import { FileDrop } from '../../design/fields/FileDrop.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { EarlierButton } from './EarlierButton.tsx';
import { CheckBar } from './CheckBar.tsx';
import { CheckTabs } from './CheckTabs.tsx';
import { ItemCard } from './ItemCard.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PickBar } from './PickBar.tsx';
import { MaterialSamples } from './MaterialSamples.tsx';
import { placeId } from './place-id.ts';
import { UnfinishedRows } from './UnfinishedRows.tsx';
import { UploadTasks } from './UploadTasks.tsx';
import { useRowFocusRecovery } from './use-row-focus-recovery.ts';
import { useRowArrows } from './use-row-arrows.ts';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  part: { margin: '0 16px 14px' },
  more: { display: 'flex', flexWrap: 'wrap', gap: '2px' },
  sheets: { display: 'flex', justifyContent: 'center', marginTop: '6px' },
  quiet: { margin: '0 16px 14px', color: tokens.colorNeutralForeground3, fontSize: '12px', lineHeight: '18px' },
});

interface MaterialCardProps {
  readonly viewer: ViewerPresenter;
  readonly materialId: string;
  readonly editable: boolean;
}

/**
 * The reason why no document can be added, if it needs to be stated. If the category takes only one document, the
 * buttons of that document suffice.
 */
function shutReason({
  adding,
  room,
  itemIds,
  openIds,
}: MaterialFrame): 'materials.adding-full' | 'materials.adding-shut' | 'materials.locked-note' | undefined {
  if (adding.open || adding.because === 'not-editable-now') return undefined;
  if (adding.because === 'not-returned') return openIds.length > 0 ? 'materials.locked-note' : 'materials.adding-shut';
  return room === 0 && itemIds.length === 1 ? undefined : 'materials.adding-full';
}

/** One category: its limits, its samples, its documents, and the running uploads. */
export const MaterialCard = observer(function MaterialCard({ viewer, materialId, editable }: MaterialCardProps) {
  const { page, actions, beside } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const frame = page.material(materialId);
  const given = useCallback(
    (files: readonly File[], places: FilePlaces) => {
      viewer.prepare();
      actions.files.filesGiven(
        materialId,
        files.map((file) => localFile(file, file.name, places.get(file))),
      );
    },
    [actions, viewer, materialId],
  );
  const messageRef = useRef<HTMLDivElement>(null);
  const readAgain = async (): Promise<void> => {
    // The button disappears, so the focus moves to the message.
    messageRef.current?.focus();
    await actions.allReadAgainPressed(materialId);
  };
  const place = useRef<HTMLDivElement>(null);
  useRowFocusRecovery(place, frame, placeId(materialId, 'drop'));
  useRowArrows(place);
  if (!frame) return null;
  const name = say('materials.name', { name: frame.name });
  const { adding, sizes, room, required, itemIds, openIds } = frame;
  const picking = page.removal.pickingFrom === materialId;
  const [largest, ...smaller] = sizes;
  const shut = editable ? shutReason(frame) : undefined;
  const progress = page.readingOf(materialId);
  const again = page.rereadingOf(materialId);
  const checks = page.checkOf(materialId);
  const selected = beside ? page.openItem?.documentId : undefined;
  // The row of the selected document is shown on every tab.
  const shownIds = checks ? itemIds.filter((id) => id === selected || checks.shownIds.includes(id)) : itemIds;
  const count = itemIds.length > 1 ? [say('materials.items-count', { count: itemIds.length })] : [];
  const note = [say(required ? 'materials.required' : 'materials.optional'), ...count].join(
    say('formats.clause-separator'),
  );

  return (
    <div ref={place} id={placeId(materialId)}>
      <Card
        title={name}
        note={note}
        more={
          <span className={styles.more}>
            <MaterialSamples viewer={viewer} frame={frame} />
            {editable && again.count > 1 && !picking && (
              <PressButton kind="subtle" size="small" onPress={readAgain}>
                {say('reading.again-all', { count: again.count })}
              </PressButton>
            )}
            {editable && openIds.length > 1 && !picking && (
              <PressButton kind="subtle" size="small" onPress={() => actions.removal.pickingPressed(materialId)}>
                {say('materials.remove-several')}
              </PressButton>
            )}
          </span>
        }
      >
        {frame.returnedReason !== '' && !frame.isAnswered && (
          <div className={styles.part}>
            <Notice tone="bad" title={say('common.label', { label: say('materials.returned-reason') })}>
              {frame.returnedReason}
            </Notice>
          </div>
        )}
        {frame.unrecognised.length > 0 && (
          <div className={styles.part}>
            <Notice tone="warn">{say('check.unrecognised', { name, codes: frame.unrecognised })}</Notice>
          </div>
        )}
        {editable && adding.open && (
          <div className={styles.part}>
            {adding.because === 'mends-total' && (
              <Notice tone="info" small>
                {say('materials.adding-mends')}
              </Notice>
            )}
            <div id={placeId(materialId, 'drop')}>
              <FileDrop
                label={name}
                types={allowedExtensions(frame.limits)}
                maxBytes={largest?.bytes ?? 0}
                smaller={smaller}
                {...(room === undefined ? {} : { maxFiles: room })}
                parallel={page.parallel}
                underWay={page.filesUnderWay(materialId)}
                small={itemIds.length > 0}
                onFiles={given}
              />
            </div>
            {frame.takesSheets && (
              <div className={styles.sheets}>
                <PressButton kind="subtle" size="small" onPress={() => actions.sheets.opened(materialId)}>
                  {say('sheets.open')}
                </PressButton>
              </div>
            )}
            <EarlierButton frame={frame} />
          </div>
        )}
        {shut !== undefined && (
          <div className={styles.quiet}>
            {shut === 'materials.adding-full'
              ? say(shut, { given: itemIds.length, most: itemIds.length + (room ?? 0) })
              : say(shut)}
          </div>
        )}
        {progress && (
          <div className={styles.quiet} role="status">
            {[say('reading.progress', progress), say('reading.leave-safely')].join(say('formats.clause-separator'))}
          </div>
        )}
        {editable && (
          <div ref={messageRef} role="status" tabIndex={-1} className={again.round ? styles.quiet : undefined}>
            {again.round && say('reading.again-round', again.round)}
          </div>
        )}
        <UploadTasks materialId={materialId} refusedAtOnce />
        {!editable && itemIds.length === 0 && <div className={styles.quiet}>{say('materials.nothing-yet')}</div>}
        {checks && <CheckTabs name={name} materialId={materialId} checks={checks} />}
        {shownIds.length === 0 && checks && <div className={styles.quiet}>{say('reading.tab-empty')}</div>}
        {shownIds.map((id) => (
          <ItemCard key={id} viewer={viewer} documentId={id} materialId={materialId} editable={editable} />
        ))}
        {/* Below the documents: its rows come and go with each file, and would move the form in which the user types. */}
        <UploadTasks materialId={materialId} refusedAtOnce={false} />
        <UnfinishedRows viewer={viewer} materialId={materialId} />
        {checks && editable && !picking && <CheckBar materialId={materialId} checks={checks} />}
        {picking && <PickBar open={openIds} />}
      </Card>
    </div>
  );
});
