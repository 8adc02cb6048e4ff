import { describe, expect, it } from 'vitest';
import { listPathOf } from '../../../../src/domain/evidence/shared/related-list.ts';
import { packageTypes, type PackageType } from '../../../../src/domain/catalogue/package-type.ts';

const lists: Readonly<Record<PackageType, readonly [finance: string | undefined, issue: string | undefined]>> = {
  CREDIT: ['/credit/finance-data/index/finance', '/credit/finance-data/index/issue'],
  RECEIVABLE: ['/receivable/finance-data/index/finance', '/receivable/finance-data/index/issue'],
  SCCP: ['/sccp/finance-data/index/finance', '/sccp/finance-data/index/issue'],
  EJT: ['/ejt/finance-data/index/finance', '/ejt/finance-data/index/issue'],
  EST: ['/est/finance-data/index/finance', '/est/finance-data/index/issue'],
  ESTP: ['/estp/finance-data/index/finance', '/estp/finance-data/index/issue'],
  ABS: ['/abs/accounts-receivable/finance-data/index/finance', '/abs/accounts-receivable/finance-data/index/issue'],
  EDT: ['/edt/finance-data/index/finance', undefined],
  EXTOC: [undefined, undefined],
  LABOURER_RIGHTS: [undefined, undefined],
  POND: [undefined, undefined],
  GUARANTEE: [undefined, undefined],
  BAB: [undefined, undefined],
};

describe('the list that contains a related business', () => {
  it.each(packageTypes)('has the documented address for %s', (packageType) => {
    expect([listPathOf(packageType, 'finance'), listPathOf(packageType, 'issue')]).toEqual(lists[packageType]);
  });

  it.each(['ORDER', 'credit', '', '__proto__'])('is unknown for %j', (packageType) => {
    expect(listPathOf(packageType, 'finance')).toBeUndefined();
  });
});
