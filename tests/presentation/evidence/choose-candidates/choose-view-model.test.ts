import { everyCandidate } from '../../../../src/domain/evidence/selection/candidate.ts';
import { describe, expect, it } from 'vitest';
import { money } from '../../../../src/domain/money/money.ts';
import { bookPolicies } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { judgeOf, selectionOf, selectionVerdict } from '../../../../src/domain/evidence/selection/selection.ts';
import type { Candidate } from '../../../../src/domain/evidence/selection/candidate.ts';
import { orderCandidates } from '../../../../src/presentation/evidence/choose-candidates/candidate-order.ts';
import { businessTypeName } from '../../../../src/presentation/evidence/shared/business-type-words.ts';
import {
  chooseViewModel,
  matches,
  type ChooseState,
  type ChooseViewModel,
} from '../../../../src/presentation/evidence/choose-candidates/choose-view-model.ts';
import { message, type Message } from '../../../../src/words/catalogue.ts';
import { candidate } from '../../../builders/candidates.ts';

const terms = { maxApplicants: 20, today: '2026-11-21' };
const { together } = bookPolicies.credit;
const yanzhou = candidate({ id: 'A', number: 'RX-1', amount: money('420000.00') });
const same = candidate({ id: 'B', number: 'RX-2', amount: money('222300.00'), invoiceTag: undefined });
const services = candidate({ id: 'C', number: 'RX-3', businessType: 'TM02', supplierName: '澄叶' });
const lanchuan = candidate({
  id: 'D',
  number: 'RX-4',
  creditSourceName: '澜川',
  counterpartyName: '澜川',
  funderId: 'F2',
  funderName: '禾泽',
});
const packaged = candidate({ id: 'E', number: 'RX-5', packagedIn: 'DD66' });
const everything = [yanzhou, same, services, lanchuan, packaged];

function shown(
  all: readonly Candidate[],
  selection: readonly Candidate[] = [],
  wish: Partial<ChooseState> = {},
): ChooseViewModel {
  const state = {
    rows: { kind: 'ready' as const, value: all },
    all,
    selection,
    keyword: '',
    filter: everyCandidate,
    due: { from: '', to: '' },
    onlyJoinable: false,
    order: { by: 'number' as const, descending: false },
    creating: false,
    trouble: undefined,
    expected: [],
    funderId: undefined,
    switchedOff: false,
    hotline: '40000-95533',
    ...wish,
  };
  return chooseViewModel({
    ...state,
    matching: orderCandidates(all, state.order, new Set(), terms).filter((each) => matches(each, state)),
    chosenTogether: selectionOf(together, selection),
    judge: wish.judge ?? judgeOf(selectionOf(together, selection), terms),
    complete: selectionVerdict(together, selection, terms).allowed,
  });
}
const rowsOf = ({ rows }: ChooseViewModel) => (rows.kind === 'ready' ? rows.value : []);
const idsOf = (view: ChooseViewModel): string =>
  rowsOf(view)
    .map((row) => row.id)
    .join('');
const why = (all: readonly Candidate[], selection: readonly Candidate[], id: string) =>
  rowsOf(shown(all, selection)).find((row) => row.id === id)?.refusal;

describe('the offered receivables', () => {
  it('show every value that a clerk decides by', () => {
    expect(rowsOf(shown([candidate({ funderName: undefined, invoiceTag: 'INVOICE_ABSENT' })]))).toEqual([
      {
        id: 'K1',
        number: 'RX-1',
        payer: '启衡',
        supplier: '砚舟',
        funder: '',
        businessType: { key: 'packages.business-goods' },
        dueDate: '2027-03-18',
        amount: '100.00',
        productType: 'ORDINARY',
        billSubRange: '',
        invoiceTag: 'INVOICE_ABSENT',
        chosen: false,
        refusal: undefined,
        mayStartOver: false,
      },
    ]);
    expect(rowsOf(shown([lanchuan]))).toMatchObject([{ payer: '澜川', funder: '禾泽', invoiceTag: undefined }]);
  });

  it.each<[string, Message]>([
    ['TM01', message('packages.business-goods')],
    ['TM02', message('packages.business-services')],
    ['TM03', message('packages.business-both')],
    ['TM99', message('packages.business-other', { code: 'TM99' })],
  ])('of the kind %s are called %o', (code, name) => {
    expect(businessTypeName(code)).toEqual(name);
  });

  it.each<[string, Partial<ChooseState>, string]>([
    ['nothing', {}, 'ABCDE'],
    ['a number, however it is written', { keyword: ' rx-3 ' }, 'C'],
    ['a payer', { keyword: '澜川' }, 'D'],
    ['a supplier', { keyword: '澄叶' }, 'C'],
    ['a funder', { keyword: '禾泽' }, 'D'],
    ['what nobody has', { keyword: '没有' }, ''],
    ['one payer', { filter: { ...everyCandidate, counterparty: '澜川' } }, 'D'],
    ['some kinds of trade', { filter: { ...everyCandidate, businessTypes: ['TM02', 'TM03'] } }, 'C'],
    ['a product', { filter: { ...everyCandidate, productType: 'AGENT' } }, ''],
    ['the usual product', { filter: { ...everyCandidate, productType: 'ORDINARY' } }, 'ABCDE'],
    ['a due date from the day on', { due: { from: '2027-03-18', to: '' } }, 'ABCDE'],
    ['a later due date', { due: { from: '2027-03-19', to: '' } }, ''],
    ['a due date up to the day', { due: { from: '', to: '2027-03-18' } }, 'ABCDE'],
    ['an earlier due date', { due: { from: '', to: '2027-03-17' } }, ''],
    ['what can be in a package', { onlyJoinable: true }, 'ABCD'],
  ])('are narrowed to %s', (_what, wish, left) => {
    const view = shown(everything, [], wish);
    expect(idsOf(view)).toBe(left);
    expect(view.isFiltered).toBe(Object.keys(wish).length > 0);
  });

  it('offer their own values as filters, each once', () => {
    const view = shown([...everything, candidate({ creditSourceName: '' })]);
    expect([view.payers, view.businessTypes, view.hasSuppliers]).toEqual([['启衡', '澜川'], ['TM01', 'TM02'], true]);
    expect(shown([yanzhou, same]).hasSuppliers).toBe(false);
  });

  it('are loading, or could not be loaded', () => {
    expect(shown([], [], { rows: { kind: 'loading' } }).rows).toEqual({ kind: 'loading' });
  });
});

describe('the reason why a receivable does not fit', () => {
  const sameSource = message('choose.same-credit-source', { name: '启衡' });
  const sameCounterparty = message('choose.same-counterparty', { name: '启衡' });

  it.each<[string, Candidate, object]>([
    [
      'in a package already',
      packaged,
      {
        short: message('choose.already-packaged', { packageId: 'DD66' }),
        lead: message('choose.already-packaged', { packageId: 'DD66' }),
        ways: [],
        packageId: 'DD66',
      },
    ],
    [
      'of another trade',
      services,
      {
        short: message('choose.different-business-type'),
        lead: message('choose.different-business-type'),
        ways: [],
        packageId: undefined,
      },
    ],
    [
      'that nobody funds',
      candidate({ id: 'X', funderId: undefined }),
      { short: message('choose.no-fundable-party'), ways: [] },
    ],
    [
      'of another payer and funder',
      lanchuan,
      {
        short: message('choose.differs-payer'),
        lead: message('choose.not-together'),
        ways: [[sameSource], [message('choose.same-funder', { name: '长屿' }), sameCounterparty]],
        packageId: undefined,
      },
    ],
    [
      'of another supplier and counterparty',
      candidate({ id: 'X', supplierName: '澄叶', counterpartyName: '澜川' }),
      { ways: [[message('choose.same-supplier', { name: '砚舟' })], [sameCounterparty]] },
    ],
    [
      'that needs no invoice',
      candidate({ id: 'X', invoiceTag: 'INVOICE_ABSENT', counterpartyName: '澜川' }),
      { ways: [[message('choose.invoice-needed-too')], [sameCounterparty]] },
    ],
  ])('is given for one %s', (_what, other, words) => {
    expect(why([yanzhou, other], [yanzhou], other.id)).toMatchObject(words);
  });

  it('is reversed when the chosen receivable needs no invoice', () => {
    const bare = candidate({ id: 'X', invoiceTag: 'INVOICE_ABSENT', counterpartyName: '澜川' });
    expect(why([bare, yanzhou], [bare], 'A')?.ways[0]).toEqual([message('choose.invoice-optional-too')]);
  });

  it.each<[string, Partial<Candidate>, string]>([
    [
      'the supplier, where only that stands in the nearer way',
      { supplierName: '澄叶', counterpartyName: '澜川', funderId: 'F2', funderName: '禾泽' },
      'choose.differs-supplier',
    ],
    [
      'the mark',
      { invoiceTag: 'INVOICE_ABSENT', counterpartyName: '澜川', funderId: 'F2', funderName: '禾泽' },
      'choose.differs-invoice',
    ],
    [
      'the funder',
      { supplierName: '澄叶', creditSourceName: '澜川', funderId: 'F2', funderName: '禾泽' },
      'choose.differs-funder',
    ],
    [
      'the counterparty',
      { supplierName: '澄叶', creditSourceName: '澜川', counterpartyName: '澜川' },
      'choose.differs-counterparty',
    ],
  ])('names %s in short', (_what, wish, key) => {
    expect(why([yanzhou, candidate({ id: 'X', ...wish })], [yanzhou], 'X')?.short.key).toBe(key);
  });

  it('names the obstacle of the remaining method when the other one is closed already', () => {
    const otherFunder = candidate({ id: 'B', funderId: 'F2', funderName: '禾泽' });
    const refused = why([yanzhou, otherFunder, lanchuan], [yanzhou, otherFunder], 'D');
    expect([refused?.short.key, refused?.ways.length]).toEqual(['choose.differs-payer', 1]);
  });

  it('is the number of applicants when one more is too many', () => {
    const other = candidate({ id: 'X', supplierName: '澄叶' });
    const judge = judgeOf(selectionOf(together, [yanzhou]), { ...terms, maxApplicants: 1 });
    const [, row] = rowsOf(shown([yanzhou, other], [yanzhou], { judge }));
    expect(row?.refusal?.short).toEqual({ key: 'choose.too-many-applicants', values: { most: 1 } });
    expect(shown([yanzhou, other], [yanzhou], { judge }).others?.rest).toEqual([
      { reason: { key: 'choose.too-many-applicants', values: { most: 1 } }, count: 1 },
    ]);
  });

  it('leaves an unchanged row as it is', () => {
    const both = [yanzhou, same];
    const [before, after] = [rowsOf(shown(both)), rowsOf(shown(both, [same]))];
    expect(after[0]).toBe(before[0]);
    expect([before[1]?.chosen, after[1]?.chosen]).toEqual([false, true]);
  });

  it('offers a new choice only when that would help', () => {
    expect(rowsOf(shown(everything, [yanzhou])).map((row) => [row.id, row.chosen, row.mayStartOver])).toEqual([
      ['A', true, false],
      ['B', false, false],
      ['C', false, true],
      ['D', false, true],
      ['E', false, false],
    ]);
  });
});

describe('the choice', () => {
  it('lists its parties, each once, in the order of choosing', () => {
    const otherFunder = candidate({ id: 'X', number: 'RX-9', funderId: 'F2', funderName: '禾泽' });
    expect(shown([yanzhou, same, otherFunder], [same, yanzhou, otherFunder], { funderId: 'F1' }).summary).toEqual({
      candidates: [
        { id: 'B', number: 'RX-2', amount: '222300.00' },
        { id: 'A', number: 'RX-1', amount: '420000.00' },
        { id: 'X', number: 'RX-9', amount: '100.00' },
      ],
      count: 3,
      amount: '642400.00',
      creditSources: ['启衡'],
      suppliers: ['砚舟'],
      funders: [
        { funderId: 'F1', name: '长屿' },
        { funderId: 'F2', name: '禾泽' },
      ],
      funderId: 'F1',
    });
  });

  it('shows a nameless funder with an empty name, and no funder when there is none', () => {
    const nameless = candidate({ funderName: undefined });
    expect(shown([nameless], [nameless]).summary.funders).toEqual([{ funderId: 'F1', name: '' }]);
    const unfunded = candidate({ funderId: undefined });
    expect(shown([unfunded], [unfunded]).summary.funders).toEqual([]);
  });

  it('counts the others that fit, and groups the rest by reason, the largest group first', () => {
    const more = [
      candidate({ id: 'F', packagedIn: 'DD1' }),
      lanchuan,
      candidate({ ...lanchuan, id: 'G' }),
      candidate({ ...lanchuan, id: 'H' }),
      packaged,
    ];
    const { others } = shown([yanzhou, same, services, ...more], [yanzhou]);
    expect([others?.joining, others?.rest.map(({ reason, count }) => [reason.key, count])]).toEqual([
      1,
      [
        ['choose.differs-payer', 3],
        ['choose.in-package', 2],
        ['choose.different-business-type', 1],
      ],
    ]);
    expect(shown(everything).others).toBeUndefined();
  });

  it.each<[string, readonly Candidate[], readonly Candidate[], ChooseViewModel['allChosen']]>([
    ['none of what may be', [yanzhou, same], [], false],
    ['some of it', [yanzhou, same], [yanzhou], 'mixed'],
    ['all of it', [yanzhou, same, services], [yanzhou, same], true],
    ['nothing, where nothing may be', [packaged], [], undefined],
  ])('holds every shown receivable or not: %s', (_what, all, selection, expected) => {
    expect(shown(all, selection).allChosen).toBe(expected);
  });

  it('requires a funder when several are possible and none is picked', () => {
    const other = candidate({ id: 'X', funderId: 'F2' });
    expect(shown([yanzhou, other], [yanzhou, other])).toMatchObject({ mayGoOn: false, needsFunder: true });
    expect(shown([yanzhou, other], [yanzhou, other], { funderId: 'F2' })).toMatchObject({
      mayGoOn: true,
      needsFunder: false,
    });
    expect(shown([yanzhou, other], [yanzhou, other], { switchedOff: true })).toMatchObject({
      mayGoOn: false,
      needsFunder: false,
    });
  });

  it.each<[string, readonly Candidate[], boolean]>([
    ['nothing', [], false],
    ['what goes together', [yanzhou, same], true],
    ['what does not', [yanzhou, services], false],
  ])('allows continuing or not: %s', (_what, selection, mayGoOn) => {
    expect(shown(everything, selection, { funderId: selection[0]?.funderId }).mayGoOn).toBe(mayGoOn);
    expect(shown(everything, selection, { funderId: selection[0]?.funderId, switchedOff: true })).toMatchObject({
      mayGoOn: false,
      closed: message('packages.switched-off'),
    });
  });
});
