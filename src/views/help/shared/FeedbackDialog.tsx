import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import {
  maxFeedbackNameCharacters,
  maxOpinionCharacters,
  type FeedbackField,
} from '../../../domain/help/shared/feedback.ts';
import type { FeedbackForm } from '../../../presentation/help/shared/feedback-form.ts';
import { pictureTypes } from '../../../presentation/uploads/picture-refusals.ts';
import { CopyText } from '../../design/actions/CopyText.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { FileDrop } from '../../design/fields/FileDrop.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { TextLinesField } from '../../design/fields/TextLinesField.tsx';
import { ReportLines } from '../../design/panels/ReportLines.tsx';
import { FailureFacts } from '../../design/panels/FailureFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { useWords } from '../../../words/use-words.ts';
import { toPickedPicture } from './picked-picture.ts';
import { PictureList } from './PictureList.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '14px' },
  two: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '14px',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  details: {
    marginLeft: '32px',
    '& > summary': { width: 'fit-content', cursor: 'pointer', fontSize: '13px', color: tokens.colorNeutralForeground3 },
  },
  pictures: { display: 'flex', flexDirection: 'column', gap: '8px' },
  label: { color: tokens.colorNeutralForeground1 },
  ticket: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  left: { margin: '0 0 8px' },
  note: { marginTop: '6px', color: tokens.colorNeutralForeground3 },
});

const order: readonly FeedbackField[] = ['opinionContent', 'personName', 'mobilePhone'];

const Fields = observer(function Fields({ form }: { readonly form: FeedbackForm }) {
  const styles = useStyles();
  const { say } = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const { values, errors, pictures, failure, attempt, report, withReport } = form;
  const wrong = order.find((field) => errors[field]);
  useEffect(() => {
    if (attempt > 0 && wrong)
      frame.current?.querySelector<HTMLElement>(`[data-field=${wrong}] :is(input, textarea)`)?.focus();
    // Runs again after each refusal.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);
  const error = (field: FeedbackField) => (errors[field] ? say(errors[field]) : undefined);
  return (
    <div ref={frame} className={styles.form}>
      {failure && (
        <Notice tone="bad" title={say('corner.failed')}>
          {say(failure.what)} {say('corner.failed-kept')}
          <FailureFacts code={failure.code || undefined} traceId={failure.traceId || undefined} />
        </Notice>
      )}
      <div data-field="opinionContent">
        <TextLinesField
          required
          lines={5}
          label={say('corner.opinion')}
          maxLength={maxOpinionCharacters}
          value={values.opinionContent}
          error={error('opinionContent')}
          hint={say('corner.opinion-left', { left: maxOpinionCharacters - values.opinionContent.length })}
          onChanged={(value) => form.typed('opinionContent', value)}
        />
      </div>
      <div className={styles.pictures}>
        <span className={styles.label}>{say('corner.pictures')}</span>
        <PictureList pictures={pictures} />
        <FileDrop
          small={pictures.all.length > 0}
          label={say('corner.pictures')}
          types={pictureTypes.extensions}
          maxBytes={pictureTypes.bytes}
          maxFiles={pictures.room}
          unavailable={pictures.room > 0 ? undefined : say('corner.pictures-full')}
          onFiles={(files) => pictures.add(files.map(toPickedPicture))}
        />
      </div>
      <div className={styles.two}>
        <div data-field="personName">
          <TextField
            label={say('corner.name')}
            autoComplete="name"
            maxLength={maxFeedbackNameCharacters}
            value={values.personName}
            error={error('personName')}
            onChanged={(value) => form.typed('personName', value)}
          />
        </div>
        <div data-field="mobilePhone">
          <TextField
            label={say('corner.mobile')}
            type="tel"
            autoComplete="tel"
            maxLength={20}
            value={values.mobilePhone}
            error={error('mobilePhone')}
            hint={say('corner.mobile-hint')}
            onChanged={(value) => form.typed('mobilePhone', value)}
          />
        </div>
      </div>
      {report.length > 0 && (
        <div>
          <CheckBox checked={withReport} onToggled={(isWanted) => form.reportChosen(isWanted)}>
            {say('corner.report')}
          </CheckBox>
          {withReport && (
            <details className={styles.details}>
              <summary>{say('corner.report-look')}</summary>
              <ReportLines lines={report} label={say('corner.report-goes')} />
            </details>
          )}
        </div>
      )}
    </div>
  );
});

/** The form in which users send feedback to the platform (document 1, section 5; checklist area O). */
export const FeedbackDialog = observer(function FeedbackDialog({ form }: { readonly form: FeedbackForm }) {
  const styles = useStyles();
  const { say } = useWords();
  const { isOpen, result, pictures } = form;
  if (result) {
    return (
      <PortalDialog
        open={isOpen}
        kind="success"
        title={say('corner.told')}
        onConfirmed={() => form.closed()}
        onClosed={() => form.closed()}
      >
        {result.leftOut > 0 && (
          <p className={styles.left}>{say('corner.told-without', { sent: result.pictures, left: result.leftOut })}</p>
        )}
        {result.ticketNumber !== undefined && (
          <>
            <div className={styles.ticket}>
              <span>{say('common.label', { label: say('corner.ticket') })}</span>
              <CopyText text={result.ticketNumber} label={say('corner.ticket-copy')} />
            </div>
            <div className={styles.note}>{say('corner.ticket-note')}</div>
          </>
        )}
      </PortalDialog>
    );
  }
  return (
    <PortalDialog
      open={isOpen}
      kind="info"
      choosing
      startsAtField
      width="medium"
      title={say('corner.feedback-title')}
      confirmLabel={say('corner.submit')}
      cancelLabel={say('corner.later')}
      unavailable={pictures.areUnderWay ? say('corner.pictures-wait') : undefined}
      onConfirmed={async () => form.submitPressed()}
      onClosed={() => form.closed()}
    >
      <Fields form={form} />
    </PortalDialog>
  );
});
