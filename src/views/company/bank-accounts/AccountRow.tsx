import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type {
  BankAccountsPresenter,
  ShownAccount,
} from '../../../presentation/company/bank-accounts/bank-accounts-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    padding: '14px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  name: {
    margin: 0,
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  facts: {
    margin: 0,
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  says: { margin: 0, overflowWrap: 'anywhere' },
  amount: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12px',
    maxWidth: '440px',
    '& > :first-child': { flexGrow: 1 },
    '& > button': { marginTop: '26px', whiteSpace: 'nowrap' },
    [onPhone]: { maxWidth: 'none' },
  },
  removal: { marginLeft: 'auto' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

const tones = { 'awaiting-amount': 'warn', verified: 'ok', returned: 'bad', 'used-up': 'bad', late: 'bad' } as const;

/** One account with its state and its actions. */
export const AccountRow = observer(function AccountRow({
  presenter,
  account,
  mayChange,
}: {
  readonly presenter: BankAccountsPresenter;
  readonly account: ShownAccount;
  readonly mayChange: boolean;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { id, bankName, branchName, cnaps, masked, state, isDefault, transfer, verifiedAt, nextTransfer } = account;
  const busy = presenter.busyAt === id;
  const error = presenter.amountErrors.get(id);
  const says = {
    'awaiting-amount': () => say('company.awaiting', { at: transfer.sentAt, until: transfer.until }),
    returned: () => say('company.returned', { reason: transfer.returned ?? '' }),
    'used-up': () => say('company.used-up'),
    late: () => say('company.late'),
    verified: () => say('company.verified-at', { at: verifiedAt ?? 0 }),
  }[state];
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.name}>{`${bankName} ${masked}`}</h3>
        <StateBadge tone={tones[state]} size="small">
          {say(`company.state-${state}`)}
        </StateBadge>
        {isDefault && (
          <StateBadge tone="info" size="small">
            {say('company.in-use')}
          </StateBadge>
        )}
        {mayChange && (
          <span className={styles.removal}>
            <PressButton
              kind="subtle"
              size="small"
              label={say('company.remove-of', { bank: bankName, account: masked })}
              onPress={() => presenter.removePressed(account)}
            >
              {say('company.remove')}
            </PressButton>
          </span>
        )}
      </div>
      <p className={styles.facts}>
        {[
          branchName,
          say('company.cnaps-of', { cnaps }),
          say('company.added', { by: account.addedBy, at: account.addedAt }),
        ].join(' · ')}
      </p>
      <p className={styles.says}>{says()}</p>
      {mayChange && state === 'awaiting-amount' && (
        <form
          noValidate
          className={styles.amount}
          onSubmit={(event) => {
            event.preventDefault();
            void presenter.amountPressed(id);
          }}
        >
          <TextField
            label={say('company.amount')}
            value={presenter.amounts.get(id) ?? ''}
            autoComplete="off"
            maxLength={12}
            hint={say('company.amount-hint', { left: account.attemptsLeft })}
            error={error && say(error)}
            onChanged={(value) => presenter.amountTyped(id, value)}
          />
          <PressButton kind="primary" type="submit" busy={busy}>
            {say('company.amount-confirm')}
          </PressButton>
        </form>
      )}
      {mayChange && (nextTransfer !== undefined || (state === 'verified' && !isDefault)) && (
        <div className={styles.acts}>
          {nextTransfer !== undefined && (
            <PressButton
              kind="primary"
              busy={busy}
              unavailable={
                nextTransfer === 'now'
                  ? undefined
                  : say(nextTransfer === 'spent' ? 'company.again-spent' : 'company.again-tomorrow')
              }
              onPress={async () => presenter.sendAgainPressed(id)}
            >
              {say('company.again')}
            </PressButton>
          )}
          {state === 'verified' && !isDefault && (
            <PressButton busy={busy} onPress={async () => presenter.choosePressed(id)}>
              {say('company.choose')}
            </PressButton>
          )}
        </div>
      )}
    </li>
  );
});
