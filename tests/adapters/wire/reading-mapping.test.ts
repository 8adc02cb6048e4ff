import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingFromWire, readingToWire } from '../../../src/contract/documented/evidence/reading-mapping.ts';
import type { FileReading } from '../../../src/domain/evidence/reading/file-reading.ts';
import { readDocumentFrom } from '../../../src/domain/evidence/reading/read-document-from.ts';
import { placeOf, type FieldReading } from '../../../src/domain/evidence/reading/read-document.ts';
import { contractReadFields, invoiceReadFields } from '../../../src/domain/evidence/reading/read-fields.ts';
import { readSources } from '../../../src/domain/evidence/reading/read-source.ts';

const parties = { sellers: [{ name: '砚舟' }], buyers: [{ name: '启衡' }] };
const share = fc.double({ min: 0, max: 0.5, noNaN: true });
const size = fc.double({ min: 0.01, max: 0.5, noNaN: true });
// JSON does not distinguish 0 from -0.
const area = fc.record({
  left: share.map((left) => left + 0),
  top: share.map((top) => top + 0),
  width: size,
  height: size,
});
const fieldReadings = fc.array(
  fc.record(
    {
      field: fc.constantFrom(...invoiceReadFields, ...contractReadFields),
      value: fc.string({ maxLength: 12 }),
      source: fc.constantFrom(...readSources),
      sure: fc.boolean(),
      place: fc.record({ page: fc.integer({ min: 1, max: 9 }), area }),
    },
    { requiredKeys: ['field', 'value', 'source', 'sure'] },
  ),
  { maxLength: 12 },
);

describe('a reading on the wire', () => {
  it('is converted there and back, with its fields and doubts', () => {
    fc.assert(
      fc.property(
        fieldReadings,
        fc.constantFrom('invoice' as const, 'contract' as const),
        (said: readonly FieldReading[], kind) => {
          const reading: FileReading = {
            state: 'read',
            document: readDocumentFrom(kind, said, { today: '2026-11-21', parties }),
          };
          const wire = JSON.parse(JSON.stringify(readingToWire('PK1', reading))) as Parameters<
            typeof readingFromWire
          >[0];
          expect(readingFromWire(wire)).toEqual(reading);
        },
      ),
    );
  });

  const lowerHalf = { left: 0, top: 0.5, width: 1, height: 0.5 };
  it.each<FileReading>([
    {
      state: 'not-readable',
      againLeft: 3,
      paper: {
        pageCount: 3,
        pagesRead: 2,
        invoices: [
          { number: '1', parts: [{ page: 1 }, { page: 2 }] },
          { number: '2', parts: [{ page: 2, area: lowerHalf }] },
        ],
        looksLike: 'invoice',
        undividable: 'signed',
      },
    },
    {
      state: 'not-readable',
      paper: { pageCount: 1, pagesRead: 1, invoices: [], looksLike: undefined, undividable: undefined },
    },
  ])('keeps what is known of the paper: %j', (reading) => {
    expect(readingFromWire(readingToWire('PK1', reading))).toEqual(reading);
  });

  it('leaves out unknown values about a paper', () => {
    const reading = readingFromWire({
      pkFile: 'PK1',
      taskStatus: 'COMPLETE',
      readable: false,
      paper: {
        pageCount: 2,
        pagesRead: 2,
        invoices: [
          { number: '1', parts: [{ pageNo: 0 }] },
          { number: '2', parts: [{ pageNo: 1, left: 0.5, top: 0, width: 0.9, height: 1 }] },
        ],
        looksLike: 'poem',
        undividable: 'glued',
      },
    });
    expect(reading).toEqual({
      state: 'not-readable',
      paper: {
        pageCount: 2,
        pagesRead: 2,
        invoices: [{ number: '2', parts: [{ page: 1 }] }],
        looksLike: undefined,
        undividable: undefined,
      },
    });
  });

  it.each<FileReading>([{ state: 'waiting' }, { state: 'running' }, { state: 'not-readable' }])('%j', (reading) => {
    expect(readingFromWire(readingToWire('PK1', reading))).toEqual(reading);
  });

  it.each([
    ['a page that there is not', { pageNo: 0, left: 0, top: 0, width: 0.1, height: 0.1 }],
    ['half a page', { pageNo: 1.5, left: 0, top: 0, width: 0.1, height: 0.1 }],
    ['a place beside its page', { pageNo: 1, left: 0.95, top: 0, width: 0.1, height: 0.1 }],
    ['a place of no size', { pageNo: 1, left: 0, top: 0, width: 0, height: 0.1 }],
    ['none, as back ends did that kept no places', null],
  ])('with %s has no place, and keeps its values', (_what, place) => {
    const found = readingFromWire({
      pkFile: 'PK1',
      taskStatus: 'COMPLETE',
      readable: true,
      documentKind: 'INVOICE',
      fields: [{ fieldName: 'number', value: '1', source: 'xml', said: [{ value: '1', source: 'xml', place }] }],
    });
    const [field] = found?.state === 'read' ? found.document.fields : [];
    expect([field?.value, field && placeOf(field)]).toEqual(['1', undefined]);
  });

  it.each([
    ['a state that nobody knows', { taskStatus: 'PAUSED' }, undefined],
    [
      'a kind that nobody knows',
      { taskStatus: 'COMPLETE', readable: true, documentKind: 'LETTER' },
      { state: 'not-readable' },
    ],
    [
      'no fields',
      { taskStatus: 'COMPLETE', readable: true, documentKind: 'INVOICE' },
      { state: 'read', document: { kind: 'invoice', fields: [] } },
    ],
    [
      'fields and sources that nobody knows',
      {
        taskStatus: 'COMPLETE',
        readable: true,
        documentKind: 'INVOICE',
        fields: [
          { fieldName: 'constructor', value: '1', source: 'xml' },
          { fieldName: 'number', value: '1', source: '__proto__' },
        ],
      },
      { state: 'read', document: { fields: [] } },
    ],
  ])('with %s has nothing invalid', (_what, wire, reading) => {
    const found = readingFromWire({ pkFile: 'PK1', ...wire });
    if (reading === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(reading);
  });
});
