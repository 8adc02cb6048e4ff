import type { WhichPayroll } from '../../../src/application/ports/trade/payroll-desk.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import { addMonths } from '../../../src/domain/trade/shared/term.ts';
import type { InstrumentPresenter } from '../../../src/presentation/trade/instrument/instrument-presenter.ts';
import type { PayrollPresenter } from '../../../src/presentation/trade/issue/payroll/payroll-presenter.ts';
import type { PayrollPeople } from '../../../src/presentation/trade/shared/payroll/payroll-people.ts';
import type { PayingPayrolls } from '../abilities/paying-payrolls.ts';
import { sheetFile } from '../sheets.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';
import { choosePayee } from './trading.ts';

const kind = 'credit';

export function payingPayrolls(portal: OpenPortal): PayingPayrolls {
  let form: PayrollPresenter | undefined;

  async function waitingId(): Promise<string> {
    const queue = portal.presenters.tradeToDo(kind);
    queue.opened();
    await until('what waits is shown', () => queue.content.value !== undefined);
    queue.left();
    return opened(queue.content.value?.toDecide[0], 'What waits').id;
  }

  async function whichOf(where: 'waiting' | 'arriving'): Promise<WhichPayroll> {
    if (where === 'waiting') return { applicationId: await waitingId() };
    const list = portal.presenters.holdings(kind);
    list.addressChanged('?sort=openedAt+desc', 'transit');
    await until('the holdings are shown', () => list.content.value !== undefined);
    const { instrumentId } = opened(list.content.value?.rows[0], 'What came');
    list.left();
    return { instrumentId };
  }

  async function peopleOf(where: 'waiting' | 'arriving'): Promise<PayrollPeople> {
    const people = portal.presenters.payrollPeople();
    people.opened(await whichOf(where));
    await until('the people are shown', () => people.content.current.kind !== 'loading');
    return people;
  }

  /** The page of the newest credit that the company holds. */
  async function newestCredit(): Promise<InstrumentPresenter> {
    const list = portal.presenters.holdings(kind);
    list.addressChanged('?sort=openedAt+desc', 'held');
    await until('the holdings are shown', () => list.content.value !== undefined);
    const { instrumentId } = opened(list.content.value?.rows[0], 'What is held');
    list.left();
    const page = portal.presenters.instrument(kind);
    page.addressChanged(`?id=${instrumentId}`);
    await until('what surrounds the credit is shown', () => page.business.value !== undefined);
    return page;
  }

  return {
    readPayroll: async (rows) => {
      form?.left();
      const page = (form = portal.presenters.payrollForm(kind));
      await page.issue.opened('');
      await page.reading.filesGiven([sheetFile('工资.xlsx', rows)]);
      const { kept, problems, sending } = page.reading;
      const { trouble, missing } = sending;
      return {
        kept: kept ? `${kept.people.length} people, ${moneyToText(kept.total)}` : '',
        problems: problems.map(({ row, column, words }) => [String(row), column ? say(column) : '', say(words)]),
        trouble: [...(trouble ? [say(trouble)] : []), ...missing.map((column) => say(column))].join(' '),
      };
    },
    submitPayroll: async (company, project, amount) => {
      const { issue } = opened(form, 'The form of a payroll');
      issue.payeeChosen(await choosePayee(portal, issue.payees, company));
      issue.changed({ project, amount, period: issue.today.slice(0, 7), dueOn: addMonths(issue.today, 3) });
      await issue.checkPressed();
      if (issue.stage === 'check') await issue.submitPressed();
      if (issue.trouble) throw new Error(say(issue.trouble));
      return issue.refusals.map(({ what }) => say(what));
    },
    payrollOf: async (where) => {
      const people = await peopleOf(where);
      const { payroll, content } = people;
      const { current } = content;
      people.left();
      if (!payroll) return current.kind === 'failed' ? say(current.failure.what) : '';
      const [first] = payroll.people;
      return [
        `${payroll.project}: ${payroll.people.length} people, ${moneyToText(payroll.total)}`,
        first?.residentId,
        first?.card,
      ].join('; ');
    },
    beginEvidence: async () => {
      const page = await newestCredit();
      const [first] = page.business.value?.starts ?? [];
      if (!first) return { offered: '', packageId: '' };
      await page.beginner.beginPressed(first);
      page.left();
      if (page.beginner.trouble) throw new Error(say(page.beginner.trouble));
      const packageId = new URLSearchParams(portal.navigator.current().split('?')[1]).get('p') ?? '';
      return { offered: `${first.book} ${moneyToText(first.amount)}`, packageId };
    },
    numberOfNewestHeld: async () => {
      const page = await newestCredit();
      page.left();
      return page.instrument?.number ?? '';
    },
    evidenceOfNewest: async () => {
      const page = await newestCredit();
      const packages = page.business.value?.packages ?? [];
      page.left();
      return packages.map(({ id, book }) => page.paths.package(id, book));
    },
    notesOfWaiting: async () => {
      const id = await waitingId();
      const application = portal.presenters.tradeApplication(kind);
      application.opened(id);
      await until('what waits is judged', () => application.application !== undefined);
      const { checks } = application;
      application.left();
      return checks.filter(({ outcome }) => outcome === 'noted').map(({ what }) => say(what));
    },
    wholeNumbersOf: async (where, person) => {
      const people = await peopleOf(where);
      await people.numbersPressed(person);
      const whole = people.whole.get(person);
      const { trouble } = people;
      people.left();
      return whole ? `${whole.residentId}; ${whole.card}` : trouble ? say(trouble) : '';
    },
  };
}
