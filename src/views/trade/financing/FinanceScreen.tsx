import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { moneyToText } from '../../../domain/money/money.ts';
import type { FinancePresenter, FinanceStage } from '../../../presentation/trade/financing/finance-presenter.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { ErrorSummary } from '../../design/fields/ErrorSummary.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { FooterBar } from '../../design/panels/FooterBar.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StepHeader } from '../../design/panels/StepHeader.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { usePageTitle } from '../../pages/use-page-title.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { CheckList } from '../shared/CheckList.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { ReturnNotice } from '../shared/ReturnNotice.tsx';
import { useKind } from '../shared/kind-context.ts';
import { useStageFocus } from '../shared/use-stage-focus.ts';
import { DocumentsStage, MaterialsNotice, accountFieldId } from './DocumentsStage.tsx';
import { HoldingsStage } from './HoldingsStage.tsx';
import { OfferFacts } from '../shared/OfferFacts.tsx';
import { OffersStage, amountFieldId } from './OffersStage.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', marginTop: '16px' },
});

/** The step of each stage; amount and offers are one step. */
const stepOfStage: Readonly<Record<FinanceStage, number>> = { holdings: 0, offers: 1, documents: 2, check: 3 };

const CheckStage = observer(function CheckStage({ presenter }: { readonly presenter: FinancePresenter }) {
  const { say } = useWords();
  const { offer, choice, account, purpose, sum, sumInWords, offers } = presenter;
  const used = choice.chosen.filter(({ part }) => part !== '');
  return (
    <>
      {offer && offer.materials !== 'ready' && <MaterialsNotice presenter={presenter} />}
      <Card title={say('financing.check-title')} padded>
        <KeyValueFacts
          layout="down"
          facts={[
            { label: say('financing.amount'), value: money(moneyToText(sum)), strong: true },
            { label: say('trade.amount-words'), value: say('trade.amount-in-words', { words: sumInWords }) },
            ...used.map(({ holding, part }) => ({
              label: holding.number,
              value: say('financing.part-of', { part, available: moneyToText(holding.available) }),
            })),
            ...(used[0]
              ? [
                  { label: say('trade.payer'), value: used[0].holding.issuerName },
                  {
                    label: say('trade.due'),
                    value: say('financing.due-on', { dueOn: used[0].holding.dueOn, ...used[0].holding.paysOn }),
                  },
                ]
              : []),
            { label: say('financing.column-funder'), value: offer?.funderName ?? '' },
            {
              label: say('financing.account'),
              value: account
                ? say('financing.account-of', { bank: account.branchName || account.bankName, masked: account.masked })
                : '',
            },
            ...(offer
              ? [
                  {
                    label: say('financing.valid-until'),
                    value: say('financing.until-day', { day: offer.validUntil }),
                  },
                ]
              : []),
            ...(purpose === '' ? [] : [{ label: say('trade.purpose'), value: purpose }]),
          ]}
        />
      </Card>
      {offer && (
        <Card title={say('financing.costs')} note={say('financing.costs-note', { state: 'offer' })} padded>
          <OfferFacts amount={sum} offer={offer} figures={offer.figures} issuer={offers?.issuerName ?? ''} />
        </Card>
      )}
      <Card title={say('trade.rules')} note={say('trade.rules-now')}>
        <CheckList checks={presenter.checks} />
      </Card>
    </>
  );
});

const Foot = observer(function Foot({ presenter }: { readonly presenter: FinancePresenter }) {
  const { say } = useWords();
  const { stage, choice, offer, sum, approvers, mayGoOn, refusals } = presenter;
  const { bar, closed } = choice;
  const number = choice.chosen.length;
  const chosen =
    bar === undefined
      ? say('financing.chosen', { count: number, amount: moneyToText(choice.available) })
      : say('financing.chosen-apart', { count: number, bar });
  const count =
    stage === 'holdings'
      ? chosen
      : offer?.bar === undefined && offer
        ? say('financing.foot-offer', {
            funder: offer.funderName,
            net: offer.figures.net,
            day: offer.arrivesOn,
          })
        : say('financing.foot-none');
  const note =
    stage === 'check'
      ? say('financing.effect', { amount: moneyToText(sum), names: approvers })
      : stage !== 'holdings' && offer?.bar === undefined && offer
        ? say('financing.foot-cost', { cost: offer.figures.cost })
        : undefined;
  return (
    <FooterBar
      count={count}
      note={note}
      actions={
        <>
          {stage === 'holdings' ? (
            <PressButton onPress={async () => presenter.draftPressed()}>{say('trade.keep-draft')}</PressButton>
          ) : (
            <PressButton onPress={() => presenter.backPressed()}>{say('financing.back')}</PressButton>
          )}
          {stage === 'check' ? (
            <PressButton
              kind="primary"
              busy={presenter.busy}
              unavailable={mayGoOn ? undefined : say('trade.cannot-submit', { count: refusals.length })}
              onPress={async () => presenter.submitPressed()}
            >
              {say('trade.submit')}
            </PressButton>
          ) : (
            <PressButton
              kind="primary"
              unavailable={
                mayGoOn || stage === 'documents'
                  ? undefined
                  : stage === 'holdings'
                    ? closed
                      ? say('financing.row-closed', { isPast: closed.dueOn <= presenter.today })
                      : chosen
                    : say('financing.foot-none')
              }
              onPress={async () => presenter.goOnPressed()}
            >
              {say('financing.next')}
            </PressButton>
          )}
        </>
      }
    />
  );
});

/** The field that an error of a stage links to. The other stages show errors in their rows. */
const fieldOfStage = { offers: amountFieldId, documents: accountFieldId } as const;

const Stages = observer(function Stages({ presenter }: { readonly presenter: FinancePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { stage, trouble, draft, attempt, refusals, showsAll } = presenter;
  return (
    <>
      <StepHeader
        label={say('financing.steps')}
        current={stepOfStage[stage]}
        steps={[
          say('financing.step-holdings'),
          say('financing.step-offers'),
          say('financing.step-documents'),
          say('financing.step-check'),
        ]}
      />
      <div className={styles.page}>
        <ReturnNotice returned={presenter.returned} otherMaker={presenter.otherMaker} />
        {trouble && (
          <Notice
            tone="bad"
            live
            actions={
              draft.isOutdated && (
                <PressButton onPress={() => presenter.latestPressed()}>{say('trade.reload-latest')}</PressButton>
              )
            }
          >
            {say(trouble)}
          </Notice>
        )}
        <ErrorSummary
          attempt={attempt}
          errors={
            showsAll && (stage === 'offers' || stage === 'documents')
              ? refusals.map(({ what }) => ({ fieldId: fieldOfStage[stage], text: say(what) }))
              : []
          }
        />
        {stage === 'holdings' && <HoldingsStage presenter={presenter} />}
        {stage === 'offers' && <OffersStage presenter={presenter} />}
        {stage === 'documents' && <DocumentsStage presenter={presenter} />}
        {stage === 'check' && <CheckStage presenter={presenter} />}
      </div>
      <Foot presenter={presenter} />
    </>
  );
});

/** The form by which a supplier applies for the financing of its holdings (checklist R-068). */
export const FinanceScreen = observer(function FinanceScreen() {
  const { say } = useWords();
  const kind = useKind();
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  const [id = '', holding = ''] = ['id', 'holding'].map((name) => asked.get(name) ?? '');
  const presenter = usePresenter(tradeArea, (offered) => offered.financeForm(kind));
  useEffect(() => presenter.opened(id, holding), [presenter, id, holding]);
  useEffect(() => presenter.addressChanged(search), [presenter, search]);
  useEffect(() => () => presenter.left(), [presenter]);
  const { draft, stage, attempt } = presenter;
  const { current } = presenter.content;
  const title = say('financing.apply-title');
  usePageTitle(title);
  useStageFocus(stage, attempt);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: say('trade.crumb') }, { label: title }]}
        aside={
          draft.keptAt === undefined
            ? draft.number || say('trade.issue-not-kept')
            : say('trade.issue-kept', { number: draft.number, at: draft.keptAt })
        }
      />
      {current.kind === 'loading' && <FormSkeleton />}
      {current.kind === 'failed' && (
        <Card>
          <LoadFailure content={presenter.content} />
        </Card>
      )}
      {current.kind === 'ready' && <Stages presenter={presenter} />}
    </>
  );
});
