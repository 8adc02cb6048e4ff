import type { ProposalAnswer } from '../../../../domain/trade/shared/colleague-proposal.ts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { CompanyThreshold, ThresholdProposal } from '../../../../application/ports/trade/threshold-desk.ts';
import { moneyToText } from '../../../../domain/money/money.ts';
import { maxLimitReasonCharacters } from '../../../../domain/trade/shared/limit-request.ts';
import { thresholdFields, type ThresholdField } from '../../../../domain/trade/shared/review-threshold.ts';
import type { ReviewThresholdPresenter } from '../../../../presentation/trade/shared/limits/review-threshold-presenter.ts';
import { money } from '../../../../words/format.ts';
import { useWords } from '../../../../words/use-words.ts';
import { PressButton } from '../../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../../design/dialogs/PortalDialog.tsx';
import { AmountField } from '../../../design/fields/AmountField.tsx';
import { DateField } from '../../../design/fields/DateField.tsx';
import { OpenedFormCard } from '../../../design/fields/OpenedFormCard.tsx';
import { TextLinesField } from '../../../design/fields/TextLinesField.tsx';
import { Card } from '../../../design/panels/Card.tsx';
import { ListSkeleton } from '../../../design/panels/ListSkeleton.tsx';
import { Notice } from '../../../design/panels/Notice.tsx';
import { onPhone } from '../../../design/theme/breakpoints.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { useLostFocus } from '../use-lost-focus.ts';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '12px', padding: '0 16px 16px' },
  amount: { margin: 0, fontSize: '20px', lineHeight: '28px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  quiet: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  foot: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', alignItems: 'center' },
  line: { display: 'block' },
  past: { margin: 0, paddingLeft: '18px', fontSize: '13px', lineHeight: '22px' },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '12px 16px',
    alignItems: 'start',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const ids: Readonly<Record<ThresholdField, string>> = {
  amount: 'threshold-amount',
  validFrom: 'threshold-from',
  reason: 'threshold-reason',
};

interface Props {
  readonly presenter: ReviewThresholdPresenter;
}

/** The waiting proposal, with the possible answers of the user. */
const Open = observer(function Open({
  presenter,
  proposal,
  mayAnswer,
}: Props & { readonly proposal: ThresholdProposal; readonly mayAnswer: readonly ProposalAnswer[] }) {
  const styles = useStyles();
  const { say } = useWords();
  const { isLate, form } = presenter;
  const { amount, validFrom, reason, makerName, proposedAt } = proposal;
  const clause = say('formats.clause-separator');
  return (
    <>
      <Notice tone={isLate ? 'warn' : 'info'} title={say('limits.threshold-open', { isLate })}>
        <span className={styles.line}>
          {say('limits.threshold-from', { amount: moneyToText(amount), from: validFrom })}
        </span>
        <span className={styles.line}>
          {[
            say('limits.reason-of', { reason }),
            say('limits.open-by', { name: makerName }),
            say('formats.moment', { at: proposedAt }),
          ].join(clause)}
        </span>
      </Notice>
      {mayAnswer.length === 0 ? (
        <p className={styles.quiet}>{say('limits.threshold-waits', { isLate })}</p>
      ) : (
        <div className={styles.foot}>
          {mayAnswer.map((answer) => (
            <PressButton
              key={answer}
              kind={answer === 'confirm' ? 'primary' : 'ordinary'}
              busy={form.busy}
              onPress={() => presenter.answerPressed(answer)}
            >
              {say('limits.threshold-answer', { answer })}
            </PressButton>
          ))}
        </div>
      )}
    </>
  );
});

const Form = observer(function Form({ presenter, openerId }: Props & { readonly openerId: string }) {
  const styles = useStyles();
  const { say } = useWords();
  const { form, days } = presenter;
  const { values, errors } = form;
  return (
    <OpenedFormCard
      title={say('limits.threshold-propose')}
      openerId={openerId}
      attempt={form.attempt}
      errors={thresholdFields.flatMap((field) => {
        const error = errors[field];
        return error ? [{ fieldId: ids[field], text: say(error) }] : [];
      })}
      trouble={form.trouble && say(form.trouble)}
      busy={form.busy}
      submitLabel={say('limits.threshold-send')}
      cancelLabel={say('limits.cancel')}
      onSubmitted={() => void presenter.submitPressed()}
      onCancelled={() => form.close()}
    >
      <p className={styles.quiet}>{say('limits.threshold-facts')}</p>
      <div className={styles.fields}>
        <AmountField
          id={ids.amount}
          label={say('limits.threshold-amount')}
          hint={say('limits.threshold-amount-hint')}
          value={values.amount}
          error={errors.amount && say(errors.amount)}
          onChanged={(amount) => form.change({ amount }, 'amount')}
          onUnreadable={(amount) => form.change({ amount }, 'amount')}
        />
        <DateField
          id={ids.validFrom}
          label={say('limits.threshold-day')}
          hint={say('limits.threshold-day-hint')}
          value={values.validFrom}
          earliest={days.earliest}
          latest={days.latest}
          error={errors.validFrom && say(errors.validFrom)}
          onChanged={(validFrom) => form.change({ validFrom }, 'validFrom')}
        />
      </div>
      <TextLinesField
        id={ids.reason}
        label={say('limits.request-reason')}
        hint={say('limits.threshold-reason-hint')}
        value={values.reason}
        lines={2}
        maxLength={maxLimitReasonCharacters}
        error={errors.reason && say(errors.reason)}
        onChanged={(reason) => form.change({ reason }, 'reason')}
      />
    </OpenedFormCard>
  );
});

/** Answered or withdrawn proposals. */
const Past = observer(function Past({ presenter }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { ended } = presenter;
  if (ended.length === 0) return null;
  return (
    <details>
      <summary className={styles.quiet}>{say('limits.threshold-past', { count: ended.length })}</summary>
      <ul className={styles.past}>
        {ended.map(({ id, amount, validFrom, state, makerName, proposedAt, deciderName, decidedAt, reason }) => (
          <li key={id}>
            {[
              say('limits.threshold-from', { amount: moneyToText(amount), from: validFrom }),
              [say('limits.open-by', { name: makerName }), say('formats.moment', { at: proposedAt })].join(' '),
              say('limits.reason-of', { reason }),
              say('limits.threshold-state', { state, decider: deciderName }),
              ...(decidedAt === undefined ? [] : [say('formats.moment', { at: decidedAt })]),
            ].join(say('formats.clause-separator'))}
          </li>
        ))}
      </ul>
    </details>
  );
});

const Shown = observer(function Shown({ presenter, value }: Props & { readonly value: CompanyThreshold }) {
  const styles = useStyles();
  const { say } = useWords();
  const { open, canPropose, kind, asked, form } = presenter;
  const { amount, validFrom, later, mayAnswer } = value;
  const openerId = `propose-threshold-${kind}`;
  const body = useLostFocus(open?.id ?? '');
  return (
    <>
      <Card title={say('limits.threshold-title')} note={say('limits.threshold-note')}>
        <div ref={body} tabIndex={-1} className={styles.body}>
          <div>
            <p className={styles.amount}>{money(moneyToText(amount))}</p>
            <p className={styles.quiet}>{say('limits.threshold-since', { from: validFrom })}</p>
            {later.map((each) => (
              <p key={each.validFrom} className={styles.quiet}>
                {say('limits.threshold-later', { amount: moneyToText(each.amount), from: each.validFrom })}
              </p>
            ))}
          </div>
          {open && <Open presenter={presenter} proposal={open} mayAnswer={mayAnswer} />}
          {canPropose && (
            <div className={styles.foot}>
              <PressButton id={openerId} onPress={() => presenter.proposePressed()}>
                {say('limits.threshold-propose')}
              </PressButton>
            </div>
          )}
          {!open && !value.mayPropose && <p className={styles.quiet}>{say('limits.threshold-who-may')}</p>}
          <Past presenter={presenter} />
        </div>
      </Card>
      {form.isOpen && <Form presenter={presenter} openerId={openerId} />}
      <PortalDialog
        open={asked !== undefined}
        kind="confirm"
        destroys={asked !== 'confirm'}
        title={say('limits.threshold-ask', { answer: asked ?? 'confirm' })}
        confirmLabel={say('limits.threshold-answer', { answer: asked ?? 'confirm' })}
        cancelLabel={say('limits.cancel')}
        onConfirmed={async () => presenter.answerConfirmed()}
        onClosed={() => presenter.dialogClosed()}
      >
        {open &&
          say('limits.threshold-ask-body', {
            answer: asked ?? 'confirm',
            amount: moneyToText(open.amount),
            from: open.validFrom,
          })}
      </PortalDialog>
    </>
  );
});

/**
 * The amount above which issues need the final reviewer. One person proposes a new amount, and another person confirms
 * it.
 */
export const ThresholdCard = observer(function ThresholdCard({ presenter }: Props) {
  const { content } = presenter;
  const { current, value } = content;
  if (value) return <Shown presenter={presenter} value={value} />;
  return <Card>{current.kind === 'failed' ? <LoadFailure content={content} /> : <ListSkeleton />}</Card>;
});
