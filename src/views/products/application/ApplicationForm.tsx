import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';

import {
  applicationParts,
  fieldsOfPart,
  maxApplicationFieldCharacters,
  type ApplicationPart,
} from '../../../domain/products/shared/application.ts';
import { applicationLimits } from '../../../domain/uploads/company-places.ts';
import { localFile } from '../../../presentation/uploads/local-file.ts';
import {
  applySteps,
  type ApplicationPresenter,
} from '../../../presentation/products/application/application-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { FileDrop } from '../../design/fields/FileDrop.tsx';
import { useFirstWrong } from '../../design/fields/use-first-wrong.ts';
import { FileRow } from '../../design/fields/FileRow.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { TextLinesField } from '../../design/fields/TextLinesField.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { StepHeader } from '../../design/panels/StepHeader.tsx';
import { useWords } from '../../../words/use-words.ts';
import { ApplicationSummary } from './ApplicationSummary.tsx';
import { useFieldWords } from './use-field-words.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '640px', minWidth: 0 },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  saved: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  steps: { marginBottom: '16px' },
});

const types = Object.keys(applicationLimits.maximumKilobytes);

const Attachments = observer(function Attachments({ presenter }: { readonly presenter: ApplicationPresenter }) {
  const { say } = useWords();
  const { files } = presenter;
  const given = useCallback(
    (chosen: readonly File[]) => presenter.filesGiven(chosen.map((file) => localFile(file))),
    [presenter],
  );
  return (
    <>
      <FileDrop
        label={say('applying.attachments')}
        types={types}
        maxBytes={applicationLimits.maximumKilobytes.pdf * 1024}
        maxFiles={applicationLimits.maximumFiles}
        small={files.all.length > 0}
        onFiles={given}
      />
      {files.all.map(({ id, name, size, sent, fileId, trouble }) => (
        <FileRow
          key={id}
          name={name}
          state={trouble ? 'failed' : fileId === undefined ? 'uploading' : 'finished'}
          sent={sent}
          total={size}
          reason={trouble && say(trouble)}
          actions={
            <PressButton
              kind="subtle"
              size="small"
              label={say('applying.remove-of', { name })}
              onPress={() => files.remove(id)}
            >
              {say('applying.remove')}
            </PressButton>
          }
        />
      ))}
    </>
  );
});

const Fields = observer(function Fields({
  presenter,
  part,
}: {
  readonly presenter: ApplicationPresenter;
  readonly part: ApplicationPart;
}) {
  const { say } = useWords();
  const wordsOf = useFieldWords(presenter);
  return fieldsOfPart[part].map((field) =>
    field === 'purpose' ? (
      // A text that is too long is reported, and not cut off silently.
      <TextLinesField
        key={field}
        {...wordsOf(field)}
        lines={6}
        maxLength={maxApplicationFieldCharacters.purpose * 2}
        hint={say('applying.purpose-hint')}
      />
    ) : (
      <TextField
        key={field}
        {...wordsOf(field)}
        maxLength={maxApplicationFieldCharacters[field] * 2}
        type={field === 'contactMobile' ? 'tel' : 'text'}
      />
    ),
  );
});

/** The steps of the application. A returned step shows the reason; a passed step is closed. */
export const ApplicationForm = observer(function ApplicationForm({
  presenter,
}: {
  readonly presenter: ApplicationPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { step, attempt, content, busy, files, isSaving } = presenter;
  const part = applicationParts.find((each) => each === step);
  const place = useFirstWrong<HTMLDivElement>(attempt);
  const { value } = content;
  if (!value) return null;
  const reason = part && value.returned.get(part);
  const isClosed = part !== undefined && !presenter.isOpen(part);
  return (
    <>
      <div className={styles.steps}>
        <StepHeader
          label={say('applying.steps')}
          steps={applySteps.map((each) => say(`applying.step-${each}`))}
          current={applySteps.indexOf(step)}
        />
      </div>
      <Card title={say(`applying.step-${step}`)} padded>
        <div ref={place} className={styles.form}>
          {reason !== undefined && <Notice tone="warn">{say('applying.reason', { reason })}</Notice>}
          {isClosed && <Notice tone="info">{say('applying.locked')}</Notice>}
          {(step === 'check' || isClosed) && <ApplicationSummary presenter={presenter} />}
          {part &&
            !isClosed &&
            (part === 'attachments' ? (
              <Attachments presenter={presenter} />
            ) : (
              <Fields presenter={presenter} part={part} />
            ))}
          <div className={styles.foot}>
            {step !== 'applicant' && (
              <PressButton onPress={() => presenter.backPressed()}>{say('applying.back')}</PressButton>
            )}
            {step === 'check' ? (
              <PressButton
                kind="primary"
                busy={busy}
                unavailable={files.isUploading ? say('applying.uploading') : undefined}
                onPress={async () => presenter.submitPressed()}
              >
                {say(value.state === 'returned' ? 'applying.submit-again' : 'applying.submit')}
              </PressButton>
            ) : (
              <PressButton kind="primary" onPress={() => presenter.nextPressed()}>
                {say('applying.next')}
              </PressButton>
            )}
            <span className={styles.saved} role="status">
              {isSaving
                ? say('applying.saving')
                : value.savedAt !== undefined && say('applying.saved', { by: value.savedBy, at: value.savedAt })}
            </span>
          </div>
        </div>
      </Card>
    </>
  );
});
