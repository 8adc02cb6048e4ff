import { describe, expect, it } from 'vitest';
import { materialFromWire, materialToWire } from '../../src/contract/documented/evidence/material-mapping.ts';
import type { MaterialWire } from '../../src/contract/documented/evidence/materials.ts';
import { packageFromWire, packageToWire } from '../../src/contract/documented/evidence/package-mapping.ts';
import { limitsOf } from '../../src/domain/evidence/upload/document-limits.ts';
import { money } from '../../src/domain/money/money.ts';
import { evidencePackage } from '../builders/evidence-package.ts';
import { item, material } from '../builders/materials.ts';

/** Impossible or incomplete values from a back end are ignored; all others remain. */

const whole = {
  returnedItems: 2,
  submittedInvoiceTotal: '10.00',
  submittedContractTotal: '20.00',
  requiredMaterials: 5,
  givenMaterials: 3,
  expectedDate: '2026-12-01',
  fundedAt: 7,
  lapsesOn: '2027-01-01',
};
const read = {
  returnedItems: 2,
  submittedTotals: { invoices: money('10.00'), contracts: money('20.00') },
  given: { required: 5, there: 3 },
  expected: { day: '2026-12-01', about: false },
  fundedAt: 7,
  lapsesOn: '2027-01-01',
};
const packageWith = (parameters: unknown) =>
  packageFromWire({
    ...packageToWire(evidencePackage()),
    extBusiParams: typeof parameters === 'string' ? parameters : JSON.stringify(parameters),
  });

describe('additional values of a package', () => {
  it('is read', () => {
    expect(packageWith(whole)).toMatchObject(read);
  });

  it.each<[string, Readonly<Record<string, unknown>>, object]>([
    ['a count that is none', { returnedItems: 'three' }, { returnedItems: 0 }],
    ['how many are given without how many are wanted', { requiredMaterials: undefined }, { given: undefined }],
    ['how many are wanted without how many are given', { givenMaterials: undefined }, { given: undefined }],
    ['less than nothing', { givenMaterials: -1 }, { given: undefined }],
    ['half a material', { requiredMaterials: 2.5 }, { given: undefined }],
    ['one total without the other', { submittedContractTotal: undefined }, { submittedTotals: undefined }],
    ['the other total without the one', { submittedInvoiceTotal: '' }, { submittedTotals: undefined }],
    ['a total that is none', { submittedInvoiceTotal: 'much' }, { submittedTotals: undefined }],
    ['a day that there is none of', { expectedDate: '2026-02-30' }, { expected: undefined }],
    ['a day in other words', { lapsesOn: 'soon' }, { lapsesOn: undefined }],
    ['an instant before all time', { fundedAt: -7 }, { fundedAt: undefined }],
  ])('is as not said where it is %s', (_what, change, told) => {
    expect(packageWith({ ...whole, ...change })).toMatchObject({ ...read, ...told });
  });

  it.each(['', '{', 'null', '[]', '"text"'])('is nothing where it is %j', (parameters) => {
    expect(packageWith(parameters)).toEqual(evidencePackage());
  });
});

describe('values of a material', () => {
  const given = (change: Partial<MaterialWire>) =>
    materialFromWire({ ...materialToWire(material({ items: [item()] }), true, true), ...change });
  const property = (propertyType: string, value: string, busiKey?: string) => ({
    properties: [{ propertyType, propertyComponent: { value, busiKey } }],
  });

  it.each(['0', '-1', '2.5', 'many', ''])('is no number where it is %j', (value) => {
    expect(given(property('MAX_ITEMS', value)).maxItems).toBeUndefined();
    expect(given(property('MAX_FILES', value)).limits.maximumFiles).toBe(limitsOf.OTHER.maximumFiles);
  });

  it.each(['0', '-1', 'much'])('is no limit of a file where it is %j: the usual ones hold', (value) => {
    expect(given(property('FILE_LIMIT', value, 'pdf')).limits).toEqual(limitsOf.OTHER);
  });

  it('keeps unknown names, and lists them with the other materials', () => {
    expect(given({ docUploadStage: 'NEW_STAGE', docFileType: 'NEW_TYPE', ...property('NEW_RULE', '1') })).toMatchObject(
      { stage: 'FINANCE_OTHER', documentType: 'OTHER', unrecognised: ['NEW_STAGE', 'NEW_TYPE', 'NEW_RULE'] },
    );
    expect(given({})).not.toHaveProperty('unrecognised');
  });

  it('has no reviewer where the reviewer is missing or unknown', () => {
    const [document] = materialToWire(material({ items: [item({ reviewedBy: 'first' })] }), true, true).docFiles ?? [];
    const by = (approveSegment: string) =>
      given({ docFiles: document ? [{ ...document, approveSegment }] : [] }).items[0]?.reviewedBy;
    expect([by('first'), by('final'), by('third')]).toEqual(['first', 'final', undefined]);
  });
});
