import { moneyToText } from '../../../src/domain/money/money.ts';
import { addMonths } from '../../../src/domain/trade/shared/term.ts';
import type { ApplicationPresenter } from '../../../src/presentation/trade/application/application-presenter.ts';
import type { HoldingsPresenter } from '../../../src/presentation/trade/holdings/holdings-presenter.ts';
import type { IssuePresenter } from '../../../src/presentation/trade/issue/issue-presenter.ts';
import type { PayeeSearch } from '../../../src/presentation/trade/shared/payee-search.ts';
import type { TradeToDo } from '../../../src/presentation/trade/to-do/trade-to-do-presenter.ts';
import type { Trading } from '../abilities/trading.ts';
import { until } from '../until.ts';
import { opened, type OpenPortal } from './open-portal.ts';

const kind = 'credit';

/** Lets the clock pass a rest in typing, again and again, until something holds. */
function passTime(portal: OpenPortal) {
  return async (what: string, holds: () => boolean): Promise<void> => {
    portal.clock.advance(2_000);
    await until(what, holds);
  };
}

async function choosePayee(
  portal: OpenPortal,
  search: PayeeSearch,
  name: string,
): Promise<NonNullable<PayeeSearch['chosen']>> {
  search.keywordTyped(name);
  await passTime(portal)('companies are found', () => search.found?.some((each) => each.name.includes(name)) === true);
  const party = search.found?.find((each) => each.name.includes(name));
  if (!party) throw new Error(`No company is called ${name}`);
  return party;
}

export function trading(portal: OpenPortal): Trading {
  let form: IssuePresenter | undefined;
  let submittedId = '';
  let page: HoldingsPresenter | undefined;

  const issue = (): IssuePresenter => opened(form, 'The form of an issue');
  const idOfPlace = (): string => new URLSearchParams(portal.navigator.current().split('?')[1] ?? '').get('id') ?? '';

  const openApplication = async (id: string): Promise<ApplicationPresenter> => {
    const shown = portal.presenters.tradeApplication(kind);
    shown.opened(id);
    await until('the application is shown', () => shown.application?.id === id);
    return shown;
  };
  const toDo = async (): Promise<TradeToDo> => {
    const queue = portal.presenters.tradeToDo(kind);
    queue.opened();
    await until('what waits is shown', () => queue.content.value !== undefined);
    queue.left();
    return opened(queue.content.value, 'What waits');
  };
  const holdings = async (place: 'held' | 'transit'): Promise<HoldingsPresenter> => {
    page?.left();
    const next = (page = portal.presenters.holdings(kind));
    next.addressChanged('', place);
    await until('the holdings are shown', () => next.content.value !== undefined);
    return next;
  };
  const submit = async (presenter: IssuePresenter): Promise<void> => {
    await presenter.checkPressed();
    await presenter.submitPressed();
    submittedId = idOfPlace();
  };

  return {
    fillInIssue: async (amount, payee, months) => {
      form?.left();
      const next = (form = portal.presenters.issueForm(kind));
      await next.opened('');
      if (payee !== '') next.payeeChosen(await choosePayee(portal, next.payees, payee));
      next.changed({ amount, dueOn: addMonths(next.today, months) });
      await next.checkPressed();
      next.backPressed();
    },
    submitIssue: async () => submit(issue()),
    announcedSteps: () => (issue().judged?.steps ?? []).map(({ role }) => role ?? ''),
    forbiddingRules: () =>
      (issue().judged?.checks ?? [])
        .filter(({ outcome }) => outcome === 'refused')
        .map(({ code, because }) => `${code} ${because ?? ''}`),
    submittedApplication: async () => {
      const { application } = await openApplication(submittedId);
      const { waitsFor } = application ?? {};
      return `${application?.state ?? ''}${waitsFor ? ` for ${waitsFor.role ?? ''} ${waitsFor.names.join(', ')}` : ''}`;
    },
    decisionBarOfSubmitted: async () => (await openApplication(submittedId)).application?.decisionBar ?? '',
    decideFirst: async (decision, reason = '', words = '') => {
      const [first] = (await toDo()).toDecide;
      const shown = await openApplication(opened(first, 'What waits').id);
      if (decision === 'approve') await shown.approvePressed();
      else {
        shown.decisionAsked('return');
        shown.reasonChosen(reason);
        shown.wordsTyped(words);
        await shown.decisionConfirmed();
      }
      shown.left();
    },
    countWaiting: async () => (await toDo()).toDecide.length,
    returnedWords: async () => {
      const [first] = (await toDo()).returned;
      form?.left();
      const next = (form = portal.presenters.issueForm(kind));
      await next.opened(opened(first, 'What came back').id);
      return next.returned?.words ?? '';
    },
    correctAmount: async (amount) => {
      issue().changed({ amount });
      await submit(issue());
    },
    amountsToAccept: async () =>
      ((await holdings('transit')).content.value?.rows ?? []).map(
        ({ amount, senderName }) => `${moneyToText(amount)} from ${senderName}`,
      ),
    acceptFirst: async () => {
      const shown = await holdings('transit');
      shown.acceptancePressed(opened(shown.content.value?.rows[0], 'What came'));
      await shown.acceptanceConfirmed();
    },
    refuseFirst: async (reason) => {
      const shown = await holdings('transit');
      shown.refusalPressed(opened(shown.content.value?.rows[0], 'What came'));
      shown.reasonChosen(reason);
      await shown.refusalConfirmed();
    },
    amountsHeld: async () =>
      ((await holdings('held')).content.value?.rows ?? []).map(
        ({ amount, available }) => `${moneyToText(amount)}, ${moneyToText(available)} available`,
      ),
    transferFromFirst: async (amount, payee) => {
      const shown = await holdings('held');
      const holding = opened(shown.content.value?.rows[0], 'What is held');
      const transfer = portal.presenters.transferForm(kind);
      transfer.opened(holding.instrumentId, holding.holdingId, '');
      await until('the form of the transfer is shown', () => transfer.holding !== undefined);
      const line = opened(transfer.lines[0], 'The first payee');
      transfer.payeeChosen(line.key, await choosePayee(portal, line.payee, payee));
      transfer.amountTyped(line.key, amount);
      await transfer.checkPressed();
      await transfer.submitPressed();
      submittedId = idOfPlace();
      transfer.left();
    },
    ledgerSums: async () => {
      const ledger = portal.presenters.ledger();
      ledger.addressChanged('');
      await until('the ledger is shown', () => ledger.content.value !== undefined);
      const value = opened(ledger.content.value, 'The ledger');
      ledger.left();
      const [opening, sumIn, sumOut, closing] = [value.opening, value.in.total, value.out.total, value.closing].map(
        moneyToText,
      );
      return `${opening} + ${sumIn} - ${sumOut} = ${closing}`;
    },
    overview: async () => {
      const landing = portal.presenters.landing(kind);
      landing.opened();
      await until('the overview is shown', () => landing.content.value !== undefined);
      landing.left();
      const { toDo: waits, issuer, holder } = opened(landing.content.value, 'The overview');
      const due = moneyToText(landing.ladderTotal.amount);
      return [
        `${waits.count} to do`,
        ...(issuer
          ? [
              `${issuer.issuedThisMonth.count} issued this month`,
              `${issuer.unaccepted.count} not accepted`,
              `${due} owed`,
              `${landing.limit ? moneyToText(landing.limit.left) : 'no limit'} left`,
            ]
          : []),
        ...(holder
          ? [`${holder.transit.count} to accept`, `${due} held`, `${moneyToText(holder.available)} available`]
          : []),
      ].join(', ');
    },
    issuedAmounts: async () => {
      const list = portal.presenters.instruments(kind);
      list.addressChanged('');
      await until('the instruments are shown', () => list.content.value !== undefined);
      list.left();
      return (list.content.value?.rows ?? []).map(({ inTransit, heldByPayee, passedOn, ended }) =>
        [
          ...(inTransit.fen > 0n ? [`${moneyToText(inTransit)} in transit`] : []),
          ...(heldByPayee.fen > 0n ? [`${moneyToText(heldByPayee)} held`] : []),
          ...(passedOn.fen > 0n ? [`${moneyToText(passedOn)} passed on`] : []),
          ...(ended.fen > 0n ? [`${moneyToText(ended)} ended`] : []),
        ].join(', '),
      );
    },
  };
}
