import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import { limitsPath } from '../../../domain/catalogue/limits-path.ts';
import {
  exceptionReasons,
  maxExceptionTextCharacters,
  maxRemarkCharacters,
} from '../../../domain/trade/shared/issue-rules.ts';
import type { IssueField, IssuePresenter } from '../../../presentation/trade/issue/issue-presenter.ts';
import type { ShownCheck } from '../../../presentation/trade/shared/rule-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { AmountField } from '../../design/fields/AmountField.tsx';
import { DateField } from '../../design/fields/DateField.tsx';
import { ErrorSummary } from '../../design/fields/ErrorSummary.tsx';
import { RadioChoices } from '../../design/fields/RadioChoices.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { CheckList } from '../shared/CheckList.tsx';
import { PayeeField } from '../shared/PayeeField.tsx';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '12px 16px',
    alignItems: 'start',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  stack: { display: 'flex', flexDirection: 'column', gap: '12px' },
  words: { margin: '4px 0 0', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  presses: { display: 'flex', flexWrap: 'wrap', gap: '6px', marginTop: '6px' },
});

/** Id of the field that a rule belongs to. */
export const issueFieldId = (field: IssueField): string => `issue-${field}`;

/** Why a field is refused; undefined if it is not. */
export function errorAt(presenter: IssuePresenter, field: IssueField, say: Say): string | undefined {
  const wrong = presenter.checksAt(field).find(({ outcome }) => outcome === 'refused');
  return wrong && say(wrong.what);
}

/** Rules about a field that hold. */
export const othersAt = (presenter: IssuePresenter, field: IssueField): readonly ShownCheck[] =>
  presenter.checksAt(field).filter(({ outcome }) => outcome !== 'refused');

interface Shown {
  readonly presenter: IssuePresenter;
}

/** The rules that prevent the form from going on. */
export const IssueTroubles = observer(function IssueTroubles({ presenter }: Shown) {
  const { say } = useWords();
  const { obstacles, showsAll, attempt } = presenter;
  const refusals = showsAll ? presenter.refusals : [];
  return (
    <>
      <ErrorSummary
        attempt={attempt}
        errors={refusals.map(({ field, what }) => ({ fieldId: issueFieldId(field ?? 'payee'), text: say(what) }))}
      />
      {obstacles.length > 0 && !showsAll && (
        <Notice tone="warn" title={say('trade.to-settle')}>
          {obstacles.map(({ what }) => say(what)).join(say('formats.sentence-separator'))}{' '}
          {obstacles.some(({ code }) => code === 'LIMIT') && (
            <PortalLink to={limitsPath}>{say('trade.landing-limit-more')}</PortalLink>
          )}
        </Notice>
      )}
    </>
  );
});

/** The company to be paid. */
export const PayeeCard = observer(function PayeeCard({
  presenter,
  label,
  hint,
}: Shown & { readonly label: string; readonly hint: string }) {
  const { say } = useWords();
  return (
    <Card title={label} padded>
      <PayeeField
        id={issueFieldId('payee')}
        label={label}
        hint={hint}
        error={errorAt(presenter, 'payee', say)}
        search={presenter.payees}
        onChosen={(party) => presenter.payeeChosen(party)}
      />
      {presenter.form.payeeId !== '' && <CheckList isCompact checks={othersAt(presenter, 'payee')} />}
    </Card>
  );
});

/** Amount and due date. */
export const AmountCard = observer(function AmountCard({
  presenter,
  hint,
  children,
}: Shown & { readonly hint?: string; readonly children?: ReactNode }) {
  const styles = useStyles();
  const { say } = useWords();
  const { form, amountInWords, days, isExceptionalTerm } = presenter;
  return (
    <Card title={say('trade.amount-and-due')} padded>
      <div className={styles.fields}>
        <div>
          <AmountField
            id={issueFieldId('amount')}
            label={say('trade.amount')}
            hint={hint}
            value={form.amount}
            error={errorAt(presenter, 'amount', say)}
            onChanged={(amount) => presenter.changed({ amount })}
          />
          {children}
          {amountInWords !== '' && (
            <p className={styles.words}>{say('trade.amount-in-words', { words: amountInWords })}</p>
          )}
        </div>
        <div>
          <DateField
            id={issueFieldId('due')}
            label={say('trade.due')}
            value={form.dueOn}
            earliest={presenter.earliestDay}
            latest={presenter.latestDay}
            hint={days === undefined ? undefined : say('trade.days', { days })}
            error={errorAt(presenter, 'due', say)}
            onChanged={(dueOn) => presenter.changed({ dueOn })}
          />
          <div className={styles.presses}>
            {presenter.usualDays.map(({ months, day }) => (
              <PressButton
                key={months}
                size="small"
                aria-pressed={form.dueOn === day}
                onPress={() => presenter.changed({ dueOn: day })}
              >
                {say('trade.month-day', { months, day })}
              </PressButton>
            ))}
          </div>
        </div>
      </div>
      <CheckList isCompact checks={othersAt(presenter, 'due')} />
      {isExceptionalTerm && (
        <div className={styles.fields}>
          <SelectField
            id={issueFieldId('reason')}
            label={say('trade.exception-reason')}
            value={form.exceptionReason}
            placeholder={say('trade.exception-choose')}
            choices={exceptionReasons.map((reason) => ({ value: reason, label: say('trade.exception', { reason }) }))}
            error={errorAt(presenter, 'reason', say)}
            onChanged={(exceptionReason) => presenter.changed({ exceptionReason })}
          />
          <TextField
            label={say('trade.exception-text')}
            value={form.exceptionText}
            maxLength={maxExceptionTextCharacters}
            autoComplete="off"
            onChanged={(exceptionText) => presenter.changed({ exceptionText })}
          />
        </div>
      )}
    </Card>
  );
});

/** Whether it can be transferred, and the remark that its holders read. */
export const FlowCard = observer(function FlowCard({ presenter }: Shown) {
  const styles = useStyles();
  const { say } = useWords();
  const { form } = presenter;
  return (
    <Card title={say('trade.flow')} padded>
      <div className={styles.stack}>
        <RadioChoices
          label={say('trade.transferable')}
          value={form.isTransferable ? 'yes' : 'no'}
          choices={[
            { value: 'yes', label: say('trade.transferable-yes') },
            { value: 'no', label: say('trade.transferable-no'), more: say('trade.transferable-hint') },
          ]}
          onChanged={(value) => presenter.changed({ isTransferable: value === 'yes' })}
        />
        <TextField
          label={say('trade.remark')}
          hint={say('trade.remark-hint', { act: presenter.act })}
          value={form.remark}
          maxLength={maxRemarkCharacters}
          autoComplete="off"
          onChanged={(remark) => presenter.changed({ remark })}
        />
      </div>
    </Card>
  );
});
