import { observer } from 'mobx-react-lite';
import {
  financingTurn,
  isFinancingState,
  outstandingFinancingStates,
  type FinancingState,
} from '../../domain/trade/financing/financing-machine.ts';
import { maxReferenceCharacters, paymentPurposes, paymentStates } from '../../domain/trade/financing/payment.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { TextLinesField } from '../../views/design/fields/TextLinesField.tsx';
import { StateBadge } from '../../views/design/panels/StateBadge.tsx';
import type { Tone } from '../../views/design/panels/tone.ts';
import { money } from '../../words/format.ts';
import type { FundedFinancing, FundedPayment } from '../api/financing-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { useRowStyles } from '../frame/row-styles.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { hasWords, isZero, possibleActs, possibleWords } from './funder-acts.ts';

/** The colour of a state: amber where the funder has to act. */
function toneOf(state: FinancingState | undefined): Tone {
  if (state === undefined) return 'idle';
  if (state === 'OVERDUE') return 'bad';
  return financingTurn(state) === 'funder' ? 'warn' : state === 'DISBURSED' ? 'ok' : 'idle';
}

const maxWordsCharacters = 1000;
const maxReasonCharacters = 200;

interface Props {
  readonly financing: FundedFinancing;
}

/** The decisions of the funder, with the remark to the supplier. */
const Acts = observer(function Acts({ financing }: Props) {
  const styles = useRowStyles();
  const say = useSandboxWords();
  const { funders } = useConsole();
  const { financingId } = financing;
  const acts = possibleActs(financing);
  if (acts.length === 0) return null;
  return (
    <>
      {acts.some(hasWords) && (
        <TextLinesField
          label={say('sandbox-funders.words')}
          value={funders.words.get(financingId) ?? ''}
          lines={2}
          maxLength={maxWordsCharacters}
          onChanged={(words) => funders.wordsTyped(financingId, words)}
        />
      )}
      <div className={styles.acts}>
        {acts.map((act) => {
          const problem = funders.actProblem(financing, act);
          return (
            <PressButton
              key={act}
              size="small"
              busy={funders.busy}
              unavailable={problem && say(problem)}
              onPress={async () => funders.actPressed(financing, act)}
            >
              {say(`sandbox-funders.act-${act}`)}
            </PressButton>
          );
        })}
      </div>
    </>
  );
});

/** A payment that the funder has instructed, with the results that its bank can report. */
const Payment = observer(function Payment({ financing, payment }: Props & { readonly payment: FundedPayment }) {
  const styles = useRowStyles();
  const say = useSandboxWords();
  const { funders } = useConsole();
  const { reference, reason } = funders.typedFor(payment);
  const words = possibleWords(payment);
  const state = paymentStates.find((each) => each === payment.state) ?? 'unknown';
  const purpose = paymentPurposes.find((each) => each === payment.purpose) ?? 'unknown';
  return (
    <>
      <div>
        {say('sandbox-funders.payment', {
          purpose: say(`sandbox-funders.purpose-${purpose}`),
          amount: money(payment.amount),
          state: say(`sandbox-funders.payment-${state}`),
          reference: payment.reference,
        })}
      </div>
      {words.length > 0 && (
        <>
          <div className={styles.fields}>
            <TextField
              label={say('sandbox-funders.reference')}
              value={reference}
              maxLength={maxReferenceCharacters}
              autoComplete="off"
              onChanged={(typed) => funders.payTyped(payment, { reference: typed })}
            />
            {(words.includes('fail') || words.includes('return')) && (
              <TextField
                label={say('sandbox-funders.reason')}
                value={reason}
                maxLength={maxReasonCharacters}
                autoComplete="off"
                onChanged={(typed) => funders.payTyped(payment, { reason: typed })}
              />
            )}
          </div>
          <div className={styles.acts}>
            {words.map((word) => {
              const problem = funders.payProblem(payment, word);
              return (
                <PressButton
                  key={word}
                  size="small"
                  busy={funders.busy}
                  unavailable={problem && say(problem)}
                  onPress={async () => funders.payPressed(financing, payment, word)}
                >
                  {say(`sandbox-funders.${word}`)}
                </PressButton>
              );
            })}
          </div>
        </>
      )}
    </>
  );
});

/** A financing with the possible actions of its funder and its bank. */
export const FinancingItem = observer(function FinancingItem({ financing }: Props) {
  const styles = useRowStyles();
  const say = useSandboxWords();
  const { number, supplier, issuer, funder, amount, outstanding, interest, penalty, dueOn, state } = financing;
  const { instruments, answers, payments } = financing;
  const known = isFinancingState(state) ? state : undefined;
  return (
    <li>
      <section className={styles.row} aria-label={number}>
        <div className={styles.head}>
          <b>{number}</b>
          <StateBadge tone={toneOf(known)} size="small">
            {known ? say(`sandbox-funders.state-${known}`) : say('sandbox-funders.state-unknown', { state })}
          </StateBadge>
        </div>
        <div>{say('sandbox-funders.parties', { supplier, funder, issuer })}</div>
        <div className={styles.facts}>
          {say('sandbox-funders.facts-of', {
            amount: money(amount),
            // Nothing is owed to the funder before it has paid out.
            outstanding: known && outstandingFinancingStates.includes(known) ? money(outstanding) : '',
            interest: isZero(interest) ? '' : money(interest),
            penalty: isZero(penalty) ? '' : money(penalty),
            day: dueOn,
            instruments,
          })}
        </div>
        {answers.map(({ question, answer }, index) => (
          // The order of questions never changes, and two may have the same words, so the index is part of the key.
          <div key={`${index} ${question}`}>{say('sandbox-funders.question', { question, answer })}</div>
        ))}
        <Acts financing={financing} />
        {payments.map((payment) => (
          <Payment key={payment.paymentId} financing={financing} payment={payment} />
        ))}
      </section>
    </li>
  );
});
