import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { ItemOutcome, MaterialDesk } from '../../../../src/application/ports/evidence/material-desk.ts';
import { originalInvoiceOf } from '../../../../src/domain/evidence/materials/document-content.ts';
import type { MaterialItem } from '../../../../src/domain/evidence/materials/material.ts';
import type { InvoiceMark } from '../../../../src/domain/evidence/reuse/invoice-mark.ts';
import { OriginalInvoices } from '../../../../src/presentation/evidence/check-answers/original-invoices.ts';
import { invoiceItem } from '../../../builders/materials.ts';

const replaced = { fileName: 'a.pdf', number: '1', amount: undefined, sameFiles: false };

function asking(
  given: readonly MaterialItem[],
  answers: readonly (ItemOutcome['saved'] | 'fault')[] = [],
  marks: Readonly<Record<string, InvoiceMark>> = {},
  asks = true,
  readAsRed: readonly string[] = [],
) {
  let items = [...given];
  const left = [...answers];
  const kept: MaterialItem[] = [];
  const [named, lookAgain, faultSeen] = [
    vi.fn(async () => undefined),
    vi.fn(
      async () =>
        void (items = items.map((item) => kept.find(({ documentId }) => documentId === item.documentId) ?? item)),
    ),
    vi.fn(),
  ];
  const change: MaterialDesk['change'] = async (seen, { content }) => {
    const answer = left.shift() ?? true;
    if (answer === 'fault') throw new Error('away');
    if (!answer) return { saved: false, because: 'gone' };
    const item = { ...seen, content: content ?? seen.content };
    kept.push(item);
    return { saved: true, item };
  };
  const originals = new OriginalInvoices({
    desk: { change } as MaterialDesk,
    items: () => items,
    asks: () => asks,
    isReadAsRed: ({ documentId }) => readAsRed.includes(documentId),
    against: ({ documentId }) => ({ mark: marks[documentId] }),
    onNamed: named,
    refresh: lookAgain,
    faultSeen,
  });
  return { originals, kept, named, lookAgain, faultSeen };
}

describe('the originals of invoices', () => {
  it('are required for red or replaced invoices that have none', () => {
    const done = invoiceItem('I4', '1.00', { replaced });
    const { originals } = asking(
      [
        invoiceItem('I1', '1.00'),
        invoiceItem('I2', '1.00'),
        invoiceItem('I3', '1.00', { replaced }),
        done.content.kind === 'invoice'
          ? { ...done, content: { ...done.content, original: { number: '26992000000000000090', code: '' } } }
          : done,
      ],
      [],
      { I2: 'RED' },
    );
    expect([originals.ask(), originals.isOpen, originals.views.map(({ documentId }) => documentId)]).toEqual([
      true,
      true,
      ['I2', 'I3'],
    ]);
    originals.originalsDropped();
    expect(originals.isOpen).toBe(false);
  });

  it('are not required when no invoice needs one', () => {
    const { originals } = asking([invoiceItem('I1', '1.00')]);
    expect([originals.ask(), originals.isOpen]).toEqual([false, false]);
  });

  it('show what is wrong after the first attempt, and are saved only when all are right', async () => {
    const { originals, kept, named } = asking([
      invoiceItem('I1', '1.00', { replaced }),
      invoiceItem('I2', '1.00', { replaced }),
    ]);
    originals.ask();
    originals.typed('I1', { number: ' 26992000000000000090 ' });
    expect(originals.views.map(({ numberProblem }) => numberProblem)).toEqual([undefined, undefined]);
    await originals.originalsConfirmed();
    expect([originals.views.map(({ numberProblem }) => numberProblem), originals.isOpen, kept.length]).toEqual([
      [undefined, 'check.original-missing'],
      true,
      0,
    ]);
    originals.typed('I2', { number: '01280381' });
    await originals.originalsConfirmed();
    expect([originals.views[1]?.numberProblem, originals.views[1]?.codeProblem, named.mock.calls.length]).toEqual([
      undefined,
      'check.original-code-format',
      0,
    ]);
    originals.typed('I2', { code: '033992400111' });
    await originals.originalsConfirmed();
    expect([kept.map(({ content }) => originalInvoiceOf(content)), originals.isOpen, named.mock.calls.length]).toEqual([
      [
        { number: '26992000000000000090', code: '' },
        { number: '01280381', code: '033992400111' },
      ],
      false,
      1,
    ]);
  });

  it.each([[false], ['fault']] as const)(
    'that cannot be saved (%s) report it, stay open, and are not sent twice',
    async (answer) => {
      const { originals, named, lookAgain, faultSeen } = asking(
        [invoiceItem('I1', '1.00', { replaced }), invoiceItem('I2', '1.00', { replaced })],
        [true, answer],
      );
      originals.ask();
      for (const id of ['I1', 'I2']) originals.typed(id, { number: '26992000000000000090' });
      await originals.originalsConfirmed();
      expect([
        originals.isOpen,
        originals.failed,
        named.mock.calls.length,
        lookAgain.mock.calls.length,
        faultSeen.mock.calls.length,
      ]).toEqual([true, true, 0, 1, answer === 'fault' ? 1 : 0]);
      expect(originals.missing.map(({ documentId }) => documentId)).toEqual(['I1', 'I2'].slice(1));
      await originals.originalsConfirmed();
      expect([originals.isOpen, originals.failed, named.mock.calls.length]).toEqual([false, false, 1]);
    },
  );

  it('are not required by other funders, unless the back end refuses the package without them', () => {
    const { originals } = asking(
      [invoiceItem('I1', '1.00', { replaced }), invoiceItem('I2', '1.00')],
      [],
      { I2: 'RED' },
      false,
      ['I1'],
    );
    expect([originals.ask(), originals.actions.size]).toEqual([false, 0]);
    expect([
      originals.demand(['I2']),
      originals.demanded,
      originals.isOpen,
      originals.views.map(({ documentId }) => documentId),
    ]).toEqual([true, true, true, ['I2']]);
    originals.originalsDropped();
    expect([originals.ask(), originals.demanded]).toEqual([true, false]);
    expect([originals.demand(['I2', 'nobody']), asking([]).originals.demand(['I9'])]).toEqual([true, false]);
  });

  it('are suggested when only the reading is red, and not required', () => {
    const { originals } = asking(
      [invoiceItem('I1', '1.00'), invoiceItem('I2', '1.00'), invoiceItem('I3', '1.00')],
      [],
      { I2: 'RED' },
      true,
      ['I1', 'I2'],
    );
    expect([[...originals.actions], originals.missing.map(({ documentId }) => documentId)]).toEqual([
      [
        ['I1', 'hinted'],
        ['I2', 'name'],
      ],
      ['I2'],
    ]);
  });

  it('that are given already can be changed separately, without a submission', async () => {
    const given = invoiceItem('I1', '1.00', { replaced });
    const { originals, kept, named, lookAgain } = asking([
      given.content.kind === 'invoice'
        ? { ...given, content: { ...given.content, original: { number: '01280381', code: '033992400111' } } }
        : given,
      invoiceItem('I2', '1.00', { replaced }),
    ]);
    expect([...originals.actions]).toEqual([
      ['I1', 'change'],
      ['I2', 'name'],
    ]);
    originals.originalPressed('I1');
    expect(originals.views).toMatchObject([{ documentId: 'I1', number: '01280381', code: '033992400111' }]);
    originals.typed('I1', { number: '01280399' });
    originals.originalsDropped();
    originals.originalPressed('I1');
    expect(originals.views).toMatchObject([{ number: '01280381' }]);
    originals.typed('I1', { number: '01280382' });
    await originals.originalsConfirmed();
    expect([
      kept.map(({ content }) => originalInvoiceOf(content)),
      originals.isOpen,
      named.mock.calls.length,
      lookAgain.mock.calls.length,
    ]).toEqual([[{ number: '01280382', code: '033992400111' }], false, 0, 1]);
    expect([originals.ask(), originals.views.map(({ documentId }) => documentId)]).toEqual([true, ['I2']]);
  });

  it('show every observer what is wrong after the first attempt', async () => {
    const { originals } = asking([invoiceItem('I1', '1.00', { replaced })]);
    const seen: unknown[] = [];
    const left = autorun(() => seen.push(originals.views.map(({ numberProblem }) => numberProblem)));
    originals.ask();
    originals.typed('I1', { number: '0128' });
    await originals.originalsConfirmed();
    expect(seen.at(-1)).toEqual(['check.original-number-format']);
    originals.originalsDropped();
    originals.ask();
    expect(seen.at(-1)).toEqual([undefined]);
    left();
  });

  it('of an invoice that may not be changed are not requested', () => {
    const { originals } = asking([invoiceItem('I1', '1.00')]);
    originals.originalPressed('I9');
    expect(originals.isOpen).toBe(false);
  });
});
