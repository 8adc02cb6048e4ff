import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  itemFromWire,
  itemToWire,
  materialFromWire,
  materialToWire,
} from '../../src/contract/documented/evidence/material-mapping.ts';
import { docFileWire, materialWire } from '../../src/contract/documented/evidence/materials.ts';
import { packageFromWire, packageToWire } from '../../src/contract/documented/evidence/package-mapping.ts';
import { packageWire } from '../../src/contract/documented/evidence/package-list.ts';
import { addDays } from '../../src/domain/calendar/plain-date.ts';
import { invoiceReadFields } from '../../src/domain/evidence/reading/read-fields.ts';
import { invoiceTypes } from '../../src/domain/evidence/invoice/invoice-type.ts';
import type { DocumentContent } from '../../src/domain/evidence/materials/document-content.ts';
import type { EvidencePackage } from '../../src/domain/evidence/materials/evidence-package.ts';
import type { Material, MaterialItem } from '../../src/domain/evidence/materials/material.ts';
import { documentTypes, uploadStages, type DocumentType } from '../../src/domain/evidence/materials/stage.ts';
import { openBooks } from '../../src/domain/evidence/shared/book-policies.ts';

/** Values that a back end may store are unchanged after they were written to and read from the wire. */

const text = fc.string({ maxLength: 8 });
const amount = fc.bigInt({ min: 0n, max: 9_999_999_999_998n }).map((fen) => ({ fen }));
const maybe = <Value>(given: fc.Arbitrary<Value>) => fc.option(given, { nil: undefined });
const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days));
const instant = fc.integer({ min: 0, max: 4_000_000_000_000 });
const file = fc.record({ fileId: text, name: text, size: fc.nat(), mimeType: text });
const result = fc.constantFrom('PASS' as const, 'NOPASS' as const, 'UNKNOWN' as const);

const invoice = fc.record({
  type: maybe(fc.constantFrom(...invoiceTypes)),
  code: text,
  number: text,
  checkCode: text,
  date: text,
  amountExcludingTax: maybe(amount),
  tax: maybe(amount),
  total: maybe(amount),
});
// When a number as written differs from the number only by separators, it is stored beside it; no other is.
const contract = fc.oneof(
  fc.record({ number: text, amount: maybe(amount) }),
  fc.record({ number: fc.constant('QH2026'), asWritten: fc.constantFrom('QH-2026', 'QH/2026'), amount: maybe(amount) }),
);
const contentOfType = (type: DocumentType): fc.Arbitrary<DocumentContent> => {
  if (type === 'BUSI_INVOICE')
    return fc
      .tuple(
        invoice,
        fc.constantFrom(
          {},
          { original: { number: '01280381', code: '033992400111' } },
          { original: { number: '26992000000000000017', code: '' } },
        ),
      )
      .map(([each, original]) => ({ kind: 'invoice', invoice: each, ...original }));
  return type === 'BUSI_CONTRACT'
    ? contract.map((each) => ({ kind: 'contract', contract: each }))
    : fc.constant({ kind: 'other' });
};
const item: fc.Arbitrary<MaterialItem> = fc.constantFrom(...documentTypes).chain((documentType) =>
  fc.record({
    documentId: text,
    documentType: fc.constant(documentType),
    revision: maybe(fc.nat()),
    files: fc.array(file, { maxLength: 2 }),
    content: contentOfType(documentType),
    result,
    reason: text,
    reviewedAt: maybe(instant),
    reviewedBy: maybe(fc.constantFrom('first' as const, 'final' as const)),
    changedSinceReturn: fc.boolean(),
    replaced: maybe(fc.record({ fileName: text, number: text, amount: maybe(amount), sameFiles: fc.boolean() })),
  }),
);
const withAllFields: fc.Arbitrary<Material> = fc.record({
  materialId: text,
  categoryId: text,
  name: text,
  stage: fc.constantFrom(...uploadStages),
  documentType: fc.constantFrom(...documentTypes),
  required: fc.boolean(),
  maxItems: maybe(fc.integer({ min: 1, max: 99 })),
  limits: fc.record({
    maximumKilobytes: fc.dictionary(fc.constantFrom('pdf', 'jpg', 'png'), fc.integer({ min: 1, max: 99_999 }), {
      minKeys: 1,
    }),
    maximumFiles: fc.integer({ min: 1, max: 99 }),
  }),
  templates: fc.array(file, { maxLength: 2 }),
  examples: fc.array(file, { maxLength: 2 }),
  result,
  reason: text,
  reopened: fc.boolean(),
  items: fc.array(item, { maxLength: 2 }),
});
const material: fc.Arbitrary<Material> = fc.oneof(
  withAllFields,
  fc
    .tuple(withAllFields, fc.subarray([...invoiceReadFields]))
    .map(([given, recognisedFields]) => ({ ...given, recognisedFields })),
);
const evidence: fc.Arbitrary<EvidencePackage> = fc.record({
  packageId: text,
  book: fc.constantFrom(...openBooks()),
  state: text,
  dataVersion: fc.nat(),
  totalAmount: amount,
  payerName: text,
  creditSourceName: text,
  supplierName: text,
  funderName: text,
  accountNumber: text,
  expectedPaymentAmount: maybe(amount),
  expectedDueDate: maybe(day),
  createdAt: instant,
  createdBy: text,
  submittedAt: maybe(instant),
  submittedBy: text,
  since: maybe(instant),
  expected: maybe(fc.record({ day, about: fc.boolean() })),
  fundedAt: maybe(instant),
  lapsesOn: maybe(day),
  withdrawable: fc.boolean(),
  changeGranted: fc.boolean(),
  given: maybe(fc.record({ required: fc.nat(), there: fc.nat() })),
  handlerId: text,
  handlerName: text,
  returnedItems: fc.nat(),
  standardVersion: text,
  submittedTotals: maybe(fc.record({ invoices: amount, contracts: amount })),
  businesses: fc.array(fc.record({ id: text, number: text, amount, dueDate: day }), { maxLength: 2 }),
});

/** As JSON carries it, and as the schema accepts it. */
const travelled = <Output>(schema: v.GenericSchema<unknown, Output>, wire: unknown): Output =>
  v.parse(schema, JSON.parse(JSON.stringify(wire)));

it('a document', () => {
  fc.assert(
    fc.property(item, (given) => {
      expect(itemFromWire(travelled(docFileWire, itemToWire(given, 'M1', true)))).toEqual(given);
    }),
  );
});

it('a document without a revision', () => {
  fc.assert(
    fc.property(item, (given) => {
      expect(itemFromWire(travelled(docFileWire, itemToWire(given, 'M1', false)))).toEqual({
        ...given,
        revision: undefined,
      });
    }),
  );
});

it('a material with its documents, and without them', () => {
  fc.assert(
    fc.property(material, (given) => {
      expect(materialFromWire(travelled(materialWire, materialToWire(given, true, true)))).toEqual(given);
    }),
  );
  fc.assert(
    fc.property(material, (given) => {
      expect(materialFromWire(travelled(materialWire, materialToWire(given, false, true)))).toEqual({
        ...given,
        items: [],
      });
    }),
  );
});

it('an unknown or unchecked parameter of recognition names no field (F-211)', () => {
  const [given] = fc.sample(withAllFields, 1);
  if (!given) throw new Error('No sample');
  const wire = materialToWire(given, false, true);
  const parameter = (busiKey: string, isChecked: boolean) => ({
    propertyType: 'OCR_FIELD',
    propertyComponent: { busiKey, isChecked },
  });
  const read = materialFromWire({
    ...wire,
    properties: [
      ...wire.properties,
      parameter('total', true),
      parameter('date', false),
      parameter('constructor', true),
      parameter('tomorrow', true),
    ],
  });
  expect([read.recognisedFields, read.unrecognised]).toEqual([['total'], undefined]);
});

it('a package', () => {
  fc.assert(
    fc.property(evidence, (given) => {
      expect(packageFromWire(travelled(packageWire, packageToWire(given)))).toEqual(given);
    }),
  );
});

it('a package of a book that is not open is none', () => {
  fc.assert(
    fc.property(evidence, (given) => {
      expect(packageFromWire({ ...packageToWire(given), docType: 'NO_SUCH_BOOK' })).toBeUndefined();
    }),
  );
});
