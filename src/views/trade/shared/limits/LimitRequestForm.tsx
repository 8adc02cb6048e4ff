import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { addMoney, compareMoney, moneyToText } from '../../../../domain/money/money.ts';
import {
  limitRequestFields,
  maxLimitReasonCharacters,
  typedLimitAmount,
  type LimitRequestField,
} from '../../../../domain/trade/shared/limit-request.ts';
import type { IssueLimitPresenter } from '../../../../presentation/trade/shared/limits/issue-limit-presenter.ts';
import { PressButton } from '../../../design/actions/PressButton.tsx';
import { AmountField } from '../../../design/fields/AmountField.tsx';
import { DateField } from '../../../design/fields/DateField.tsx';
import { OpenedFormCard } from '../../../design/fields/OpenedFormCard.tsx';
import { TextLinesField } from '../../../design/fields/TextLinesField.tsx';
import { Notice } from '../../../design/panels/Notice.tsx';
import { onPhone } from '../../../design/theme/breakpoints.ts';
import { useWords } from '../../../../words/use-words.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '12px 16px',
    alignItems: 'start',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  facts: { margin: 0, fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  year: { marginTop: '6px' },
});

const ids: Readonly<Record<LimitRequestField, string>> = {
  total: 'limit-total',
  validUntil: 'limit-until',
  reason: 'limit-reason',
};

/** The form by which an operator asks the platform to change a limit. */
export const LimitRequestForm = observer(function LimitRequestForm({
  presenter,
  openerId,
}: {
  readonly presenter: IssueLimitPresenter;
  readonly openerId: string;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { form, limit, days, usualDay } = presenter;
  const { values, errors } = form;
  const wanted = values.total === '' ? undefined : typedLimitAmount(values.total);
  const isBelow = wanted !== undefined && compareMoney(wanted, addMoney(limit.used, limit.reserved)) < 0;
  return (
    <OpenedFormCard
      title={say('limits.request')}
      openerId={openerId}
      attempt={form.attempt}
      errors={limitRequestFields.flatMap((field) => {
        const error = errors[field];
        return error ? [{ fieldId: ids[field], text: say(error) }] : [];
      })}
      trouble={form.trouble && say(form.trouble)}
      busy={form.busy}
      submitLabel={say('limits.request-send')}
      cancelLabel={say('limits.cancel')}
      onSubmitted={() => void presenter.submitPressed()}
      onCancelled={() => form.close()}
    >
      <p className={styles.facts}>{say('limits.request-facts')}</p>
      <div className={styles.fields}>
        <AmountField
          id={ids.total}
          label={say('limits.request-total')}
          hint={say('limits.request-total-hint', { total: moneyToText(limit.total) })}
          value={values.total}
          error={errors.total && say(errors.total)}
          onChanged={(total) => form.change({ total }, 'total')}
          onUnreadable={(total) => form.change({ total }, 'total')}
        />
        <div>
          <DateField
            id={ids.validUntil}
            label={say('limits.request-until')}
            hint={say('limits.request-until-hint', { day: limit.validUntil })}
            value={values.validUntil}
            earliest={days.earliest}
            latest={days.latest}
            error={errors.validUntil && say(errors.validUntil)}
            onChanged={(validUntil) => form.change({ validUntil }, 'validUntil')}
          />
          <div className={styles.year}>
            <PressButton
              size="small"
              aria-pressed={values.validUntil === usualDay}
              onPress={() => form.change({ validUntil: usualDay }, 'validUntil')}
            >
              {say('limits.request-year', { day: usualDay })}
            </PressButton>
          </div>
        </div>
      </div>
      {isBelow && (
        <Notice small tone="warn">
          {say('limits.request-below')}
        </Notice>
      )}
      <TextLinesField
        id={ids.reason}
        label={say('limits.request-reason')}
        hint={say('limits.request-reason-hint')}
        value={values.reason}
        lines={3}
        maxLength={maxLimitReasonCharacters}
        error={errors.reason && say(errors.reason)}
        onChanged={(reason) => form.change({ reason }, 'reason')}
      />
    </OpenedFormCard>
  );
});
