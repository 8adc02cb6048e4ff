import { describe, expect, it } from 'vitest';
import type { Material, MaterialItem } from '../../../../src/domain/evidence/materials/material.ts';
import type { FileReading } from '../../../../src/domain/evidence/reading/file-reading.ts';
import { readDocumentFrom } from '../../../../src/domain/evidence/reading/read-document-from.ts';
import type { FieldReading } from '../../../../src/domain/evidence/reading/read-document.ts';
import { submissionEffect, readableItems } from '../../../../src/presentation/evidence/shared/submission-effect.ts';
import { evidencePackage } from '../../../builders/evidence-package.ts';
import { contractItem, contracts, invoiceItem, invoices, item, material } from '../../../builders/materials.ts';

/** A reading of a contract with these values. */
function read(said: Readonly<Partial<Record<'number' | 'amount', string>>>): FileReading {
  const fieldReadings = Object.entries(said).map(
    ([field, value]) => ({ field, value, source: 'pdf-text', sure: true }) as FieldReading,
  );
  return {
    state: 'read',
    document: readDocumentFrom('contract', fieldReadings, {
      today: '2026-11-21',
      parties: { sellers: [], buyers: [] },
    }),
  };
}
/** Its number is QH2026A0917. */
const contract = (documentId: string, change: Partial<MaterialItem> = {}) => contractItem(documentId, '5.00', change);
const effectOf = (items: readonly MaterialItem[], reading: FileReading | undefined) =>
  submissionEffect(items, () => reading);

describe('the reading effect of a submission', () => {
  it.each<[string, FileReading | undefined, object]>([
    ['all was read as it stands', read({ number: 'QH2026A0917', amount: '5.00' }), { kept: 2, corrected: 0, typed: 0 }],
    [
      'one thing was read otherwise',
      read({ number: 'QH2026A0918', amount: '5.00' }),
      { kept: 1, corrected: 1, typed: 0 },
    ],
    ['one thing was not read', read({ amount: '5.00' }), { kept: 1, corrected: 0, typed: 1 }],
    ['nothing could be read', { state: 'not-readable' }, { kept: 0, corrected: 0, typed: 2 }],
    ['it is still being read', { state: 'running' }, { kept: 0, corrected: 0, typed: 2 }],
    [
      'it is read once more',
      { state: 'running', before: read({ amount: '5.00' }) as Extract<FileReading, { state: 'read' }> },
      { kept: 1, corrected: 0, typed: 1 },
    ],
    ['nobody knows', undefined, { kept: 0, corrected: 0, typed: 2 }],
  ])('counts when %s', (_case, reading, effect) => {
    expect(effectOf([contract('C1')], reading)).toEqual(new Map([['BUSI_CONTRACT', effect]]));
  });

  it('does not count surrounding blanks as a correction', () => {
    const blanks = contract('C1', {
      content: { kind: 'contract', contract: { number: ' QH2026A0917 ', amount: undefined } },
    });
    expect(effectOf([blanks], read({ number: 'QH2026A0917' }))).toEqual(
      new Map([['BUSI_CONTRACT', { kept: 1, corrected: 0, typed: 0 }]]),
    );
  });

  it('is summed per kind, by the readings of each document', () => {
    const readings = new Map([
      ['C1', read({ number: 'QH2026A0917' })],
      ['C2', read({ number: 'ANOTHER' })],
    ]);
    const effects = submissionEffect([contract('C1'), invoiceItem('I1', '113.00'), contract('C2')], ({ documentId }) =>
      readings.get(documentId),
    );
    expect(effects.get('BUSI_CONTRACT')).toEqual({ kept: 1, corrected: 1, typed: 2 });
    expect(effects.get('BUSI_INVOICE')).toMatchObject({ kept: 0, corrected: 0 });
    expect(effects.size).toBe(2);
  });

  it('omits kinds without a field, and documents that are neither invoices nor contracts', () => {
    const bare = contract('C1', { content: { kind: 'contract', contract: { number: '', amount: undefined } } });
    expect(effectOf([bare, item(), contract('C2', { documentType: 'ORDER' })], undefined)).toEqual(new Map());
  });
});

describe('the documents of a submission', () => {
  const ids = (state: string, materials: readonly Material[], change = {}) =>
    readableItems(evidencePackage({ state, ...change }), materials).map((each) => [
      each.material.materialId,
      each.item.documentId,
    ]);
  const all = [
    invoices([invoiceItem('I1', '1.00')]),
    contracts([contract('C1'), contract('C2', { result: 'NOPASS' }), contract('C3', { changedSinceReturn: true })]),
    material({ items: [item()] }),
  ];

  it('are the invoices and contracts of a package being assembled, each with its place', () => {
    expect(ids('PREPARE', all)).toEqual([
      ['MI', 'I1'],
      ['MC', 'C1'],
      ['MC', 'C2'],
      ['MC', 'C3'],
    ]);
  });

  it('are the changeable ones of a returned package, and none of a submitted one', () => {
    expect([ids('MODIFY', all), ids('UN_AUDIT', all)]).toEqual([
      [
        ['MC', 'C2'],
        ['MC', 'C3'],
      ],
      [],
    ]);
    expect(ids('MODIFY', all, { changeGranted: true })).toHaveLength(4);
  });
});
