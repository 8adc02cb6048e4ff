import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';

import { nightFrom, nightUntil, postHours, postModes, postTopics } from '../../../domain/messages/shared/message-posts.ts';
import type { MessagePosts } from '../../../presentation/messages/notification-centre/message-posts.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '12px' },
  about: { margin: 0, color: tokens.colorNeutralForeground2 },
  topics: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px', [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  note: { margin: '2px 0 0', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

const Form = observer(function Form({ posts }: { readonly posts: MessagePosts }) {
  const styles = useStyles();
  const { say } = useWords();
  const noteId = useId();
  const { draft, standing, goesNowhere, hasDaily, hasSoon, notice } = posts;
  if (standing.current.kind === 'failed') {
    const { what, code, traceId, canRetry } = standing.current.failure;
    return <FailedPanel message={say(what)} code={code || undefined} traceId={traceId || undefined} onRetry={canRetry ? async () => standing.load() : undefined} />;
  }
  if (!draft) return <FormSkeleton />;
  if (goesNowhere) return <p className={styles.about}>{say('messages.posts-nowhere')}</p>;
  return (
    <div className={styles.form}>
      <p className={styles.about}>{say('messages.posts-about', { mobile: standing.value?.mobile ?? '' })}</p>
      {notice && <Notice tone="bad">{say(notice)}</Notice>}
      <div className={styles.topics}>
        {postTopics.map((topic) => (
          <SelectField key={topic} label={say(`messages.${topic}`)} value={draft.modes[topic]} choices={postModes.map((mode) => ({ value: mode, label: say(`messages.post-${mode}`) }))} onChanged={(mode) => posts.modeChosen(topic, mode)} />
        ))}
        {hasDaily && <SelectField label={say('messages.post-hour')} value={String(draft.hour)} choices={postHours.map((hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }))} onChanged={(hour) => posts.hourChosen(hour)} />}
      </div>
      {hasSoon && (
        <div>
          <CheckBox checked={draft.quietNights} describedBy={noteId} onToggled={(on) => posts.nightsChosen(on)}>
            {say('messages.post-nights', { from: nightFrom, until: nightUntil })}
          </CheckBox>
          <p id={noteId} className={styles.note}>
            {say('messages.post-nights-note', { until: nightUntil })}
          </p>
        </div>
      )}
    </div>
  );
});

/** Which messages come by text as well (checklist F-176). */
export const MessagePostsDialog = observer(function MessagePostsDialog({ posts }: { readonly posts: MessagePosts }) {
  const { say } = useWords();
  const canSave = posts.draft !== undefined && !posts.goesNowhere;
  return (
    <PortalDialog
      open={posts.isOpen}
      kind={canSave ? 'confirm' : 'info'}
      title={say('messages.posts')}
      width="medium"
      choosing
      startsAtField={canSave}
      {...(canSave ? { confirmLabel: say('messages.posts-save') } : {})}
      onConfirmed={canSave ? async () => posts.saved() : () => posts.closed()}
      onClosed={() => posts.closed()}
    >
      <Form posts={posts} />
    </PortalDialog>
  );
});
