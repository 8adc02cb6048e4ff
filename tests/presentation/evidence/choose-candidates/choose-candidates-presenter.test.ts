import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../../features/support/weather.ts';
import type { ChooseCandidatesPresenter } from '../../../../src/presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import { choiceFromAddress, choiceAddress } from '../../../../src/presentation/evidence/shared/candidate-selection.ts';
import { openDetail, openOffice, until, type Office, type Seat } from '../../../builders/office.ts';

const paths = {
  candidates: '/corp/v1/credits/financing/list',
  standard: '/corp/v1/credits/docs/stds/apvit',
  create: '/corp/mps/v1/certificate/doc/datum/create',
  steps: '/corp/mps/v1/certificate/doc/datum/steps',
};
const listPath = '/credit/finance-data/index/finance';

let office: Office;
let zhou: Seat;
let choice: ChooseCandidatesPresenter;

async function chooses(seat: Seat = zhou): Promise<ChooseCandidatesPresenter> {
  const presenter = seat.presenters.chooseCandidates('credit');
  presenter.opened();
  await until(() => presenter.rows.kind !== 'loading');
  return presenter;
}
const idOf = (number: string): string => choice.all.find((credit) => credit.number.endsWith(number))?.id ?? '';
const tick = (...numbers: readonly string[]): void => {
  for (const number of numbers) choice.candidateTicked(idOf(number), true);
};
const chosen = (presenter = choice): readonly string[] => presenter.selection.map((credit) => credit.number.slice(-5));
const shown = (): readonly string[] =>
  choice.viewModel.rows.kind === 'ready' ? choice.viewModel.rows.value.map((row) => row.number.slice(-5)) : [];
const answered = (data: unknown) => ({
  status: 200,
  body: { code: '0', message: '', data, traceId: 't' },
  traceId: undefined,
});
const wire = (index: number) => ({
  fkCredit: `K${index}`,
  creditNo: `RX-${index}`,
  supplierName: '砚舟',
  creditSourceName: '启衡',
  fkFinance: 'F1',
  creditBusiType: 'TM01',
  amount: '1.00',
  dueDate: '2027-03-18',
});

beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
  choice = await chooses();
});
afterEach(() => office.close());

describe('choosing receivables', () => {
  it('lists those alone that the address names, chosen already, and leads back', async () => {
    const [one, other] = [idOf('00871'), idOf('00872')];
    choice.opened(choiceAddress('', { ids: [one, other], origin: '/credit/chain/finance/query?id=FN-1' }));
    await until(() => choice.rows.kind === 'ready');
    expect([shown(), chosen()]).toEqual([
      ['00871', '00872'],
      ['00871', '00872'],
    ]);
    choice.allWanted();
    expect(shown().length).toBeGreaterThan(2);
    choice.exitPressed();
    expect(zhou.place()).toBe('/credit/chain/finance/query?id=FN-1');
  });

  it.each(['//elsewhere.example', 'https://elsewhere.example', ''])('lead back to no other site: %s', (origin) => {
    expect(choiceFromAddress(choiceAddress('', { ids: [], origin })).origin).toBe('');
  });

  it('restores the choice, without receivables that are taken or no longer fit together', async () => {
    tick('00871', '00872');
    expect(chosen(await chooses())).toEqual(['00871', '00872']);
    zhou.weather.answerInstead(paths.candidates, () =>
      answered({
        total: 2,
        records: [
          { ...wire(1), fkCredit: idOf('00872') },
          { ...wire(2), fkCredit: idOf('00871'), docDatumId: 'DD1' },
        ],
      }),
    );
    expect((await chooses()).chosen).toEqual([idOf('00872')]);
  });

  it('continues with the invoices when these are owed, otherwise with the first step', async () => {
    choice.blankChosen(true);
    await until(
      () => choice.viewModel.rows.kind === 'ready' && choice.all.some(({ number }) => number.endsWith('00811')),
    );
    tick('00811');
    await choice.nextPressed();
    expect(zhou.place()).toMatch(/upload\/default\?s=BUSI_INVOICE&p=DD/u);
    choice = await chooses();
    tick('00871');
    await choice.nextPressed();
    expect(zhou.place()).toMatch(/upload\/default\?s=FINANCE_AUTH&p=DD/u);
  });

  it('makes no package for a violating member, names who may object, and still takes owed invoices', async () => {
    const restricted = { violating: true, violatingFrom: '2026-11-21', barred: [], objectors: ['周思远'] };
    const told = answered({ products: [], restricted });
    zhou.weather.answerInstead('/corp/v1/products/corp/info/comprehensive', () => told);
    choice = await chooses();
    await until(() => choice.restriction !== undefined);
    expect(choice.restriction).toMatchObject({ kind: 'violating', mayObject: true });
    tick('00871');
    await choice.nextPressed();
    expect(zhou.weather.sent.get(paths.create)).toBeUndefined();
    choice.blankChosen(true);
    expect(choice.restriction).toBeUndefined();
  });

  it('adds a receivable that fits, ignores one that does not, and removes an unticked one', () => {
    tick('00871', '00872', '01120', 'nothing');
    expect(chosen()).toEqual(['00871', '00872']);
    tick('00871');
    expect(chosen()).toEqual(['00872', '00871']);
    choice.candidateTicked(idOf('00872'), false);
    expect(chosen()).toEqual(['00871']);
    choice.startOverWith(idOf('01120'));
    expect(chosen()).toEqual(['01120']);
    choice.selectionCleared();
    expect(chosen()).toEqual([]);
  });

  it('selects every shown receivable that fits the ones before it, and deselects only shown ones', () => {
    tick('00880');
    choice.keywordTyped('0087');
    choice.allTicked(true);
    expect(chosen()).toEqual(['00880', '00871', '00872']);
    choice.keywordTyped('00871');
    choice.allTicked(false);
    expect(chosen()).toEqual(['00880', '00872']);
  });

  it('moves no row during ticking, and puts fitting rows first after the list is filtered', () => {
    const before = shown();
    tick('01133');
    expect(shown()).toEqual(before);
    choice.keywordTyped('RX');
    expect(shown().slice(0, 3).toSorted()).toEqual(['01120', '01133', '01140']);
    choice.selectionCleared();
    choice.filtersCleared();
    expect(shown()).toEqual(before);
  });

  it.each<[string, (presenter: ChooseCandidatesPresenter) => void]>([
    ['a payer', (presenter) => presenter.filterChanged({ counterparty: presenter.viewModel.payers.at(-1) ?? '' })],
    ['a due date', (presenter) => presenter.dueChanged({ from: '2027-04-01', to: '' })],
    ['a word', (presenter) => presenter.keywordTyped('00872')],
    ['what may join', (presenter) => presenter.onlyJoinablePressed()],
  ])('is narrowed by %s until it is cleared', (_what, narrow) => {
    const before = shown();
    narrow(choice);
    expect(shown().length).toBeLessThan(before.length);
    choice.filtersCleared();
    expect([shown(), choice.viewModel.isFiltered]).toEqual([before, false]);
  });

  it('keeps one filter when another changes, and shows all after a second press on the fitting filter', () => {
    choice.filterChanged({ counterparty: '启衡' });
    choice.filterChanged({ businessTypes: ['TM02'] });
    expect(choice.filter).toEqual({ counterparty: '启衡', businessTypes: ['TM02'], productType: '' });
    choice.onlyJoinablePressed();
    choice.onlyJoinablePressed();
    expect(choice.onlyJoinable).toBe(false);
  });

  it('sorts the shown rows', () => {
    tick('00872');
    choice.sorted({ by: 'amount', descending: true });
    const [first] = choice.viewModel.rows.kind === 'ready' ? choice.viewModel.rows.value : [];
    expect([choice.order, first?.number.slice(-5)]).toEqual([{ by: 'amount', descending: true }, '00871']);
  });

  it('shows the expected materials of the funder, and none while nothing is chosen', async () => {
    expect(choice.expected).toEqual([]);
    tick('00871');
    await until(() => choice.expected.length > 0);
    expect(choice.expected.map((each) => each.stage)).toContain('BUSI_CONTRACT');
    choice.selectionCleared();
    expect(choice.expected).toEqual([]);
  });

  it('works without the standard when it cannot be loaded', async () => {
    zhou.weather.refuse(paths.standard, '没有标准');
    tick('00871');
    await choice.retryPressed();
    expect([choice.rows.kind, chosen(), choice.expected, choice.trouble]).toEqual(['ready', ['00871'], [], undefined]);
  });

  it('takes the only funder, and of several the picked one while it is in the choice', () => {
    choice.rows = {
      kind: 'ready',
      value: choice.all.map((each) =>
        each.number.endsWith('00872') ? { ...each, funderId: 'F-HEZE', funderName: '禾泽' } : each,
      ),
    };
    tick('00871', '00872');
    expect([choice.funderId, choice.viewModel.mayGoOn]).toEqual([undefined, false]);
    choice.funderPicked('F-HEZE');
    expect(choice.funderId).toBe('F-HEZE');
    choice.candidateTicked(idOf('00872'), false);
    expect(choice.funderId).toBe('F-CHANGYU');
  });
});

describe('the list of receivables', () => {
  it('is loaded page by page to its end, even when the total promises more than comes', async () => {
    const pages: unknown[] = [];
    zhou.weather.answerInstead(paths.candidates, (request) => {
      const { page } = request as { readonly page: number };
      pages.push(page);
      return answered({ total: 9, records: page < 3 ? [wire(page)] : [] });
    });
    const opened = await chooses();
    await until(() => !opened.isLoadingMore);
    expect(opened.all.map((each) => each.id)).toEqual(['K1', 'K2']);
    expect(pages).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('waits for the restored choice, so that a tick loses none of it', async () => {
    zhou.weather.answerInstead(paths.candidates, (request) => {
      const { page } = request as { readonly page: number };
      return answered({ total: 2, records: [wire(page)] });
    });
    const first = await chooses();
    await until(() => !first.isLoadingMore);
    first.candidateTicked('K2', true);
    first.left();
    const again = zhou.presenters.chooseCandidates('credit');
    const seen: string[] = [];
    autorun(() => void seen.push(`${again.rows.kind} ${again.selection.length}`));
    again.opened();
    await until(() => again.rows.kind === 'ready');
    expect(new Set(seen)).toEqual(new Set(['loading 0', 'ready 1']));
  });

  it('shows why it failed, and can be loaded again', async () => {
    zhou.weather.refuse(paths.candidates, '额度系统维护中');
    choice = await chooses();
    expect(choice.rows).toMatchObject({ kind: 'failed', failure: { what: { values: { words: '额度系统维护中' } } } });
    expect(choice.all).toEqual([]);
    zhou.weather.answerItself(paths.candidates);
    await choice.retryPressed();
    expect(choice.rows.kind).toBe('ready');
  });

  it('of a page that was left is not shown, nor its failure', async () => {
    for (const answer of [() => answered({ total: 1, records: [wire(1)] }), () => refusal('E7', '不可用')]) {
      zhou.weather.answerInstead(paths.candidates, answer);
      const left = zhou.presenters.chooseCandidates('credit');
      left.opened();
      left.left();
      const next = await chooses();
      expect([left.rows.kind, next.rows.kind === 'loading']).toEqual(['loading', false]);
    }
  });
});

describe('continuing', () => {
  it('makes the package of the choice, opens its first step, and clears the choice', async () => {
    tick('00871', '00872');
    await choice.nextPressed();
    const packageId = new URLSearchParams(zhou.place().split('?')[1]).get('p') ?? '';
    expect((await openDetail(zhou, packageId)).content).toMatchObject({ kind: 'ready' });
    expect(zhou.place()).toContain('/upload');
    expect([choice.creating, choice.trouble, (await chooses()).chosen]).toEqual([false, undefined, []]);
  });

  it('does nothing without a choice, and makes one package when pressed twice', async () => {
    await choice.nextPressed();
    expect(zhou.weather.sent.get(paths.create)).toBeUndefined();
    tick('00871');
    await Promise.all([choice.nextPressed(), choice.nextPressed()]);
    expect(zhou.weather.sent.get(paths.create)).toBe(1);
  });

  it('shows the platform’s refusal, and can be pressed again', async () => {
    zhou.weather.refuse(paths.create, '额度不足');
    tick('00871');
    await choice.nextPressed();
    expect(choice.trouble).toMatchObject({
      because: 'failed',
      failure: { code: 'REFUSED_BY_PLATFORM', what: { values: { words: '额度不足' } } },
    });
    expect(choice.creating).toBe(false);
    choice.troubleRead();
    expect([choice.trouble, chosen(), zhou.weather.sent.get(paths.candidates)]).toEqual([undefined, ['00871'], 1]);
    zhou.weather.answerItself(paths.create);
    await choice.nextPressed();
    expect(zhou.place()).toContain('/upload');
  });

  it.each(['ALREADY_PACKAGED', 'STANDARD_CHANGED'])('reloads the list after the message %s was read', async (code) => {
    zhou.weather.answerInstead(paths.create, () => refusal(code, ''));
    tick('00871');
    await choice.nextPressed();
    expect(choice.trouble?.because).toBe(code.toLowerCase().replace('_', '-'));
    choice.troubleRead();
    await until(() => choice.rows.kind === 'ready');
    expect(zhou.weather.sent.get(paths.candidates)).toBe(2);
  });

  it('reports a package without steps, and opens the list that holds the package', async () => {
    zhou.weather.answerInstead(paths.steps, () => answered([]));
    tick('00871');
    await choice.nextPressed();
    expect(choice.trouble?.because).toBe('steps-missing');
    choice.troubleRead();
    expect([choice.trouble, zhou.place()]).toEqual([undefined, listPath]);
  });

  it('opens the package when its steps cannot be loaded', async () => {
    zhou.weather.refuse(paths.steps, '稍后再试');
    tick('00871');
    await choice.nextPressed();
    expect([choice.trouble, zhou.place().includes('/upload')]).toEqual([undefined, true]);
  });

  it('can be left for the list', () => {
    choice.exitPressed();
    expect(zhou.place()).toBe(listPath);
  });

  it('makes another package for another choice', async () => {
    tick('00871');
    await choice.nextPressed();
    const first = zhou.place();
    choice = await chooses();
    tick('00872');
    await choice.nextPressed();
    expect(zhou.place()).not.toBe(first);
  });
});
