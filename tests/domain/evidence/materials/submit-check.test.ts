import { describe, expect, it } from 'vitest';
import { submitCheck } from '../../../../src/domain/evidence/materials/submit-check.ts';
import { money } from '../../../../src/domain/money/money.ts';
import {
  contractItem,
  contracts,
  invoiceItem,
  invoiceWith,
  invoices,
  item,
  material,
} from '../../../builders/materials.ts';

const today = '2026-11-21';
const financing = money('1000.00');
const complete = [
  contracts([contractItem('C1', '1000.00')]),
  invoices([invoiceItem('I1', '600.00'), invoiceItem('I2', '400.00')]),
  material({ items: [item()] }),
];

describe('obstacles to the submission of a package', () => {
  it('nothing, when all is there', () => {
    expect(submitCheck(complete, financing, today)).toEqual({ doubts: [], blockers: [], warnings: [] });
  });

  it('a required material without a document; an optional one may be empty', () => {
    const { blockers } = submitCheck(
      [material({ materialId: 'A', name: '授权书' }), material({ materialId: 'B', required: false })],
      financing,
      today,
    );
    expect(blockers).toEqual([
      { because: 'material-missing', stage: 'FINANCE_OTHER', materialId: 'A', name: '授权书' },
    ]);
  });

  it('a document without its file, or with a field amiss', () => {
    const { blockers } = submitCheck(
      [
        contracts([
          contractItem('C1', '1000.00', {
            files: [],
            content: { kind: 'contract', contract: { number: 'A-1', amount: undefined } },
          }),
        ]),
      ],
      financing,
      today,
    );
    expect(blockers.map((blocker) => blocker.because === 'item-incomplete' && blocker.problem)).toEqual([
      { field: 'files', because: 'file-missing' },
      { field: 'contract-number', because: 'contract-number-format' },
      { field: 'contract-amount', because: 'contract-amount-missing' },
    ]);
  });

  it('an invoice dated after today', () => {
    const late = invoiceItem('I1', '1000.00');
    const { blockers } = submitCheck([invoices([invoiceWith(late, { date: '2026-11-22' })])], financing, today);
    expect(blockers).toMatchObject([
      { because: 'item-incomplete', problem: { field: 'date', because: 'in-the-future' } },
    ]);
  });

  it('the same invoice twice, also across materials', () => {
    const { blockers } = submitCheck(
      [
        invoices([invoiceItem('I1', '600.00')]),
        invoices([{ ...invoiceItem('I1', '600.00'), documentId: 'I9' }], { materialId: 'MI2' }),
      ],
      financing,
      today,
    );
    expect(blockers).toMatchObject([
      {
        because: 'same-invoice-twice',
        materialId: 'MI2',
        documentId: 'I9',
        number: '26992000000000000001',
        twin: { materialId: 'MI', documentId: 'I1' },
      },
    ]);
  });

  it('not an invoice that another package has already, which is asked about and counts nothing', () => {
    const check = submitCheck(complete, financing, today, ({ documentId }) =>
      documentId === 'I2' ? { usedIn: 'DD20261109-0108' } : undefined,
    );
    expect(check.blockers).toEqual([]);
    expect(check.warnings).toMatchObject([
      { because: 'invoices-below-financing', total: money('600.00') },
      { because: 'invoice-used-elsewhere', documentId: 'I2', usedIn: 'DD20261109-0108', asks: true },
    ]);
  });

  it.each(['RED', 'VOID'] as const)(
    'not an invoice with the mark %s in the tax register, which is asked about and counts nothing, wherever else it is used',
    (mark) => {
      const check = submitCheck(complete, financing, today, ({ documentId }) =>
        documentId === 'I2' ? { mark, usedIn: 'DD20261109-0108' } : undefined,
      );
      expect(check.blockers).toEqual([]);
      expect(check.warnings).toMatchObject([
        { because: 'invoices-below-financing', total: money('600.00') },
        { because: 'invoice-marked', documentId: 'I2', mark, asks: true },
      ]);
    },
  );

  it('a returned document that has not been touched since', () => {
    const returned = invoiceItem('I1', '1000.00', { result: 'NOPASS', reason: '不清楚' });
    expect(submitCheck([invoices([returned])], financing, today).blockers).toMatchObject([
      { because: 'still-returned', documentId: 'I1', reason: '不清楚' },
    ]);
    expect(submitCheck([invoices([{ ...returned, changedSinceReturn: true }])], financing, today).blockers).toEqual([]);
  });

  it('a material returned as a whole, until something is added', () => {
    const returned = material({ required: false, result: 'NOPASS', reason: '请补充验收单' });
    expect(submitCheck([returned], financing, today).blockers).toMatchObject([
      { because: 'still-returned', documentId: undefined },
    ]);
    expect(
      submitCheck([{ ...returned, items: [item({ changedSinceReturn: true })] }], financing, today).blockers,
    ).toEqual([]);
  });

  it('a document of a material that was returned with it, named once', () => {
    const both = material({ result: 'NOPASS', reason: '不清楚', items: [item({ result: 'NOPASS', reason: '缺页' })] });
    expect(submitCheck([both], financing, today).blockers).toMatchObject([
      { because: 'still-returned', documentId: 'I1', reason: '缺页' },
    ]);
  });
});

describe('unknown facts', () => {
  it('are reported without a list of materials, or with unknown parts in it', () => {
    expect(submitCheck([], financing, today).doubts).toEqual([{ because: 'no-materials' }]);
    expect(
      submitCheck(
        [
          material({ name: '验收单', items: [item()], unrecognised: ['NEW_RULE'] }),
          material({ items: [item()], unrecognised: [] }),
        ],
        financing,
        today,
      ).doubts,
    ).toEqual([{ because: 'unrecognised', name: '验收单', codes: ['NEW_RULE'] }]);
  });
});

describe('notes for the submitter', () => {
  it.each([
    ['contracts', [contracts([], { required: false }), invoices([invoiceItem('I1', '1000.00')])]],
    ['invoices', [contracts([contractItem('C1', '1000.00')]), invoices([], { required: false })]],
    ['either', [contracts([], { required: false }), invoices([], { required: false })]],
  ])('is nothing of a sum of %s where none is given', (_what, materials) => {
    expect(submitCheck(materials, financing, today).warnings).toEqual([]);
  });

  it('do not include the total of contracts while an amount is missing', () => {
    const open = contractItem('C2', '1.00', {
      content: { kind: 'contract', contract: { number: 'A2', amount: undefined } },
    });
    const { blockers, warnings } = submitCheck(
      [contracts([contractItem('C1', '0.01'), open]), invoices([invoiceItem('I1', '1000.00')])],
      financing,
      today,
    );
    expect(blockers).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['1000.00', '1000.00', []],
    ['999.99', '1000.00', ['contracts-below-financing']],
    ['1000.00', '999.99', ['invoices-below-financing']],
    ['0.01', '0.01', ['contracts-below-financing', 'invoices-below-financing']],
  ])('contracts %s and invoices %s: %j', (contract, invoice, warnings) => {
    const check = submitCheck(
      [contracts([contractItem('C1', contract)]), invoices([invoiceItem('I1', invoice)])],
      financing,
      today,
    );
    expect(check.warnings.map((warning) => warning.because)).toEqual(warnings);
    expect(check.warnings.filter((warning) => warning.asks).map((warning) => warning.because)).toEqual(
      warnings.filter((warning) => warning.startsWith('contracts')),
    );
  });
});
