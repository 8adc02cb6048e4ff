import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeFields, fieldReadingsOf } from '../../../../src/domain/evidence/reading/merge-readings.ts';
import type { FieldReading } from '../../../../src/domain/evidence/reading/read-document.ts';
import {
  contractReadFields,
  type ContractReadField,
  invoiceReadFields,
  type InvoiceReadField,
} from '../../../../src/domain/evidence/reading/read-fields.ts';
import { trustRank, readSources } from '../../../../src/domain/evidence/reading/read-source.ts';

const share = fc.constantFrom(0, 0.25, 0.5);
const area = fc.record({
  left: share,
  top: share,
  width: fc.constantFrom(0.1, 0.2),
  height: fc.constantFrom(0.1, 0.2),
});
const fieldReading: fc.Arbitrary<FieldReading<InvoiceReadField>> = fc.record(
  {
    field: fc.constantFrom(...invoiceReadFields),
    value: fc.constantFrom('A（B）', 'a(b)', '1', '2', '3'),
    source: fc.constantFrom(...readSources),
    sure: fc.boolean(),
    place: fc.record({ page: fc.constantFrom(1, 2), area }),
  },
  { requiredKeys: ['field', 'value', 'source', 'sure'] },
);
const fieldReadings = fc.array(fieldReading, { maxLength: 30 });

describe('merging the values of several sources', () => {
  test('does not depend on the order', () => {
    fc.assert(
      fc.property(
        fieldReadings.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(mergeFields('invoice', shuffled)).toEqual(mergeFields('invoice', all));
        },
      ),
    );
  });

  test('keeps the upper left of two places of the same value, in either order', () => {
    const at = (top: number) => ({ left: 0.1, top, width: 0.2, height: 0.1 });
    const said = (top: number): FieldReading<InvoiceReadField> => ({
      field: 'number',
      value: '1',
      source: 'pdf-text',
      sure: true,
      place: { page: 1, area: at(top) },
    });
    const bare: FieldReading<InvoiceReadField> = { field: 'number', value: '1', source: 'pdf-text', sure: true };
    for (const order of [
      [said(0.1), said(0.5), bare],
      [bare, said(0.5), said(0.1)],
    ])
      expect(mergeFields('invoice', order).map(({ said: all }) => all.map(({ place }) => place))).toEqual([
        [{ page: 1, area: at(0.1) }],
      ]);
  });

  test('changes nothing when values are repeated', () => {
    fc.assert(
      fc.property(fieldReadings, (all) => {
        const once = mergeFields('invoice', all);
        expect(mergeFields('invoice', [...all, ...all])).toEqual(once);
        expect(mergeFields('invoice', fieldReadingsOf(once))).toEqual(once);
      }),
    );
  });

  test('gives the same result when a part was merged before', () => {
    fc.assert(
      fc.property(fieldReadings, fieldReadings, (before, after) => {
        expect(mergeFields('invoice', [...fieldReadingsOf(mergeFields('invoice', before)), ...after])).toEqual(
          mergeFields('invoice', [...before, ...after]),
        );
      }),
    );
  });

  test('takes the most trusted value, keeps the others and reports whether they differ', () => {
    fc.assert(
      fc.property(fieldReadings, (all) => {
        for (const { field, value, source, said, doubts, certainty } of mergeFields('invoice', all)) {
          const about = all.filter((each) => each.field === field);
          expect(trustRank(source)).toBe(Math.min(...about.map((each) => trustRank(each.source))));
          expect(new Set(said.map((each) => each.value))).toEqual(new Set(about.map((each) => each.value)));
          if (new Set(about.map((each) => each.value)).size === 1) expect(doubts).not.toContain('sources-disagree');
          if (about.some((each) => each.value === '1') && about.some((each) => each.value === '2'))
            expect(doubts).toContain('sources-disagree');
          expect(certainty).toBe(doubts.length === 0 ? 'certain' : 'to-check');
          expect(said[0]?.value).toBe(value);
        }
      }),
    );
  });
});

const contractSaying = (
  field: ContractReadField,
  value: string,
  source: FieldReading['source'],
  sure = true,
): FieldReading<ContractReadField> => ({ field, value, source, sure });

test.each([
  ['number', 'QH-2026-018', 'QH2026018'],
  ['number', '启购字（2026）018', '启购字(2026)018'],
  ['firstParty', '禾泽商业保理(天津)有限公司', '禾泽商业保理（天津）有限公司'],
] as const)('the %s %s equals %s', (field, one, other) => {
  expect(
    mergeFields('contract', [contractSaying(field, one, 'pdf-text'), contractSaying(field, other, 'optical')]),
  ).toMatchObject([{ value: one, source: 'pdf-text', doubts: [] }]);
});

test('an unsure value is to be checked until another source confirms it', () => {
  const guess = contractSaying('amount', '642300.00', 'pdf-text', false);
  expect(mergeFields('contract', [guess])).toMatchObject([{ certainty: 'to-check', doubts: ['unsure'] }]);
  expect(mergeFields('contract', [guess, contractSaying('amount', '642300.00', 'optical', false)])).toMatchObject([
    { certainty: 'certain', doubts: [] },
  ]);
  expect(mergeFields('contract', [guess, contractSaying('amount', '1.00', 'optical', true)])).toMatchObject([
    { value: '642300.00', doubts: ['sources-disagree', 'unsure'] },
  ]);
});

test('a sure value of a source comes before its unsure one', () => {
  const both = [
    contractSaying('amount', '1.00', 'pdf-text', false),
    contractSaying('amount', '2.00', 'pdf-text', true),
  ];
  expect(mergeFields('contract', both)).toMatchObject([{ value: '2.00', doubts: ['sources-disagree'] }]);
});

test('the seven sources are trusted in order, machine data before paper', () => {
  expect(readSources.toSorted((a, b) => trustRank(a) - trustRank(b))).toEqual([
    'xml',
    'ofd',
    'pdf-attachment',
    'pdf-info',
    'qr-code',
    'pdf-text',
    'optical',
  ]);
  expect(mergeFields('contract', [])).toEqual([]);
  expect(
    mergeFields(
      'contract',
      contractReadFields.toReversed().map((field) => contractSaying(field, '1', 'pdf-text')),
    ).map(({ field }) => field),
  ).toEqual(contractReadFields);
});
