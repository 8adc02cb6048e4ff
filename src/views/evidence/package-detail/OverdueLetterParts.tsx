import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useCallback, useId, type ReactNode } from 'react';
import { localFile } from '../../../presentation/uploads/local-file.ts';
import type { TaskView } from '../../../presentation/evidence/shared/task-view.ts';
import type {
  LetterView,
  OverdueLetterController,
} from '../../../presentation/evidence/package-detail/overdue-letter-controller.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { FileDrop } from '../../design/fields/FileDrop.tsx';
import { FileRow } from '../../design/fields/FileRow.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import type { Tone } from '../../design/panels/tone.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { saveFile } from '../../design/actions/save-file.ts';

const useStyles = makeStyles({
  parts: { display: 'grid', gap: '16px', marginTop: '12px' },
  part: {
    display: 'grid',
    gap: '8px',
    padding: '12px 14px',
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  title: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600, color: tokens.colorNeutralForeground1 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

const rowStates = {
  waiting: 'waiting',
  uploading: 'uploading',
  paused: 'paused',
  arrived: 'finished',
  failed: 'failed',
} as const;

const tones: Readonly<Record<LetterView['state'], Tone>> = {
  wanted: 'idle',
  given: 'info',
  returned: 'bad',
  taken: 'ok',
};

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

interface OverdueLetterPartsProps {
  readonly controller: OverdueLetterController;
  readonly view: LetterView;
}

/**
 * The letter to sign, with the users who downloaded it, and the upload of the signed letter. Either may be done first.
 */
export const OverdueLetterParts = observer(function OverdueLetterParts({ controller, view }: OverdueLetterPartsProps) {
  const styles = useStyles();
  const { say } = useWords();
  const given = useCallback(
    (files: readonly File[]) => controller.filesGiven(files.map((file) => localFile(file))),
    [controller],
  );
  const { due, state, file, reason, mayGive, tip, types, sizes, tasks } = view;
  const [largest, ...smaller] = sizes;
  const buttonsOf = ({ id, canRetry, state: moving }: TaskView) => (
    <>
      {canRetry && (
        <PressButton kind="subtle" size="small" onPress={() => controller.retryPressed(id)}>
          {say('upload.retry')}
        </PressButton>
      )}
      <PressButton kind="subtle" size="small" onPress={() => controller.cancelPressed(id)}>
        {say(moving === 'failed' ? 'upload.remove' : 'upload.cancel')}
      </PressButton>
    </>
  );
  return (
    <>
      {say('overdue.body', { due })}
      <div className={styles.parts}>
        <Part title={say('overdue.download-part')}>
          <div className={styles.line}>
            <PressButton
              kind={state === 'wanted' ? 'primary' : 'ordinary'}
              busy={controller.fetching}
              onPress={async () => saveFile(await controller.downloadPressed())}
            >
              {say('overdue.download')}
            </PressButton>
            {tip && (
              <span role="status" className={styles.quiet}>
                {say(tip)}
              </span>
            )}
          </div>
          <div className={styles.quiet}>{say('overdue.download-what')}</div>
        </Part>
        <Part title={say('overdue.upload-part')}>
          {reason !== '' && <Notice tone="bad">{say('overdue.returned', { reason })}</Notice>}
          {state === 'taken' && <Notice tone="ok">{say('overdue.taken')}</Notice>}
          {file && state !== 'wanted' && (
            <FileRow
              name={file.name}
              state="finished"
              verdict={{ tone: tones[state], words: say(`overdue.state-${state}`) }}
              reason={state === 'given' ? say('overdue.upload-again') : undefined}
            />
          )}
          {tasks.map((task) => (
            <FileRow
              key={task.id}
              name={task.name}
              state={rowStates[task.state]}
              sent={task.sent}
              total={task.size}
              pause={task.pause}
              reason={task.trouble && say(task.trouble)}
              actions={buttonsOf(task)}
            />
          ))}
          {mayGive && (
            <FileDrop
              label={say('overdue.upload-part')}
              types={types}
              maxBytes={largest?.bytes ?? 0}
              smaller={smaller}
              maxFiles={1}
              small={file !== undefined}
              onFiles={given}
            />
          )}
        </Part>
      </div>
    </>
  );
});
