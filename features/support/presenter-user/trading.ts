import { moneyToText } from '../../../src/domain/money/money.ts';
import { addMonths } from '../../../src/domain/trade/shared/term.ts';
import type { ApplicationPresenter } from '../../../src/presentation/trade/shared/application-presenter.ts';
import { tradeSideOf } from '../../../src/domain/trade/shared/work-areas.ts';
import type { InstrumentPresenter } from '../../../src/presentation/trade/instrument/instrument-presenter.ts';
import type { HoldingsPresenter } from '../../../src/presentation/trade/holdings/holdings-presenter.ts';
import type { TradeToDoPresenter } from '../../../src/presentation/trade/to-do/trade-to-do-presenter.ts';
import type { IssuePresenter } from '../../../src/presentation/trade/issue/issue-presenter.ts';
import type { PayeeSearch } from '../../../src/presentation/trade/shared/payee-search.ts';
import type { TradeToDo } from '../../../src/presentation/trade/to-do/trade-to-do-presenter.ts';
import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { TypedTradeForm } from '../../../src/domain/trade/shared/trade-application.ts';
import { isWithoutEffect } from '../../../src/domain/trade/shared/trade-application.ts';
import { message } from '../../../src/words/catalogue.ts';
import type { Trading } from '../abilities/trading.ts';
import type { AtToken } from '../scenario-token.ts';
import { sheetRows } from '../gathered-files.ts';
import { eventually, until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

const kind = 'credit';

/** Advances the clock by pauses in typing, repeatedly, until a condition is met. */
function passTime(portal: OpenPortal) {
  return async (what: string, holds: () => boolean): Promise<void> => {
    portal.clock.advance(2_000);
    await until(what, holds);
  };
}

export async function choosePayee(
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

/** The rows of the sheet that a press exports. */
export async function exportRows(
  portal: OpenPortal,
  press: () => Promise<void>,
): Promise<readonly (readonly string[])[]> {
  const downloads = await portal.presenters.downloads();
  await downloads.reloadPressed();
  const before = new Set(downloads.tasks?.map(({ id }) => id));
  await press();
  const ended = () =>
    downloads.tasks?.find(({ id, state }) => !before.has(id) && (state.kind === 'complete' || state.kind === 'failed'));
  await eventually('it is gathered', async () => {
    await downloads.reloadPressed();
    return ended() !== undefined;
  });
  const address = await downloads.downloadPressed(ended()?.id ?? '');
  const answer = await portal.fetchFile(address ?? '');
  return sheetRows(new Uint8Array(await answer.arrayBuffer()));
}

export function trading(portal: OpenPortal): Trading {
  let form: IssuePresenter | undefined;
  let submittedId = '';
  let decidedId = '';
  let approving: ApplicationPresenter | undefined;
  let page: HoldingsPresenter | undefined;

  const issue = (): IssuePresenter => opened(form, 'The form of an issue');
  const idOfPlace = (): string => new URLSearchParams(portal.navigator.current().split('?')[1] ?? '').get('id') ?? '';

  let credit: InstrumentPresenter | undefined;

  /** Query of the page of the newest credit that the company issued, or that it holds. */
  const newestCredit = async (): Promise<string> => {
    if (tradeSideOf(portal.presenters.session.who?.role.code ?? '') === 'chain')
      return `?id=${opened((await holdings('held')).content.value?.rows[0], 'What is held').instrumentId}`;
    const list = portal.presenters.instruments(kind);
    list.addressChanged('');
    await until('the instruments are shown', () => list.content.value !== undefined);
    const { id } = opened(list.content.value?.rows[0], 'The newest instrument');
    list.left();
    return `?id=${id}`;
  };

  const fillIn = async (payee: string, fields: (today: PlainDate) => Partial<TypedTradeForm>): Promise<void> => {
    form?.left();
    const next = (form = portal.presenters.issueForm(kind));
    await next.opened('');
    if (payee !== '') next.payeeChosen(await choosePayee(portal, next.payees, payee));
    next.changed(fields(next.today));
    await next.checkPressed();
    next.backPressed();
  };
  let chosenIn: TradeToDoPresenter | undefined;
  const chooseAllWaiting = async (): Promise<TradeToDoPresenter> => {
    const queue = portal.presenters.tradeToDo(kind);
    queue.opened();
    await until('what waits is shown', () => queue.content.value !== undefined);
    queue.together.allToggled(true);
    return (chosenIn = queue);
  };
  const openApplication = async (id: string): Promise<ApplicationPresenter> => {
    const shown = portal.presenters.tradeApplication(kind);
    shown.opened(id);
    await until('the application is shown', () => shown.application?.id === id);
    return shown;
  };
  const openFirst = async (): Promise<ApplicationPresenter> => {
    const [first] = (await toDo()).toDecide;
    decidedId = opened(first, 'What waits').id;
    return openApplication(decidedId);
  };
  /** Signs with the available token, and returns the message. */
  const sign = async (shown: ApplicationPresenter, how: AtToken): Promise<string> => {
    portal.token.owner = how;
    const signing = opened(shown.signing, 'A signature');
    await until('the token was looked for', () => signing.keys.stage.kind !== 'looking');
    const one = signing.usable.find(({ serial }) => signing.plugged.some((each) => each.serial === serial));
    if (one) signing.certificateChosen(one.serial);
    await shown.signPressed();
    const { notice } = signing.keys;
    if (notice) return say(notice.message);
    if (shown.trouble) return say(shown.trouble);
    return signing.obstacle ? say(signing.obstacle) : '';
  };
  const toDo = async (): Promise<TradeToDo> => {
    const queue = portal.presenters.tradeToDo(kind);
    queue.opened();
    await until('what waits is shown', () => queue.content.value !== undefined);
    queue.left();
    return opened(queue.content.value, 'What waits');
  };
  /** The holdings in a place, the newest first. */
  const holdings = async (place: 'held' | 'transit', number = ''): Promise<HoldingsPresenter> => {
    page?.left();
    const next = (page = portal.presenters.holdings(kind));
    next.addressChanged(`?sort=openedAt+desc&q=${number}`, place);
    await until('the holdings are shown', () => next.content.value !== undefined);
    return next;
  };
  const heldLines = async (number?: string): Promise<readonly string[]> =>
    ((await holdings('held', number)).content.value?.rows ?? []).map(
      ({ amount, available }) => `${moneyToText(amount)}, ${moneyToText(available)} available`,
    );
  const applications = async (hands: 'all' | 'handled') => {
    const list = portal.presenters.applications(kind);
    list.addressChanged(`?by=${hands}`);
    await until('the applications are shown', () => list.content.value !== undefined);
    list.left();
    return list;
  };
  const submit = async (presenter: IssuePresenter): Promise<void> => {
    await presenter.checkPressed();
    await presenter.submitPressed();
    submittedId = idOfPlace();
  };

  /** The query of the present address, which keeps the open parts. */
  const searchNow = (): string => `?${portal.navigator.current().split('?')[1] ?? ''}`;

  const undo = async (
    shown: Pick<HoldingsPresenter, 'chain' | 'undo'>,
    act: 'transfer-recall' | 'cancellation',
  ): Promise<void> => {
    await until('the chain is shown', () => shown.chain.detail.value !== undefined);
    const part = shown.chain.detail.value?.chain.find(({ undoActs }) => undoActs.includes(act));
    const { holdingId, companyName, received } = opened(part, `What ${act} undoes`);
    shown.undo.pressed({ act, holdingId, companyName, amount: received });
    await shown.undo.confirmed();
    if (shown.undo.trouble) throw new Error(say(shown.undo.trouble));
    submittedId = idOfPlace();
  };

  return {
    fillInIssue: async (amount, payee, months) =>
      fillIn(payee, (today) => ({ amount, dueOn: addMonths(today, months) })),
    fillInByContract: async (amount, payee, dueOn, reason) =>
      fillIn(payee, () => ({ amount, dueOn, exceptionReason: 'contract', exceptionText: reason })),
    submitIssue: async () => submit(issue()),
    announcedSteps: () => (issue().judged?.steps ?? []).map(({ role }) => role ?? ''),
    reviewingRules: () =>
      (issue().judged?.checks ?? [])
        .filter(({ because }) => because === 'exceptional')
        .map(({ code, values }) => `${code} by ${values['names'] ?? ''}`),
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
    withdrawSubmitted: async () => {
      const shown = await openApplication(submittedId);
      shown.withdrawalAsked();
      await shown.withdrawalConfirmed();
      shown.left();
    },
    decideFirst: async (decision, reason = '', words = '') => {
      const shown = await openFirst();
      if (decision === 'approve') {
        await shown.approvePressed();
        if (shown.confirming) await shown.approvalConfirmed();
        if (shown.signing) await sign(shown, 'confirms');
      } else {
        shown.decisionAsked(decision);
        shown.reasonChosen(reason);
        shown.wordsTyped(words);
        await shown.decisionConfirmed();
      }
      shown.left();
    },
    beginApproval: async () => {
      approving?.left();
      approving = await openFirst();
      await approving.approvePressed();
      return approving.signing !== undefined;
    },
    signApproval: async (how) => sign(opened(approving, 'An approval'), how),
    unsignableApproval: () => {
      const signing = opened(approving, 'An approval').unsignable;
      return (
        signing && {
          certificates: signing.unusable.map(({ obstacle = 'unknown' }) =>
            say(message(`signing.obstacle-${obstacle}`)),
          ),
          colleagues: signing.choice?.colleagues ?? [],
        }
      );
    },
    signaturesOfDecided: async () => {
      const { application } = await openApplication(decidedId);
      const events = application?.events ?? [];
      return events.flatMap(({ certificateEnding, personName }, index) =>
        certificateEnding === '' ? [] : [`${personName}${isWithoutEffect(events, index) ? ', without effect' : ''}`],
      );
    },
    chooseAllWaiting,
    approveTogether: async () => {
      const queue = chosenIn ?? (await chooseAllWaiting());
      chosenIn = undefined;
      const { together } = queue;
      await together.approvePressed();
      const { signing } = together;
      if (signing) {
        portal.token.owner = 'confirms';
        await until('the token was looked for', () => signing.keys.stage.kind !== 'looking');
        await together.signPressed();
        if (signing.keys.notice) throw new Error(say(signing.keys.notice.message));
      } else await together.confirmed();
      queue.left();
      if (together.trouble) throw new Error(say(together.trouble));
      return together.results
        .map(({ row, now, why }) => `${moneyToText(row.amount)} ${now?.state ?? (why && say(why)) ?? ''}`)
        .toSorted();
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
    applications: async (hands) =>
      ((await applications(hands)).content.value?.rows ?? []).map(
        ({ act, amount, state }) => `${act ?? ''} ${moneyToText(amount)} ${state ?? ''}`,
      ),
    keepDraft: async () => issue().draftPressed(),
    deleteDraft: async () => {
      const list = await applications('all');
      list.discardPressed(opened(list.content.value?.rows[0], 'A draft'));
      await list.discardConfirmed();
      if (list.trouble) throw new Error(say(list.trouble));
    },
    copySubmitted: async () => {
      form?.left();
      const next = (form = portal.presenters.issueForm(kind));
      await next.opened('', submittedId);
      const { amount, invoices } = next.form;
      return `${amount} to ${next.payee?.name ?? ''}, ${invoices.length} invoices`;
    },
    amountsToAccept: async () =>
      ((await holdings('transit')).content.value?.rows ?? []).map(
        ({ amount, senderName }) => `${moneyToText(amount)} from ${senderName}`,
      ),
    acceptFirst: async () => {
      const shown = await holdings('transit');
      shown.acceptance.acceptancePressed(opened(shown.content.value?.rows[0], 'What came'));
      await shown.acceptance.acceptanceConfirmed();
    },
    refuseFirst: async (reason) => {
      const shown = await holdings('transit');
      shown.acceptance.refusalPressed(opened(shown.content.value?.rows[0], 'What came'));
      shown.acceptance.reasonChosen(reason);
      await shown.acceptance.refusalConfirmed();
    },
    newestHolding: async () => (await heldLines())[0] ?? '',
    heldOf: async (number) => heldLines(number),
    officersOnNewest: async () => {
      const shown = await holdings('held');
      const { instrumentId } = opened(shown.content.value?.rows[0], 'The newest holding');
      shown.chain.addressChanged(`?open=${instrumentId}`);
      await until('the credit is shown', () => shown.chain.detail.value !== undefined);
      const { freezes, orders } = opened(shown.chain.detail.value, 'The credit');
      return {
        frozen: freezes.map(({ amount, orderNumber, until: day }) => `${moneyToText(amount)} ${orderNumber} ${day}`),
        orders: orders.map(({ act, amount, toName }) => `${act} ${moneyToText(amount)} ${toName}`.trim()),
      };
    },
    openCredit: async (address) => {
      const search = address ?? (await newestCredit());
      credit?.left();
      const next = (credit = portal.presenters.instrument(kind));
      next.addressChanged(search);
      await until('the credit is shown', () => next.content.current.kind === 'ready');
      await until('what surrounds it is asked', () => next.business.current.kind !== 'loading');
      return search;
    },
    openedCredit: () => {
      const shown = opened(credit, 'The page of a credit');
      const { instrument, business, standing, parts, sums, starts } = shown;
      return (
        instrument && {
          stands: standing ?? '',
          parts: parts.map(({ part, amount }) => `${part} ${moneyToText(amount)}`).join(', '),
          amounts: sums.map(({ sum, amount }) => `${sum} ${moneyToText(amount)}`).join(', '),
          chain: instrument.chain
            .filter(({ place, isOwn, originId }) => place === 'held' || (!isOwn && originId !== undefined))
            .map(({ companyName, received }) => `${companyName} ${moneyToText(received)}`)
            .join(', '),
          applications: (business.value?.applications ?? [])
            .map(({ act, state, amount }) => `${act} ${state} ${moneyToText(amount)}`)
            .join(', '),
          ledger: instrument.postings
            .map(
              ({ entry, direction, amount, balance }) =>
                `${entry} ${direction === 'in' ? '+' : '-'}${moneyToText(amount)} = ${moneyToText(balance)}`,
            )
            .join(', '),
          'to begin': starts.map(({ what }) => what).join(', '),
        }
      );
    },
    transferFromNewest: async (amount, payee) => {
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
    askToCancelIssued: async () => {
      const shown = portal.presenters.instruments(kind);
      shown.addressChanged('');
      await until('the instruments are shown', () => shown.content.value !== undefined);
      shown.rowPressed(opened(shown.content.value?.rows[0], 'The newest instrument').id);
      shown.addressChanged(searchNow());
      await undo(shown, 'cancellation');
      shown.left();
    },
    askToUndo: async (act) => {
      const shown = await holdings('held');
      shown.rowPressed(opened(shown.content.value?.rows[0], 'What is held').instrumentId);
      shown.addressChanged(searchNow(), 'held');
      await undo(shown, act);
    },
    ledgerOfToday: async () => {
      const ledger = portal.presenters.ledger();
      ledger.addressChanged(`?from=${ledger.today}&to=${ledger.today}`);
      await until('the ledger is shown', () => ledger.content.value !== undefined);
      const { opening, closing, ...sums } = opened(ledger.content.value, 'The ledger');
      ledger.left();
      if (opening.fen + sums.in.total.fen - sums.out.total.fen !== closing.fen) throw new Error('The ledger is off');
      return { in: moneyToText(sums.in.total), out: moneyToText(sums.out.total) };
    },
    statisticsOfMonth: async () => {
      const statistics = portal.presenters.statistics(kind);
      statistics.addressChanged('?span=month');
      await until('the statistics are shown', () => statistics.content.value !== undefined);
      const flows = statistics.figures.map(({ flow, count, amount }) => `${flow} ${count} ${moneyToText(amount)}`);
      const open = opened(statistics.closing, 'The closing balance');
      statistics.left();
      const ledger = portal.presenters.ledger();
      ledger.addressChanged(`?from=${ledger.today}&to=${ledger.today}`);
      await until('the ledger is shown', () => ledger.content.value !== undefined);
      const { closing } = opened(ledger.content.value, 'The ledger');
      ledger.left();
      if (closing.fen !== open.fen)
        throw new Error(`${moneyToText(open)} is open, ${moneyToText(closing)} in the ledger`);
      return flows;
    },
    reviewsOfMonth: async () => {
      const statistics = portal.presenters.statistics(kind);
      statistics.addressChanged('?span=month');
      await until('the statistics are shown', () => statistics.content.value !== undefined);
      const { submitted, sentBack, reasons, times } = opened(statistics.content.value?.reviews, 'The reviews');
      statistics.left();
      return [
        `submitted ${submitted}`,
        `sent back ${sentBack}, for ${reasons.map(({ reason }) => reason).join(', ')}`,
        ...times.map(({ role, median }) => `${role} ${(median / 10).toFixed(1)} hours`),
      ];
    },
    numberOfNewest: async (what) => {
      const list = what === 'application' ? await applications('all') : await holdings('transit');
      return opened(list.content.value?.rows[0], `The newest ${what}`).number;
    },
    exportLedger: async () => {
      const ledger = portal.presenters.ledger();
      ledger.addressChanged(`?from=${ledger.today}&to=${ledger.today}`);
      await until('the ledger is shown', () => ledger.content.value !== undefined);
      const rows = await exportRows(portal, async () => ledger.exportPressed());
      ledger.left();
      return rows;
    },
    exportList: async (list) => {
      const shown =
        list === 'held'
          ? await holdings('held')
          : list === 'applications'
            ? await applications('all')
            : portal.presenters.instruments(kind);
      const rows = await exportRows(portal, async () => shown.exportPressed());
      shown.left();
      return rows;
    },
    payeesNamed: async (typed) => {
      const search = portal.presenters.issueForm(kind).payees;
      search.keywordTyped(typed);
      await passTime(portal)('the search has ended', () => search.found !== undefined);
      search.left();
      return search.isTooShort ? undefined : search.found?.map(({ name }) => name);
    },
    payeeWarning: async () => {
      await until('it is known whether the payee can accept', () => issue().payees.isGapKnown);
      return issue().payees.gap ?? '';
    },
    payeesOfTransfer: async () => {
      const holding = opened((await holdings('held')).content.value?.rows[0], 'What is held');
      const transfer = portal.presenters.transferForm(kind);
      transfer.opened(holding.instrumentId, holding.holdingId, '');
      await until('the form of the transfer is shown', () => transfer.holding !== undefined);
      while (transfer.mayAddLine) transfer.lineAdded();
      transfer.left();
      return transfer.lines.length;
    },
    holdingsByIssuer: async () => {
      const shown = await holdings('held');
      await until('the issuers are known', () => shown.issuers.length > 0);
      const { issuers } = shown;
      const all = shown.content.value?.count ?? 0;
      const counts: Record<string, number> = {};
      for (const { companyId, name } of issuers) {
        page?.left();
        const one = (page = portal.presenters.holdings(kind));
        one.addressChanged(`?issuer=${companyId}`, 'held');
        await until('the holdings are shown', () => one.content.value !== undefined);
        counts[name] = one.content.value?.count ?? 0;
      }
      return { counts, all };
    },
    waysOfOverview: async () => {
      const landing = portal.presenters.landing(kind);
      landing.opened();
      await until('the overview is shown', () => landing.content.value !== undefined);
      landing.left();
      return { ways: landing.starts.map(({ what }) => what), acts: landing.acts };
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
          ? [
              `${holder.transit.count} to accept`,
              `${due} held`,
              `${moneyToText(holder.available)} available`,
              `${moneyToText(holder.reserved)} reserved`,
              `${moneyToText(holder.packaged)} in packages`,
            ]
          : []),
      ].join(', ');
    },
    newestInstrument: async () => {
      const list = portal.presenters.instruments(kind);
      list.addressChanged('');
      await until('the instruments are shown', () => list.content.value !== undefined);
      list.left();
      const { inTransit, heldByPayee, passedOn, paid, cancelled } = opened(
        list.content.value?.rows[0],
        'The newest instrument',
      );
      return [
        ...(inTransit.fen > 0n ? [`${moneyToText(inTransit)} in transit`] : []),
        ...(heldByPayee.fen > 0n ? [`${moneyToText(heldByPayee)} held`] : []),
        ...(passedOn.fen > 0n ? [`${moneyToText(passedOn)} passed on`] : []),
        ...(paid.fen > 0n ? [`${moneyToText(paid)} paid`] : []),
        ...(cancelled.fen > 0n ? [`${moneyToText(cancelled)} returned or cancelled`] : []),
      ].join(', ');
    },
  };
}
