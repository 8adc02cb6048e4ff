import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { moneyToText } from '../../../../domain/money/money.ts';
import { decisionReasonsOf } from '../../../../domain/trade/shared/decision-reasons.ts';
import type { ApplicationPresenter } from '../../../../presentation/trade/shared/application-presenter.ts';
import { LinkButton } from '../../../design/actions/LinkButton.tsx';
import { PressButton } from '../../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../../design/dialogs/PortalDialog.tsx';
import { SelectField } from '../../../design/fields/SelectField.tsx';
import { TextLinesField } from '../../../design/fields/TextLinesField.tsx';
import { Card } from '../../../design/panels/Card.tsx';
import { Notice } from '../../../design/panels/Notice.tsx';
import { FooterBar, type FooterBarProps } from '../../../design/panels/FooterBar.tsx';
import { portal } from '../../../design/theme/portal-tokens.ts';
import { UnsignableReasons } from '../../../agreements/UnsignableReasons.tsx';
import { stateOf } from './application-state.ts';
import { partyOf } from './application-title.ts';
import { useWords } from '../../../../words/use-words.ts';

const useStyles = makeStyles({
  opinion: { marginTop: '16px' },
  besideOpinion: { padding: '0 16px 12px' },
  beside: {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '12px 16px',
    backgroundColor: portal.card,
    borderTop: `1px solid ${portal.hairline}`,
  },
  note: { color: tokens.colorNeutralForeground3, fontSize: '12px', lineHeight: '18px' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px' },
  fields: { display: 'flex', flexDirection: 'column', gap: '12px', marginTop: '12px' },
});

const maxReasonCharacters = 200;

const ReasonDialog = observer(function ReasonDialog({ presenter }: { readonly presenter: ApplicationPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { deciding } = presenter;
  const isReturn = deciding === 'return';
  return (
    <PortalDialog
      open={deciding !== undefined}
      kind="confirm"
      choosing
      startsAtField
      title={say(isReturn ? 'trade.return-title' : 'trade.reject-title')}
      confirmLabel={say(isReturn ? 'trade.return' : 'trade.reject')}
      destroys={!isReturn}
      cancelLabel={say('trade.cancel')}
      onConfirmed={async () => presenter.decisionConfirmed()}
      onClosed={() => presenter.dialogClosed()}
    >
      {isReturn ? say('trade.return-body') : say('trade.reject-body', { act: presenter.application?.act })}
      <div className={styles.fields}>
        <SelectField
          label={say('trade.reason-label')}
          value={presenter.reason}
          placeholder={say('trade.exception-choose')}
          choices={decisionReasonsOf(presenter.application?.act).map((reason) => ({
            value: reason,
            label: say('trade.reason', { reason }),
          }))}
          error={presenter.isReasonMissing ? say('trade.reason-missing') : undefined}
          onChanged={(reason) => presenter.reasonChosen(reason)}
        />
        <TextLinesField
          label={say('trade.words-label')}
          value={presenter.words}
          lines={3}
          maxLength={maxReasonCharacters}
          error={presenter.areWordsMissing ? say('trade.words-missing') : undefined}
          onChanged={(words) => presenter.wordsTyped(words)}
        />
      </div>
    </PortalDialog>
  );
});

const WithdrawalDialog = observer(function WithdrawalDialog({
  presenter,
}: {
  readonly presenter: ApplicationPresenter;
}) {
  const { say } = useWords();
  return (
    <PortalDialog
      open={presenter.isWithdrawing}
      kind="confirm"
      title={say('trade.withdraw-title')}
      confirmLabel={say('trade.withdraw')}
      destroys
      cancelLabel={say('trade.cancel')}
      onConfirmed={async () => presenter.withdrawalConfirmed()}
      onClosed={() => presenter.dialogClosed()}
    >
      {say('trade.withdraw-body')}
    </PortalDialog>
  );
});

/** The remark of the user with an approval. */
const Opinion = observer(function Opinion({
  presenter,
  framed,
}: {
  readonly presenter: ApplicationPresenter;
  readonly framed: boolean;
}) {
  const { say } = useWords();
  const field = (
    <TextLinesField
      label={say('trade.opinion')}
      hint={say('trade.opinion-hint')}
      value={presenter.words}
      lines={2}
      maxLength={maxReasonCharacters}
      onChanged={(words) => presenter.wordsTyped(words)}
    />
  );
  return framed ? <Card padded>{field}</Card> : field;
});

/**
 * The foot of an application beside a list. It sticks to the lower edge of its scroll area, with the buttons below the
 * remark.
 */
function BesideFoot({ count, note, actions }: FooterBarProps) {
  const styles = useStyles();
  return (
    <div className={styles.beside}>
      <div role="status">
        <strong>{count}</strong>
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

/**
 * The actions of the user on an application: deciding, correcting, or taking it back. `beside`: whether the application
 * is beside a list; otherwise the actions are at the foot of the window.
 */
export const ApplicationFoot = observer(function ApplicationFoot({
  presenter,
  beside = false,
}: {
  readonly presenter: ApplicationPresenter;
  readonly beside?: boolean;
}) {
  const Foot = beside ? BesideFoot : FooterBar;
  const styles = useStyles();
  const { say } = useWords();
  const { application, canDecide, busy, formPath, next } = presenter;
  if (!application) return null;
  const { act, counterpartyName, amount, steps, stepIndex, mayWithdraw, decisionBar, state } = application;
  if (canDecide)
    return (
      <>
        <div className={beside ? styles.besideOpinion : styles.opinion}>
          {presenter.lacking && (
            <Notice small tone="warn" title={say('signing.none-title')}>
              <UnsignableReasons signing={presenter.lacking} />
            </Notice>
          )}
          <Opinion presenter={presenter} framed={!beside} />
        </div>
        <Foot
          count={say('trade.will-approve', {
            act,
            name: partyOf(application, say),
            payees: application.form.lines.length,
            amount: moneyToText(amount),
          })}
          note={[
            say('trade.after-approval', {
              names: steps[stepIndex + 1]?.names ?? [],
              isLast: stepIndex + 1 >= steps.length,
              isAccepted: act === 'issue' || act === 'payroll-issue' || act === 'transfer',
              isContract: act === 'contract',
              funder: act === 'finance' ? counterpartyName : '',
              materials: application.financed?.materials,
            }),
            act === 'cancellation' ? say('trade.cancellation-effect', { amount: moneyToText(amount) }) : '',
            presenter.correction
              ? say('trade.correction-effect', {
                  amount: moneyToText(amount),
                  name: counterpartyName,
                  isAgain: presenter.correction === 'again',
                })
              : '',
          ]
            .filter((part) => part !== '')
            .join(say('formats.clause-separator'))}
          actions={
            <>
              {presenter.mayReturn && (
                <PressButton onPress={() => presenter.decisionAsked('return')}>{say('trade.return')}</PressButton>
              )}
              <PressButton onPress={() => presenter.decisionAsked('reject')}>{say('trade.reject')}</PressButton>
              <PressButton kind="primary" busy={busy} onPress={async () => presenter.approvePressed()}>
                {say(presenter.signs ? 'trade.approve-sign' : 'trade.approve')}
              </PressButton>
            </>
          }
        />
        <ReasonDialog presenter={presenter} />
      </>
    );
  // Beside a list the next application opens automatically.
  const goesOn = beside ? undefined : next;
  const listPath = beside ? undefined : presenter.listPath;
  if (!mayWithdraw && formPath === undefined && !goesOn && listPath === undefined) return null;
  return (
    <>
      <Foot
        count={stateOf(application, say)}
        note={
          state === 'WAITING' && decisionBar && decisionBar !== 'not-theirs'
            ? say('trade.decision-bar', { bar: decisionBar })
            : undefined
        }
        actions={
          <>
            {mayWithdraw && (
              <PressButton onPress={() => presenter.withdrawalAsked()}>{say('trade.withdraw')}</PressButton>
            )}
            {formPath !== undefined && (
              <LinkButton kind={application.isMine ? 'primary' : 'ordinary'} to={formPath}>
                {say('trade.edit')}
              </LinkButton>
            )}
            {listPath !== undefined && (
              <LinkButton kind={formPath === undefined ? 'primary' : 'ordinary'} to={listPath}>
                {say('trade.to-the-list')}
              </LinkButton>
            )}
            {goesOn && (
              <LinkButton kind={formPath === undefined ? 'primary' : 'ordinary'} to={presenter.pathOf(goesOn.id)}>
                {say('trade.next-one', {
                  name: goesOn.counterpartyName || say('trade.several-within'),
                  amount: moneyToText(goesOn.amount),
                })}
              </LinkButton>
            )}
          </>
        }
      />
      <WithdrawalDialog presenter={presenter} />
    </>
  );
});
