import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';

import { nightFrom, nightUntil, postHours, postModes, postModesOf, postTopics, type PostChannel, type PostChoices } from '../../../domain/messages/shared/message-posts.ts';
import type { MessagePosts } from '../../../presentation/messages/notification-centre/message-posts.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  about: { margin: 0, color: tokens.colorNeutralForeground2 },
  title: { margin: '0 0 8px', fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  topics: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px', [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  note: { margin: '2px 0 0', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

interface ChannelProps {
  readonly posts: MessagePosts;
  readonly draft: PostChoices;
  readonly channel: PostChannel;
  /** Where it goes. */
  readonly to: string;
}

/** What goes to the telephone, or to the mailbox. */
const Channel = observer(function Channel({ posts, draft, channel, to }: ChannelProps) {
  const styles = useStyles();
  const { say } = useWords();
  const titleId = useId();
  const modes = postModesOf(draft, channel);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {say(channel === 'text' ? 'messages.posts-text' : 'messages.posts-mail', { to })}
      </h3>
      <div className={styles.topics}>
        {postTopics.map((topic) => (
          <SelectField key={topic} label={say(`messages.${topic}`)} value={modes[topic]} choices={postModes.map((mode) => ({ value: mode, label: say(`messages.${channel}-${mode}`) }))} onChanged={(mode) => posts.modeChosen(channel, topic, mode)} />
        ))}
      </div>
      {channel === 'mail' && <p className={styles.note}>{say('messages.posts-mail-note')}</p>}
    </section>
  );
});

const Form = observer(function Form({ posts }: { readonly posts: MessagePosts }) {
  const styles = useStyles();
  const { say } = useWords();
  const noteId = useId();
  const { draft, standing, channels, goesNowhere, lacksAddress, hasDaily, hasSoonText, notice } = posts;
  if (standing.current.kind === 'failed') {
    const { what, code, traceId, canRetry } = standing.current.failure;
    return <FailedPanel message={say(what)} code={code || undefined} traceId={traceId || undefined} onRetry={canRetry ? async () => standing.load() : undefined} />;
  }
  if (!draft) return <FormSkeleton />;
  const toGive = lacksAddress && (
    <p className={styles.about}>
      {say('messages.posts-no-address')} <PortalLink to="/my/account/info">{say('messages.posts-give-address')}</PortalLink>
    </p>
  );
  if (goesNowhere) {
    return (
      <div className={styles.form}>
        <p className={styles.about}>{say('messages.posts-nowhere')}</p>
        {toGive}
      </div>
    );
  }
  return (
    <div className={styles.form}>
      <p className={styles.about}>{say('messages.posts-about')}</p>
      {notice && <Notice tone="bad">{say(notice)}</Notice>}
      {channels.map((channel) => (
        <Channel key={channel} posts={posts} draft={draft} channel={channel} to={(channel === 'text' ? standing.value?.mobile : standing.value?.mail) ?? ''} />
      ))}
      {toGive}
      <div className={styles.topics}>
        {hasDaily && <SelectField label={say('messages.post-hour')} value={String(draft.hour)} choices={postHours.map((hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }))} onChanged={(hour) => posts.hourChosen(hour)} />}
      </div>
      {hasSoonText && (
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

/** Which messages come by text and mail as well (checklist F-176). */
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
