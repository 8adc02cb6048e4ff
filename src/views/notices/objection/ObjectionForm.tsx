import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';

import { maxStatementCharacters } from '../../../domain/notices/agency-notice.ts';
import { proofLimits } from '../../../domain/uploads/company-places.ts';
import { localFile } from '../../../presentation/uploads/local-file.ts';
import type { ObjectionPresenter, Proof } from '../../../presentation/notices/objection/objection-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { FileDrop } from '../../design/fields/FileDrop.tsx';
import { FileRow } from '../../design/fields/FileRow.tsx';
import { TextLinesField } from '../../design/fields/TextLinesField.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  foot: { display: 'flex' },
  proofs: { display: 'flex', flexDirection: 'column', gap: '4px' },
  label: { fontWeight: 600 },
});

const proofsId = 'objection-proofs';

const types = Object.keys(proofLimits.maximumKilobytes);

const ProofRow = observer(function ProofRow({
  proof,
  onRemoved,
}: {
  readonly proof: Proof;
  readonly onRemoved: () => void;
}) {
  const { say } = useWords();
  const { file, sent, fileId, trouble } = proof;
  return (
    <FileRow
      name={file.name}
      state={trouble ? 'failed' : fileId === undefined ? 'uploading' : 'finished'}
      sent={sent}
      total={file.size}
      reason={trouble && say(trouble)}
      actions={
        <PressButton
          kind="subtle"
          size="small"
          label={say('notices.objection-remove-of', { name: file.name })}
          onPress={onRemoved}
        >
          {say('notices.objection-remove')}
        </PressButton>
      }
    />
  );
});

/** The statement and its evidence. */
export const ObjectionForm = observer(function ObjectionForm({
  presenter,
}: {
  readonly presenter: ObjectionPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const place = useRef<HTMLFormElement>(null);
  const { statement, statementError, proofs, trouble, attempt, isUploading, busy, room } = presenter;
  const given = useCallback(
    (files: readonly File[]) => presenter.filesGiven(files.map((file) => localFile(file))),
    [presenter],
  );
  useEffect(() => {
    if (attempt > 0) place.current?.querySelector('textarea')?.focus();
  }, [attempt]);
  return (
    <Card title={say('notices.objection-form')} padded>
      <form
        ref={place}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void presenter.sendPressed();
        }}
      >
        <TextLinesField
          label={say('notices.objection-statement')}
          required
          lines={8}
          // The limit is double the allowed length, so that an overlong text gets an error message instead of being cut
          // off.
          maxLength={maxStatementCharacters * 2}
          hint={say('notices.objection-statement-hint')}
          value={statement}
          error={statementError && say(statementError)}
          onChanged={(value) => presenter.statementTyped(value)}
        />
        <div role="group" aria-labelledby={proofsId} className={styles.proofs}>
          <span id={proofsId} className={styles.label}>
            {say('notices.objection-proofs-optional')}
          </span>
          {room > 0 && (
            <FileDrop
              label={say('notices.objection-proofs')}
              types={types}
              maxBytes={proofLimits.maximumKilobytes.pdf * 1024}
              maxFiles={room}
              small={proofs.length > 0}
              onFiles={given}
            />
          )}
        </div>
        {proofs.map((proof) => (
          <ProofRow key={proof.id} proof={proof} onRemoved={() => presenter.fileRemoved(proof.id)} />
        ))}
        {trouble && (
          <Notice tone="bad" live>
            {say(trouble)}
          </Notice>
        )}
        <div className={styles.foot}>
          <PressButton
            kind="primary"
            type="submit"
            busy={busy}
            unavailable={isUploading ? say('notices.objection-uploading') : undefined}
          >
            {say('notices.objection-send')}
          </PressButton>
        </div>
      </form>
    </Card>
  );
});
