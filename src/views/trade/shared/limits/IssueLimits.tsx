import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { daysBetween } from '../../../../domain/calendar/plain-date.ts';
import { moneyToText } from '../../../../domain/money/money.ts';
import type { LimitNote } from '../../../../domain/trade/shared/limit.ts';
import type { IssueLimitPresenter } from '../../../../presentation/trade/shared/limits/issue-limit-presenter.ts';
import type { IssueLimitsPresenter } from '../../../../presentation/trade/shared/limits/issue-limits-presenter.ts';
import { PressButton } from '../../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../../design/dialogs/PortalDialog.tsx';
import { Card } from '../../../design/panels/Card.tsx';
import { EmptyPanel } from '../../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../../design/panels/FailedPanel.tsx';
import { KeyValueFacts } from '../../../design/panels/KeyValueFacts.tsx';
import { ListSkeleton } from '../../../design/panels/ListSkeleton.tsx';
import { Notice } from '../../../design/panels/Notice.tsx';
import { StateBadge } from '../../../design/panels/StateBadge.tsx';
import type { Tone } from '../../../design/panels/tone.ts';
import { money } from '../../../../words/format.ts';
import { useWords } from '../../../../words/use-words.ts';
import { LimitBar } from '../LimitBar.tsx';
import { changeWords } from './limit-terms.ts';
import { LimitLists } from './LimitLists.tsx';
import { LimitRequestForm } from './LimitRequestForm.tsx';
import { useLostFocus } from '../use-lost-focus.ts';
import { ThresholdCard } from './ThresholdCard.tsx';

const useStyles = makeStyles({
  limit: { display: 'flex', flexDirection: 'column', gap: '16px' },
  head: { display: 'flex', flexDirection: 'column', gap: '12px', padding: '0 16px 16px' },
  sum: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '4px 12px' },
  name: { fontSize: '13px', lineHeight: '18px', color: tokens.colorNeutralForeground2 },
  amount: {
    fontSize: '24px',
    lineHeight: '32px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  foot: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', alignItems: 'center' },
  quiet: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  asked: { display: 'block' },
});

const noteTones: Readonly<Record<LimitNote, 'bad' | 'warn'>> = {
  expired: 'bad',
  'not-yet': 'warn',
  exceeded: 'bad',
  'used-up': 'warn',
  expiring: 'warn',
};

interface Props {
  readonly presenter: IssueLimitPresenter;
}

/** All notes about a limit today. */
const Notes = observer(function Notes({ presenter }: Props) {
  const { say } = useWords();
  const { notes, limit, today, excess } = presenter;
  return notes.map((note) => (
    <Notice key={note} small tone={noteTones[note]}>
      {say('limits.note', {
        note,
        day: note === 'not-yet' ? limit.validFrom : limit.validUntil,
        amount: moneyToText(excess),
        days: limit.validUntil === '' ? 0 : daysBetween(today, limit.validUntil),
      })}
    </Notice>
  ));
});

/** The request that waits for its answer, with a button that withdraws it. */
const OpenRequest = observer(function OpenRequest({ presenter }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { limit, mayRequest, isWithdrawing, form } = presenter;
  const request = limit.openRequest;
  if (!request) return null;
  return (
    <>
      <Notice tone="info" title={say('limits.open-title')}>
        <span className={styles.asked}>{changeWords(request.before, request.wanted, say)}</span>
        <span className={styles.asked}>
          {[
            say('limits.reason-of', { reason: request.reason }),
            say('limits.open-by', { name: request.makerName }),
            say('formats.moment', { at: request.sentAt }),
          ].join(say('formats.clause-separator'))}
        </span>
      </Notice>
      {mayRequest && (
        <div className={styles.foot}>
          <PressButton busy={form.busy} onPress={() => presenter.withdrawPressed()}>
            {say('limits.withdraw')}
          </PressButton>
        </div>
      )}
      <PortalDialog
        open={isWithdrawing}
        kind="confirm"
        destroys
        title={say('limits.withdraw-title')}
        confirmLabel={say('limits.withdraw')}
        cancelLabel={say('limits.cancel')}
        onConfirmed={async () => presenter.withdrawConfirmed()}
        onClosed={() => presenter.dialogClosed()}
      >
        {say('limits.withdraw-body')}
      </PortalDialog>
    </>
  );
});

const IssueLimit = observer(function IssueLimit({ presenter }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { limit, notes, available, canRequest, mayRequest, form, kind } = presenter;
  const { total, used, reserved, validFrom, validUntil, isRevolving } = limit;
  const [note] = notes;
  const tone: Tone = note === undefined ? 'ok' : noteTones[note];
  const openerId = `ask-for-limit-${kind}`;
  const head = useLostFocus(limit.openRequest?.id ?? '');
  return (
    <div className={styles.limit}>
      <Card
        title={say('limits.title', { kind })}
        more={
          <StateBadge size="small" tone={tone}>
            {say('limits.state', { note: note ?? '' })}
          </StateBadge>
        }
      >
        <div ref={head} tabIndex={-1} className={styles.head}>
          <Notes presenter={presenter} />
          <div>
            <div className={styles.sum}>
              <span className={styles.name}>{say('limits.available')}</span>
              <span className={styles.amount}>{money(moneyToText(available))}</span>
            </div>
            <LimitBar
              total={total}
              parts={[
                { kind: 'used', amount: used, words: say('limits.used-of', { amount: moneyToText(used) }) },
                {
                  kind: 'reserved',
                  amount: reserved,
                  words: say('limits.reserved-of', { amount: moneyToText(reserved) }),
                },
              ]}
            />
          </div>
          <KeyValueFacts
            facts={[
              { label: say('limits.total'), value: money(moneyToText(total)), amount: true },
              { label: say('limits.validity'), value: say('limits.valid', { from: validFrom, until: validUntil }) },
              { label: say('limits.revolving'), value: say('limits.is-revolving', { isRevolving }) },
            ]}
          />
          <OpenRequest presenter={presenter} />
          {!mayRequest && <p className={styles.quiet}>{say('limits.who-may')}</p>}
          {canRequest && (
            <div className={styles.foot}>
              <PressButton id={openerId} onPress={() => presenter.requestPressed()}>
                {say('limits.request')}
              </PressButton>
            </div>
          )}
        </div>
      </Card>
      {form.isOpen && <LimitRequestForm presenter={presenter} openerId={openerId} />}
      <ThresholdCard presenter={presenter.threshold} />
      <Card>
        <LimitLists presenter={presenter} />
      </Card>
    </div>
  );
});

/** The limits for issuing of the user's core enterprise. */
export const IssueLimits = observer(function IssueLimits({ presenter }: { readonly presenter: IssueLimitsPresenter }) {
  const { say } = useWords();
  const { content, limits } = presenter;
  const { current } = content;
  if (current.kind === 'loading') return <ListSkeleton />;
  if (current.kind === 'failed')
    return (
      <Card>
        <FailedPanel
          message={say(current.failure.what)}
          code={current.failure.code || undefined}
          traceId={current.failure.traceId || undefined}
          onRetry={current.failure.canRetry ? async () => content.load() : undefined}
        />
      </Card>
    );
  if (limits.length === 0)
    return (
      <Card>
        <EmptyPanel title={say('limits.none')}>{say('limits.none-body')}</EmptyPanel>
      </Card>
    );
  return limits.map((each) => <IssueLimit key={each.kind} presenter={each} />);
});
