import { moneyToText } from '../../../src/domain/money/money.ts';
import type { FinancePresenter } from '../../../src/presentation/trade/financing/finance-presenter.ts';
import type { FinancingPresenter } from '../../../src/presentation/trade/financing/financing-presenter.ts';
import type { FinancingsPresenter } from '../../../src/presentation/trade/financing/financings-presenter.ts';
import { missingNeeds } from '../../../src/domain/trade/shared/collection.ts';
import { message } from '../../../src/words/catalogue.ts';
import type { Financing } from '../abilities/financing.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';
import { exportRows } from './trading.ts';

const kind = 'credit';

export function financing(portal: OpenPortal): Financing {
  let form: FinancePresenter | undefined;

  const shown = (): FinancePresenter => opened(form, 'The form of a financing');
  const settled = async (): Promise<void> => {
    portal.clock.advance(1_000);
    await until('offers are computed', () => !shown().isComputing);
  };
  const list = async (search = ''): Promise<FinancingsPresenter> => {
    const financings = portal.presenters.financings(kind);
    financings.addressChanged(search);
    await until('the financings are shown', () => financings.content.value !== undefined);
    financings.left();
    return financings;
  };
  const newest = async (): Promise<FinancingPresenter> => {
    const [row] = (await list()).content.value?.rows ?? [];
    const page = portal.presenters.financing(kind);
    page.opened(opened(row, 'A financing').id);
    await until('the financing is shown', () => page.financing !== undefined);
    return page;
  };
  const goOnWith = async (funder: string, hasRecourse: boolean): Promise<void> => {
    const page = shown();
    const offer = page.offers?.offers.find(
      (each) => each.funderName.includes(funder) && each.hasRecourse === hasRecourse && each.bar === undefined,
    );
    await page.goOnPressed();
    page.offerChosen(opened(offer, `An offer of ${funder}`).programmeId);
    await page.goOnPressed();
  };
  const listed = (): readonly string[] =>
    shown().shown.map(({ funderName, programmeTitle, hasRecourse, figures, arrivesOn, bar }) => {
      const name = [funderName, programmeTitle, hasRecourse ? 'with recourse' : 'without recourse']
        .filter((part) => part !== '')
        .join(' ');
      return bar === undefined
        ? `${name}: ${figures.net}, interest ${figures.interest}, on ${arrivesOn}`
        : `${name}: ${bar}`;
    });

  return {
    askForOffers: async (numbers, sum) => {
      form?.left();
      const page = (form = portal.presenters.financeForm(kind));
      page.opened('', '');
      await until('what is held is shown', () => page.content.value !== undefined);
      for (const number of numbers) {
        const holding = page.content.value?.rows.find((each) => each.number === number);
        page.choice.togglePressed(opened(holding, `The credit ${number}`));
      }
      page.choice.sumTyped(sum);
      await settled();
    },
    offersListed: listed,
    takeWhatIsLeft: async () => {
      const offer = opened(
        shown().shown.find(({ takes }) => takes !== undefined),
        'An offer that takes less',
      );
      shown().takesPressed(offer);
      await settled();
      return shown().offer?.figures.net ?? '';
    },
    groupsOfChosen: () => ({
      bar: shown().choice.bar ?? '',
      groups: shown().choice.groups.map(({ length }) => length),
    }),
    keepOnlyFirstGroup: async () => {
      shown().choice.keepOnlyPressed(opened(shown().choice.groups[0], 'A group'));
      await settled();
    },
    goOnWith,
    reopenForm: async (step) => {
      await shown().draft.keepChanges();
      shown().left();
      const address = new URL(portal.navigator.current(), 'http://portal');
      if (step !== undefined) address.searchParams.set('step', step);
      const page = (form = portal.presenters.financeForm(kind));
      page.opened(address.searchParams.get('id') ?? '', '');
      page.addressChanged(address.search);
      await until('the form is shown', () => page.content.value !== undefined);
    },
    formStanding: () => `${shown().stage}, ${moneyToText(shown().sum)}, ${shown().offer?.funderName ?? 'no offer'}`,
    applyTo: async (funder, hasRecourse) => {
      await goOnWith(funder, hasRecourse);
      const page = shown();
      await page.goOnPressed();
      await page.submitPressed();
      if (page.trouble) throw new Error(say(page.trouble));
    },
    forbiddingFinance: () =>
      (shown().judged?.checks ?? [])
        .filter(({ outcome }) => outcome === 'refused')
        .map(({ code, because }) => `${code} ${because ?? ''}`),
    newestFinancing: async () => {
      const { financing: found, figures } = await newest();
      return `${found?.state ?? ''}, ${figures?.net ?? ''} paid out, ${found ? moneyToText(found.outstanding) : ''} open`;
    },
    financingStanding: async () => {
      const page = await newest();
      return say(message('financing.now', opened(page.standing, 'A financing')));
    },
    askToSignContract: async () => {
      const page = await newest();
      await page.signPressed();
      if (page.trouble) throw new Error(say(page.trouble));
    },
    answerFunder: async (answer) => {
      const page = await newest();
      for (const { id } of page.openQuestions) page.answerTyped(id, answer);
      await page.answersPressed();
      if (page.trouble) throw new Error(say(page.trouble));
    },
    countFinancingsWaiting: async () => {
      const queue = portal.presenters.tradeToDo(kind);
      queue.opened();
      await until('what waits is shown', () => queue.content.value !== undefined);
      queue.left();
      return queue.financings.length;
    },
    cancelFinancing: async (words) => {
      const page = await newest();
      page.cancelPressed();
      page.cancelWordsTyped(words);
      await page.cancelConfirmed();
      if (page.trouble) throw new Error(say(page.trouble));
    },
    financingHistory: async () => ((await newest()).financing?.events ?? []).map(({ event }) => event),
    nextPayment: async () => {
      const landing = portal.presenters.landing(kind);
      landing.opened();
      await until('the overview is shown', () => landing.content.value !== undefined);
      landing.left();
      const { day, amount, payees, missing } = opened(landing.payments?.days[0], 'A payment');
      const names = payees?.map(({ companyName }) => companyName).join(', ') ?? 'nobody named';
      return `${moneyToText(amount)} on ${day} to ${names}, ${moneyToText(missing)} missing`;
    },
    paymentsOfMonth: async (month) => {
      const calendar = portal.presenters.payments(kind);
      calendar.calendar.addressChanged(`?month=${month}`);
      await until('the calendar is shown', () => calendar.content.value !== undefined);
      const said = [];
      for (const payment of calendar.calendar.paymentDays) {
        const instruments = portal.presenters.instruments(kind);
        instruments.addressChanged(new URL(calendar.instrumentsPath(payment) ?? '', 'http://portal').search);
        await until('the instruments are shown', () => instruments.content.value !== undefined);
        const count = instruments.content.value?.count ?? 0;
        const { day, amount, missing } = payment;
        said.push(`${day}: ${moneyToText(amount)}, ${count} listed, ${moneyToText(missing)} missing`);
      }
      return said;
    },
    receiptsOfMonth: async (month) => {
      const page = portal.presenters.receipts(kind);
      page.calendar.addressChanged(`?month=${month}`);
      await until('the calendar is shown', () => page.content.value !== undefined);
      const receipts = [];
      for (const receipt of page.calendar.paymentDays) {
        const holdings = portal.presenters.holdings(kind);
        holdings.addressChanged(new URL(page.holdingsPath(receipt) ?? '', 'http://portal').search, 'held');
        await until('the holdings are shown', () => holdings.content.value !== undefined);
        const count = holdings.content.value?.count ?? 0;
        holdings.left();
        const { day, amount, payers } = receipt;
        const names = payers.map(({ companyName }) => companyName).join(', ');
        receipts.push(`${day}: ${moneyToText(amount)} from ${names}, ${count} listed`);
      }
      return receipts;
    },
    collectionSaid: async () => {
      const calendar = portal.presenters.payments(kind);
      calendar.calendar.addressChanged('');
      await until('the calendar is shown', () => calendar.content.value !== undefined);
      const { collection } = opened(calendar.content.value, 'A month');
      return [collection.mode, ...missingNeeds(collection)].join(', ');
    },
    collectionOfInstrument: async (number) => {
      const holdings = portal.presenters.holdings(kind);
      holdings.addressChanged(`?q=${number}`, 'held');
      await until('the holdings are shown', () => holdings.content.value !== undefined);
      const { instrumentId } = opened(holdings.content.value?.rows[0], `The credit ${number}`);
      const page = portal.presenters.instrument(kind);
      page.addressChanged(`?id=${instrumentId}`);
      await until('the instrument is shown', () => page.business.value !== undefined && page.isOwed);
      const { collection } = opened(page.business.value, 'An instrument');
      return [collection.mode, ...missingNeeds(collection)].join(', ');
    },
    stagesOfFinancings: async () => {
      const landing = portal.presenters.landing(kind);
      landing.opened();
      await until('the overview is shown', () => landing.content.value !== undefined);
      landing.left();
      return landing.financings.map(({ stage, count }) => `${stage} ${count}`);
    },
    financingsAt: async (search) =>
      ((await list(search)).content.value?.rows ?? []).map(
        ({ amount, cost }) => `${moneyToText(amount)} for ${cost ? moneyToText(cost) : '?'}`,
      ),
    exportFinancings: async (search) => {
      const shownList = await list(search);
      const [, ...rows] = await exportRows(portal, async () => shownList.exportPressed());
      return rows.map((row) => `${row[4] ?? ''} for ${row[5] ?? ''}`);
    },
    financingsOfSuppliers: async () =>
      ((await list()).content.value?.rows ?? []).map(
        ({ companyName, funderName, amount, rateBand, annualRate, state }) =>
          `${companyName}, ${funderName}, ${moneyToText(amount)}, ${rateBand?.from ?? '?'} to ${rateBand?.to ?? '?'} percent${
            annualRate === undefined ? '' : ' exactly'
          }, ${state ?? ''}`,
      ),
  };
}
