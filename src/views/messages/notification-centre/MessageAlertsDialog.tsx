import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';

import {
  nightFrom,
  nightUntil,
  alertHours,
  alertModes,
  alertModesOf,
  alertTopics,
  type AlertChannel,
  type AlertChoices,
  type AlertTopic,
} from '../../../domain/messages/shared/message-alerts.ts';
import type { MessageAlerts } from '../../../presentation/messages/notification-centre/message-alerts.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { FailureFacts } from '../../design/panels/FailureFacts.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { forcedColours, onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  about: { margin: 0, color: tokens.colorNeutralForeground2 },
  line: {
    display: 'grid',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '8px 0',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '10px 0' },
  },
  one: { gridTemplateColumns: 'minmax(96px, 1fr) 264px' },
  two: { gridTemplateColumns: 'minmax(96px, 1fr) 240px 240px' },
  head: {
    alignItems: 'end',
    borderTopStyle: 'none',
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  corner: { [onPhone]: { display: 'none' } },
  topic: { fontWeight: 600 },
  cell: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
  channel: { display: 'none', width: '40px', color: tokens.colorNeutralForeground3, [onPhone]: { display: 'inline' } },
  modes: {
    display: 'flex',
    flexGrow: 1,
    minWidth: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    overflowX: 'clip',
    overflowY: 'clip',
  },
  mode: { position: 'relative', display: 'flex', flexGrow: 1, flexBasis: 0, cursor: 'pointer' },
  radio: {
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
    '&:checked + span': {
      backgroundColor: portal.accentSoft,
      color: portal.accentSoftWords,
      fontWeight: 600,
      [forcedColours]: { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
    },
    '&:focus-visible + span': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  words: {
    flexGrow: 1,
    padding: '5px 4px',
    textAlign: 'center',
    fontSize: '14px',
    lineHeight: '20px',
    [onPhone]: { padding: '11px 4px' },
  },
  topics: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  note: { margin: '2px 0 0', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

interface ModeProps {
  readonly alerts: MessageAlerts;
  readonly draft: AlertChoices;
  readonly channel: AlertChannel;
  readonly topic: AlertTopic;
}

/** The choice whether and when one kind of messages is sent by one channel. */
const Mode = observer(function Mode({ alerts, draft, channel, topic }: ModeProps) {
  const styles = useStyles();
  const { say } = useWords();
  const name = useId();
  const chosen = alertModesOf(draft, channel)[topic];
  return (
    <div
      role="radiogroup"
      aria-label={say('messages.mode-of', {
        topic: say(`messages.${topic}`),
        channel: say(`messages.channel-${channel}`),
      })}
      className={styles.modes}
    >
      {alertModes.map((mode) => (
        <label key={mode} className={styles.mode}>
          <input
            type="radio"
            name={name}
            value={mode}
            checked={mode === chosen}
            className={styles.radio}
            onChange={() => alerts.modeChosen(channel, topic, mode)}
          />
          <span className={styles.words}>{say(`messages.mode-${mode}`)}</span>
        </label>
      ))}
    </div>
  );
});

/** The kinds of messages as rows, and the channels as columns; on a phone one kind below another. */
const Grid = observer(function Grid({ alerts, draft }: Pick<ModeProps, 'alerts' | 'draft'>) {
  const styles = useStyles();
  const { say } = useWords();
  const { channels, content } = alerts;
  const columns = channels.length === 1 ? styles.one : styles.two;
  return (
    <div>
      <div className={mergeClasses(styles.line, columns, styles.head)}>
        <span className={styles.corner}>{say('messages.kind')}</span>
        {channels.map((channel) => (
          <span key={channel}>
            {say(channel === 'text' ? 'messages.alerts-text' : 'messages.alerts-mail', {
              to: (channel === 'text' ? content.value?.mobile : content.value?.mail) ?? '',
            })}
          </span>
        ))}
      </div>
      {alertTopics.map((topic) => (
        <div key={topic} className={mergeClasses(styles.line, columns)}>
          <span className={styles.topic}>{say(`messages.${topic}`)}</span>
          {channels.map((channel) => (
            <div key={channel} className={styles.cell}>
              <span className={styles.channel} aria-hidden="true">
                {say(`messages.channel-${channel}`)}
              </span>
              <Mode alerts={alerts} draft={draft} channel={channel} topic={topic} />
            </div>
          ))}
        </div>
      ))}
      <p className={styles.note}>{say('messages.modes-about')}</p>
      {channels.includes('mail') && <p className={styles.note}>{say('messages.alerts-mail-note')}</p>}
    </div>
  );
});

const Form = observer(function Form({ alerts }: { readonly alerts: MessageAlerts }) {
  const styles = useStyles();
  const { say } = useWords();
  const noteId = useId();
  const { draft, content, hasNoChannel, lacksAddress, hasDaily, hasSoonText, failure } = alerts;
  if (content.current.kind === 'failed') {
    const { what, code, traceId, canRetry } = content.current.failure;
    return (
      <FailedPanel
        message={say(what)}
        code={code || undefined}
        traceId={traceId || undefined}
        onRetry={canRetry ? async () => content.load() : undefined}
      />
    );
  }
  if (!draft) return <FormSkeleton />;
  const toGive = lacksAddress && (
    <p className={styles.about}>
      {say('messages.alerts-no-address')}{' '}
      <PortalLink to="/my/account/info">{say('messages.alerts-give-address')}</PortalLink>
    </p>
  );
  if (hasNoChannel) {
    return (
      <div className={styles.form}>
        <p className={styles.about}>{say('messages.alerts-nowhere')}</p>
        {toGive}
      </div>
    );
  }
  return (
    <div className={styles.form}>
      <p className={styles.about}>{say('messages.alerts-about')}</p>
      {failure && (
        <Notice tone="bad" live>
          {say(failure.what)}
          <FailureFacts code={failure.code || undefined} traceId={failure.traceId || undefined} />
        </Notice>
      )}
      <Grid alerts={alerts} draft={draft} />
      {toGive}
      <div className={styles.topics}>
        {hasDaily && (
          <SelectField
            label={say('messages.post-hour')}
            value={String(draft.hour)}
            choices={alertHours.map((hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }))}
            onChanged={(hour) => alerts.hourChosen(hour)}
          />
        )}
      </div>
      {hasSoonText && (
        <div>
          <CheckBox checked={draft.quietNights} describedBy={noteId} onToggled={(on) => alerts.nightsChosen(on)}>
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

/** The choice of messages that are sent by text message and mail as well (checklist F-176). */
export const MessageAlertsDialog = observer(function MessageAlertsDialog({
  alerts,
}: {
  readonly alerts: MessageAlerts;
}) {
  const { say } = useWords();
  const canSave = alerts.draft !== undefined && !alerts.hasNoChannel;
  if (alerts.isLeaving) {
    return (
      <PortalDialog
        open
        kind="confirm"
        destroys
        title={say('messages.alerts-leave-title')}
        confirmLabel={say('messages.alerts-leave')}
        cancelLabel={say('messages.alerts-stay')}
        onConfirmed={() => alerts.close()}
        onClosed={() => alerts.leavingDropped()}
      >
        {say('messages.alerts-leave-body')}
      </PortalDialog>
    );
  }
  return (
    <PortalDialog
      open={alerts.isOpen}
      kind={canSave ? 'confirm' : 'info'}
      title={say('messages.alerts')}
      width="medium"
      choosing
      startsAtField={canSave}
      {...(canSave ? { confirmLabel: say('messages.alerts-save') } : {})}
      onConfirmed={canSave ? async () => alerts.savePressed() : () => alerts.close()}
      onClosed={() => alerts.closePressed()}
    >
      <Form alerts={alerts} />
    </PortalDialog>
  );
});
