import { describe, expect, it } from 'vitest';
import { placeFromAddress } from '../../../../src/presentation/evidence/shared/list-address.ts';
import { relatedPlace } from '../../../../src/presentation/evidence/shared/related-place.ts';

describe('the place of related packages', () => {
  it('is the list of their type on the user’s side', () => {
    expect([relatedPlace('ABS', 'issue'), relatedPlace('CREDIT', 'finance')]).toEqual([
      { path: '/abs/accounts-receivable/finance-data/index/issue', isOwnList: true },
      { path: '/credit/finance-data/index/finance', isOwnList: true },
    ]);
  });

  it.each(['CREDIT', 'EST', 'ESTP', 'RECEIVABLE', 'SCCP', 'EDT', 'EJT'])(
    'is below the document type %s in lower case, as the documents say (F-017)',
    (packageType) => {
      expect(relatedPlace(packageType, 'finance')).toEqual({
        path: `/${packageType.toLowerCase()}/finance-data/index/finance`,
        isOwnList: true,
      });
    },
  );

  it('is the list of waiting ones when there is no such list, or the type is unknown', () => {
    for (const packageType of ['LABOURER_RIGHTS', 'POND', 'GUARANTEE', 'BAB', 'EXTOC', 'TOMORROW', 'toString', '']) {
      const { path, isOwnList: own } = relatedPlace(packageType, 'issue');
      expect([packageType, own, path.split('?')[0], placeFromAddress(path.split('?')[1] ?? '').waiting]).toEqual([
        packageType,
        false,
        '/common/finance-data/index/issue',
        true,
      ]);
    }
  });
});
