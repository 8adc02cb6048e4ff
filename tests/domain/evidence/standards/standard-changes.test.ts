import { describe, expect, it } from 'vitest';
import { standardChanges, type AskedCategory } from '../../../../src/domain/evidence/standards/standard-changes.ts';

const category = (change: Partial<AskedCategory> = {}): AskedCategory => ({
  categoryId: 'C-1',
  name: '贸易合同',
  stage: 'BUSI_CONTRACT',
  documentType: 'BUSI_CONTRACT',
  required: true,
  maxItems: 10,
  files: 'pdf',
  ...change,
});

describe('the changes of a standard', () => {
  it('is nothing where it asks for the same, in whatever order', () => {
    const [one, two] = [category(), category({ categoryId: 'C-2' })];
    expect(standardChanges([one, two], [two, one])).toEqual([]);
  });

  it('names each thing of a category that is another now', () => {
    const aspects = (change: Partial<AskedCategory>, has: Partial<AskedCategory> = {}) =>
      standardChanges([category(has)], [category(change)]);
    expect(aspects({ name: '购销合同' })).toEqual([{ change: 'changed', name: '购销合同', aspects: ['name'] }]);
    expect(aspects({ stage: 'FINANCE_OTHER' })).toMatchObject([{ aspects: ['stage'] }]);
    expect(aspects({ required: false })).toMatchObject([{ aspects: ['optional'] }]);
    expect(aspects({ required: true }, { required: false })).toMatchObject([{ aspects: ['required'] }]);
    expect(aspects({ maxItems: undefined })).toMatchObject([{ aspects: ['count'] }]);
    expect(aspects({ files: 'xml', required: false })).toMatchObject([{ aspects: ['optional', 'files'] }]);
  });

  it('lists new categories first, then changed ones, then removed ones', () => {
    const changes = standardChanges(
      [category(), category({ categoryId: 'C-2', name: '旧' })],
      [category({ maxItems: 1 }), category({ categoryId: 'C-3', name: '新', required: false })],
    );
    expect(changes.map(({ change, name }) => [change, name])).toEqual([
      ['added', '新'],
      ['changed', '贸易合同'],
      ['removed', '旧'],
    ]);
    expect(changes[0]).toEqual({ change: 'added', name: '新', required: false });
  });

  it('takes a category of another type of file for another', () => {
    expect(standardChanges([category()], [category({ documentType: 'OTHER' })]).map(({ change }) => change)).toEqual([
      'added',
      'removed',
    ]);
  });
});
