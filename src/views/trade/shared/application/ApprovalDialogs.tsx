import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { moneyToText } from '../../../../domain/money/money.ts';
import type { ApplicationPresenter } from '../../../../presentation/trade/shared/application-presenter.ts';
import { SigningPart } from '../../../agreements/SigningPart.tsx';
import { UnsignableDialog } from '../../../agreements/UnsignableDialog.tsx';
import { PortalDialog } from '../../../design/dialogs/PortalDialog.tsx';
import { KeyValueFacts } from '../../../design/panels/KeyValueFacts.tsx';
import { money } from '../../../../words/format.ts';
import { useWords } from '../../../../words/use-words.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '12px' },
  line: { margin: 0 },
});

interface Props {
  readonly presenter: ApplicationPresenter;
}

/** The signed content, the same as the key's own program and the telephone show. */
const Signed = observer(function Signed({ presenter }: Props) {
  const { say } = useWords();
  const { application, amountInWords } = presenter;
  if (!application) return null;
  const { act, number, amount, companyName, form, parties, dueOn } = application;
  const payees = [...new Set(form.lines.map(({ payeeId }) => payeeId))];
  const first = parties.find(({ companyId }) => companyId === payees[0])?.name ?? '';
  return (
    <KeyValueFacts
      layout="down"
      facts={[
        { label: say('trade.sign-application'), value: `${say('trade.act', { act })} ${number}` },
        { label: say('trade.amount'), value: money(moneyToText(amount)), strong: true },
        { label: say('trade.amount-words'), value: say('trade.amount-in-words', { words: amountInWords }) },
        { label: say('trade.sign-applicant'), value: act === 'correction' ? say('trade.by-platform') : companyName },
        {
          label: say('trade.sign-counterparty'),
          value:
            payees.length > 1
              ? say('trade.sign-several', { name: first, count: payees.length })
              : presenter.signedCounterparty,
        },
        // Each payee with its amount, which are the payments of the transfer.
        ...(payees.length > 1
          ? form.lines.map(({ payeeId, amount: part }) => ({
              label: parties.find(({ companyId }) => companyId === payeeId)?.name ?? '',
              value: money(part),
            }))
          : []),
        ...(dueOn === '' ? [] : [{ label: say('trade.due'), value: say('trade.day-of', { day: dueOn }) }]),
      ]}
    />
  );
});

/** The signature of an approval, or the message that no certificate of the user can sign. */
export const ApprovalDialogs = observer(function ApprovalDialogs({ presenter }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { signing, unsignable } = presenter;
  if (unsignable) return <UnsignableDialog signing={unsignable} onRead={() => presenter.dialogClosed()} />;
  if (presenter.confirming)
    return (
      <PortalDialog
        open
        kind="confirm"
        width="medium"
        title={say('trade.final-title')}
        confirmLabel={say('trade.approve')}
        cancelLabel={say('trade.cancel')}
        onConfirmed={async () => presenter.approvalConfirmed()}
        onClosed={() => presenter.dialogClosed()}
      >
        <div className={styles.parts}>
          <Signed presenter={presenter} />
          <p className={styles.line}>{say('trade.final-means')}</p>
        </div>
      </PortalDialog>
    );
  if (!signing) return null;
  const { chosenCertificate, obstacle, keys } = signing;
  return (
    <PortalDialog
      open
      kind="confirm"
      choosing
      width="medium"
      title={say('trade.sign-title')}
      confirmLabel={say(chosenCertificate?.kind === 'cloud' ? 'signing.submit-phone' : 'signing.submit')}
      unavailable={obstacle && say(obstacle)}
      // While the telephone or token is being asked, the button cancels only that.
      cancelLabel={say(keys.busy ? 'signing.cancel' : 'trade.cancel')}
      onConfirmed={async () => presenter.signPressed()}
      onClosed={() => (keys.busy ? keys.cancelPressed() : presenter.dialogClosed())}
    >
      <div className={styles.parts}>
        <Signed presenter={presenter} />
        <p className={styles.line}>{say('trade.sign-means')}</p>
        {presenter.application?.act === 'cancellation' && (
          <p className={styles.line}>
            {say('trade.cancellation-effect', { amount: moneyToText(presenter.application.amount) })}
          </p>
        )}
        {presenter.application && presenter.correction && (
          <p className={styles.line}>
            {say('trade.correction-effect', {
              amount: moneyToText(presenter.application.amount),
              name: presenter.application.counterpartyName,
              isAgain: presenter.correction === 'again',
            })}
          </p>
        )}
        <SigningPart signing={signing} />
      </div>
    </PortalDialog>
  );
});
