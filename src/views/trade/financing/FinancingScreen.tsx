import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { moneyToText } from '../../../domain/money/money.ts';
import { instructedPayment } from '../../../domain/trade/financing/present-figures.ts';
import type { Financing } from '../../../domain/trade/financing/financing.ts';
import { endedFinancingStates } from '../../../domain/trade/financing/financing-machine.ts';
import {
  financingMilestones,
  type FinancingPresenter,
} from '../../../presentation/trade/financing/financing-presenter.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { CopyText } from '../../design/actions/CopyText.tsx';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { saveFile } from '../../design/actions/save-file.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { TextLinesField } from '../../design/fields/TextLinesField.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { DetailSkeleton } from '../../design/panels/DetailSkeleton.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { Timeline } from '../../design/panels/Timeline.tsx';
import { onNarrow } from '../../design/theme/breakpoints.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { usePageTitle } from '../../pages/use-page-title.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { useKind } from '../shared/kind-context.ts';
import { OfferFacts } from '../shared/OfferFacts.tsx';
import { useLostFocus } from '../shared/use-lost-focus.ts';
import { OwnPayment, Payments, Repayment } from './RepaymentCards.tsx';
import { toneOfFinancing } from '../shared/financing-tones.ts';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.8fr) minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    marginTop: '16px',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '12px' },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  milestones: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '8px',
    listStyleType: 'none',
    margin: 0,
    padding: '14px 16px',
    [onNarrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  milestone: { display: 'grid', alignContent: 'start', gap: '2px', fontSize: '14px', lineHeight: '20px' },
  ahead: { color: tokens.colorNeutralForeground3 },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  lines: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px' },
  questions: { display: 'grid', gap: '14px' },
  text: { margin: '8px 0', lineHeight: '22px', overflowWrap: 'anywhere' },
});

const maxAnswerCharacters = 500;
const maxReasonCharacters = 200;

interface Shown {
  readonly presenter: FinancingPresenter;
  readonly financing: Financing;
}

const Milestones = observer(function Milestones({ presenter }: { readonly presenter: FinancingPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const isBoughtBack = presenter.standing?.isRepurchased === true;
  const isLate = (presenter.standing?.daysLate ?? 0) > 0;
  return (
    <Card>
      <ol className={styles.milestones} aria-label={say('financing.milestones')}>
        {financingMilestones.map((milestone) => {
          const at = presenter.reachedAt(milestone);
          const note = presenter.milestoneNote(milestone);
          const isNext = presenter.isNext(milestone);
          return (
            <li key={milestone} className={styles.milestone} aria-current={isNext ? 'step' : undefined}>
              <StateBadge tone={isNext ? 'info' : at === undefined ? 'idle' : 'ok'} size="small">
                {say('financing.milestone', {
                  milestone:
                    milestone !== 'paid'
                      ? milestone
                      : isBoughtBack
                        ? 'repurchased'
                        : at !== undefined && isLate
                          ? 'paid-late'
                          : milestone,
                })}
              </StateBadge>
              <span className={styles.quiet}>
                {isNext && milestone !== 'paid'
                  ? say('financing.milestone-now', { state: presenter.financing?.state })
                  : at === undefined
                    ? '--'
                    : say('financing.moment', { at })}
              </span>
              {note && <span className={styles.quiet}>{say(note)}</span>}
            </li>
          );
        })}
      </ol>
    </Card>
  );
});

const Materials = observer(function Materials({ presenter, financing }: Shown) {
  const styles = useStyles();
  const { say } = useWords();
  const { paths, materialsPath } = presenter;
  return (
    <Card
      title={say('financing.materials-title')}
      padded
      more={materialsPath !== undefined && <LinkButton to={materialsPath}>{say('financing.documents-go')}</LinkButton>}
    >
      <ul className={styles.lines}>
        {financing.lines.map((line) => {
          const { holdingId, number, packageId, isReady, book } = line;
          const beginning = presenter.beginningPath(line);
          return (
            <li key={holdingId}>
              {say(
                isReady
                  ? 'financing.materials-ready-line'
                  : packageId === ''
                    ? 'financing.materials-none-line'
                    : 'financing.materials-under-way-line',
                { number },
              )}{' '}
              {packageId !== '' && (
                <PortalLink
                  to={paths.package(packageId, book)}
                  label={`${say('financing.materials-open')} ${packageId}`}
                >
                  {say('financing.materials-open')}
                </PortalLink>
              )}
              {beginning !== undefined && (
                <PortalLink to={beginning} label={`${say('financing.documents-go')} ${number}`}>
                  {say('financing.documents-go')}
                </PortalLink>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
});

const Questions = observer(function Questions({ presenter, financing }: Shown) {
  const styles = useStyles();
  const { say } = useWords();
  const { questions, endsOn, mayAnswer } = financing;
  const list = useLostFocus(String(presenter.openQuestions.length));
  if (questions.length === 0) return null;
  return (
    <Card
      title={say('financing.questions-title')}
      note={presenter.openQuestions.length > 0 && endsOn !== '' ? say('financing.questions-note', { day: endsOn }) : ''}
      padded
    >
      <div ref={list} tabIndex={-1} className={styles.questions}>
        {questions.map(({ id, words, answer, answeredAt, answeredBy }) =>
          answeredAt === undefined && mayAnswer ? (
            <TextLinesField
              key={id}
              label={words}
              lines={2}
              maxLength={maxAnswerCharacters}
              value={presenter.answers.get(id) ?? ''}
              onChanged={(typed) => presenter.answerTyped(id, typed)}
            />
          ) : (
            <div key={id}>
              <strong>{words}</strong>
              <p className={styles.text}>{answer}</p>
              {answeredAt !== undefined && (
                <span className={styles.quiet}>
                  {say('financing.answered-by', { name: answeredBy, at: answeredAt })}
                </span>
              )}
            </div>
          ),
        )}
        {mayAnswer && presenter.openQuestions.length > 0 && (
          <div>
            <PressButton kind="primary" busy={presenter.busy} onPress={async () => presenter.answersPressed()}>
              {say('financing.answer-send')}
            </PressButton>
          </div>
        )}
      </div>
    </Card>
  );
});

const Contract = observer(function Contract({ presenter, financing }: Shown) {
  const styles = useStyles();
  const { say } = useWords();
  const { contract, mayAskToSign } = financing;
  const whenOr = (at: number | undefined): string =>
    at === undefined ? say('financing.contract-waits') : say('formats.moment', { at });
  return (
    <Card title={say('financing.contract-title')} padded>
      {contract === undefined ? (
        <span className={styles.quiet}>{say('financing.contract-none')}</span>
      ) : (
        <>
          <KeyValueFacts
            layout="down"
            facts={[
              { label: say('financing.contract-number'), value: contract.number },
              { label: say('financing.contract-drawn'), value: say('formats.moment', { at: contract.drawnAt }) },
              {
                label: say('financing.contract-signed'),
                value:
                  contract.signedAt === undefined && contract.signingApplicationId !== '' ? (
                    <PortalLink to={presenter.paths.application(contract.signingApplicationId)}>
                      {say('financing.contract-waiting')}
                    </PortalLink>
                  ) : (
                    whenOr(contract.signedAt)
                  ),
              },
              { label: say('financing.contract-sealed'), value: whenOr(contract.sealedAt) },
            ]}
          />
          <div className={styles.actions}>
            <PressButton onPress={async () => saveFile(await presenter.contractPressed())}>
              {say('financing.contract-file')}
            </PressButton>
            {mayAskToSign && (
              <PressButton kind="primary" busy={presenter.busy} onPress={async () => presenter.signPressed()}>
                {say('financing.sign')}
              </PressButton>
            )}
          </div>
        </>
      )}
    </Card>
  );
});

const Registration = observer(function Registration({ financing }: Pick<Shown, 'financing'>) {
  const styles = useStyles();
  const { say } = useWords();
  const { registration, searchedAt } = financing;
  return (
    <Card title={say('financing.registration-title')} padded>
      {registration === undefined ? (
        <span className={styles.quiet}>{say('financing.registration-none')}</span>
      ) : (
        <>
          <KeyValueFacts
            layout="down"
            facts={[
              {
                label: say('financing.registration-number'),
                value: <CopyText text={registration.number} label={say('financing.registration-number')} />,
              },
              {
                label: say('financing.registration-until'),
                value: say('financing.until-day', { day: registration.until }),
              },
              ...(registration.endedAt === undefined
                ? []
                : [
                    {
                      label: say('financing.registration-ended'),
                      value: say('formats.moment', { at: registration.endedAt }),
                    },
                  ]),
              ...(searchedAt === undefined
                ? []
                : [
                    {
                      label: say('financing.registration-searched'),
                      value: say('formats.moment', { at: searchedAt }),
                    },
                  ]),
            ]}
          />
          <p className={styles.text}>{registration.text}</p>
          <CopyText
            text={registration.text}
            shown={say('financing.registration-copy')}
            label={say('financing.registration-text')}
          />
        </>
      )}
    </Card>
  );
});

const Money = observer(function Money({ presenter, financing }: Shown) {
  const { say } = useWords();
  const { bankName, accountEnding, disbursed, lines, contract, state, offer } = financing;
  const isOffered = contract === undefined && state !== undefined && !endedFinancingStates.includes(state);
  return (
    <Card title={say('financing.money-title')} padded>
      <KeyValueFacts
        layout="down"
        facts={[
          ...(isOffered
            ? [
                {
                  label: say('financing.valid-until'),
                  value: say('financing.offer-kept', { day: offer.validUntil }),
                },
              ]
            : []),
          {
            label: say('financing.to-account'),
            value: say('financing.account-ending', { bank: bankName, ending: accountEnding }),
          },
          ...(disbursed && disbursed.bankReference !== ''
            ? [{ label: say('financing.bank-reference'), value: disbursed.bankReference }]
            : []),
          ...lines.map(({ instrumentId, number, amount }, index) => {
            const path = instrumentId === '' ? undefined : presenter.paths.instrument(instrumentId);
            return {
              label: index === 0 ? say('financing.used-instruments') : '',
              value: (
                <>
                  {path === undefined ? number : <PortalLink to={path}>{number}</PortalLink>}{' '}
                  {money(moneyToText(amount))}
                </>
              ),
            };
          }),
        ]}
      />
    </Card>
  );
});

/** Events that are not as hoped for; only a rejection is of something that did not pass. */
const badEvents = [
  'rejected',
  'offer-withdrawn',
  'info-overdue',
  'ran-out',
  'issuer-paid',
  'overtaken',
  'fell-overdue',
  'disbursement-failed',
  'disbursement-returned',
  'repurchase-asked',
];

const History = observer(function History({ financing }: Pick<Shown, 'financing'>) {
  const { say } = useWords();
  return (
    <Card title={say('financing.history-title')} padded>
      <Timeline
        label={say('financing.history-title')}
        entries={financing.events.map(({ event, at, personName, companyName, words, amount }, index) => {
          const note = [amount ? money(moneyToText(amount)) : '', words].filter((part) => part !== '');
          return {
            id: String(index),
            ...(badEvents.includes(event)
              ? { state: 'bad', meaning: say('financing.event-meaning', { event }) }
              : { state: 'done' }),
            title: [personName || companyName || say('trade.by-clock'), say('financing.event', { event })].join(' '),
            when: say('formats.moment', { at }),
            ...(note.length === 0 ? {} : { note: note.join(say('formats.clause-separator')) }),
          };
        })}
      />
    </Card>
  );
});

const CancelDialog = observer(function CancelDialog({ presenter }: { readonly presenter: FinancingPresenter }) {
  const { say } = useWords();
  const { cancelling, cancelWords, trouble } = presenter;
  return (
    <PortalDialog
      open={cancelling}
      kind="confirm"
      title={say('financing.cancel-title')}
      confirmLabel={say('financing.cancel')}
      destroys
      cancelLabel={say('financing.keep')}
      onConfirmed={async () => presenter.cancelConfirmed()}
      onClosed={() => presenter.dialogClosed()}
    >
      {say('financing.cancel-body')}
      <TextField
        label={say('financing.cancel-words')}
        value={cancelWords}
        maxLength={maxReasonCharacters}
        autoComplete="off"
        onChanged={(words) => presenter.cancelWordsTyped(words)}
      />
      {trouble && (
        <Notice tone="bad" live>
          {say(trouble)}
        </Notice>
      )}
    </PortalDialog>
  );
});

const Detail = observer(function Detail({ presenter, financing }: Shown) {
  const styles = useStyles();
  const { say } = useWords();
  const { state, amount, funderName, issuerName, offer, disbursed, contract } = financing;
  const { figures, trouble, cancelling, paths } = presenter;
  const isOver = state !== undefined && endedFinancingStates.includes(state);
  const before = contract ? 'contract' : 'offer';
  const unpaid = instructedPayment(financing) ? 'instructed' : before;
  const basis = disbursed ? 'disbursed' : isOver ? 'ended' : unpaid;
  return (
    <>
      <PageHeader
        title={say('financing.heading', { funder: funderName, amount: moneyToText(amount) })}
        crumbs={[
          { label: say('trade.crumb') },
          { label: say('financing.title'), to: paths.list },
          { label: financing.number },
        ]}
        state={<StateBadge tone={toneOfFinancing(state)}>{say('financing.state', { state })}</StateBadge>}
        facts={<span role="status">{presenter.standing && say('financing.now', presenter.standing)}</span>}
        actions={
          <>
            {(isOver || disbursed) && paths.form !== undefined && (
              <LinkButton to={paths.form}>{say('financing.again')}</LinkButton>
            )}
            {financing.mayCancel && (
              <PressButton onPress={() => presenter.cancelPressed()}>{say('financing.cancel')}</PressButton>
            )}
          </>
        }
      />
      {trouble && !cancelling && (
        <Notice tone="bad" live>
          {say(trouble)}
        </Notice>
      )}
      <Milestones presenter={presenter} />
      <div className={styles.parts}>
        <div className={styles.column}>
          <Questions presenter={presenter} financing={financing} />
          <OwnPayment presenter={presenter} financing={financing} />
          {figures && (
            <Card title={say('financing.costs')} note={say('financing.costs-note', { state: basis })} padded>
              <OfferFacts
                amount={amount}
                offer={offer}
                figures={figures}
                issuer={issuerName}
                isPaidOut={basis === 'disbursed'}
              />
            </Card>
          )}
          {(!isOver || contract) && <Contract presenter={presenter} financing={financing} />}
          {!isOver && <Repayment presenter={presenter} financing={financing} />}
          <Payments financing={financing} />
        </div>
        <div className={styles.column}>
          <Money presenter={presenter} financing={financing} />
          <Materials presenter={presenter} financing={financing} />
          {(!isOver || financing.registration) && <Registration financing={financing} />}
          <History financing={financing} />
        </div>
      </div>
      <CancelDialog presenter={presenter} />
    </>
  );
});

/** One financing of a supplier: its holder, its deadline, its costs, and the open tasks. */
export const FinancingScreen = observer(function FinancingScreen({ id }: { readonly id: string }) {
  const { say } = useWords();
  const kind = useKind();
  const presenter = usePresenter(tradeArea, (offered) => offered.financing(kind));
  useEffect(() => presenter.opened(id), [presenter, id]);
  useEffect(() => () => presenter.left(), [presenter]);
  const { current } = presenter.content;
  usePageTitle(say('financing.title'));
  if (current.kind === 'loading') return <DetailSkeleton />;
  if (current.kind === 'failed')
    return (
      <Card>
        <LoadFailure content={presenter.content} />
      </Card>
    );
  if (!current.value)
    return (
      <Card>
        <EmptyPanel title={say('financing.gone')}>{say('financing.gone-body')}</EmptyPanel>
      </Card>
    );
  return <Detail presenter={presenter} financing={current.value} />;
});
