import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';

import { isLetterSlot, type LicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import { licenceLimits } from '../../../domain/uploads/company-places.ts';
import { localFile } from '../../../presentation/uploads/local-file.ts';
import type { CertificationPresenter } from '../../../presentation/certification/real-name/certification-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { FileDrop } from '../../design/fields/FileDrop.tsx';
import { FileRow } from '../../design/fields/FileRow.tsx';
import { saveFile } from '../../design/actions/save-file.ts';
import { useWords } from '../../../words/use-words.ts';
import { PaperReadingPart } from './PaperReadingPart.tsx';
import type { LookAt } from '../../viewer/shared/use-preview.ts';
import { useFormWords } from './use-form-words.ts';

const useStyles = makeStyles({
  place: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  template: { display: 'flex', justifyContent: 'flex-end' },
});

const types = Object.keys(licenceLimits.maximumKilobytes);

export interface SlotUploadProps {
  readonly presenter: CertificationPresenter;
  readonly slot: LicenceSlot;
  readonly onLook: LookAt;
}

/** The upload of a paper: its files, the running uploads, and the letter to fill in and sign. */
export const SlotUpload = observer(function SlotUpload({ presenter, slot, onLook }: SlotUploadProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { slotName } = useFormWords(presenter.form);
  const given = useCallback(
    (files: readonly File[]) =>
      presenter.filesGiven(
        slot,
        files.map((file) => localFile(file)),
      ),
    [presenter, slot],
  );
  const name = slotName(slot);
  const isReturned = presenter.stage === 'returned' && !presenter.isReplaced(slot);
  const files = isReturned
    ? presenter.files.of(slot).filter(({ fileId }) => fileId === undefined)
    : presenter.files.of(slot);
  return (
    <div className={styles.place}>
      {files.map((file) => (
        <FileRow
          key={file.id}
          name={file.name}
          state={file.trouble ? 'failed' : file.fileId === undefined ? 'uploading' : 'finished'}
          sent={file.sent}
          total={file.size}
          reason={file.trouble && say(file.trouble)}
          actions={
            <>
              {file.fileId !== undefined && (
                <PressButton
                  kind="subtle"
                  size="small"
                  label={say('certification.look-of', { name: file.name })}
                  onPress={() => onLook([{ fileId: file.fileId ?? '', name: file.name }])}
                >
                  {say('certification.look')}
                </PressButton>
              )}
              <PressButton
                kind="subtle"
                size="small"
                label={say('certification.remove-of', { name: file.name })}
                onPress={() => presenter.files.remove(slot, file.id)}
              >
                {say('certification.remove')}
              </PressButton>
            </>
          }
        />
      ))}
      {!isReturned && <PaperReadingPart presenter={presenter} slot={slot} />}
      <FileDrop
        label={name}
        types={types}
        maxBytes={licenceLimits.maximumKilobytes.pdf * 1024}
        maxFiles={licenceLimits.maximumFiles}
        small
        pasteHere
        camera
        onFiles={given}
      />
      {isLetterSlot(slot) && presenter.offers.letters && (
        <div className={styles.template}>
          <PressButton
            kind="subtle"
            size="small"
            busy={presenter.busy === slot}
            label={say('certification.letter-of', { name })}
            onPress={async () => saveFile(await presenter.letterPressed(slot))}
          >
            {say('certification.letter')}
          </PressButton>
        </div>
      )}
    </div>
  );
});
