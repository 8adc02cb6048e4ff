import { describe, expect, it } from 'vitest';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import { hasList, holdingQuery } from '../../../../server/core/trade/list-queries.ts';
import { momentOf } from '../../../../server/core/trade/trade-facts.ts';
import { tradeLists } from '../../../../src/domain/trade/shared/trade-list.ts';

const own = { institution: '', innerOrganisationId: undefined };
const organisation = { institution: 'GI-1', innerOrganisationId: 'IO-1' };
const otherInstitution = { institution: 'GI-1', innerOrganisationId: undefined };
const whole = (all: readonly string[]): readonly string[] => all.toSorted();

describe('the lists of the trade', () => {
  it.each([
    ['a supplier’s operator', 'ROLE_CORP_OPERATOR', own, tradeLists.filter((list) => list !== 'instruments')],
    [
      'a core enterprise’s operator',
      'ROLE_CORE_OPERATOR',
      own,
      tradeLists.filter((list) => list !== 'held' && list !== 'transit'),
    ],
    ['a role without a part in the trade', 'CORP_MANAGER', own, []],
    ['an inner organisation', 'ROLE_CORP_OPERATOR', organisation, ['held', 'ledger']],
    ['an inner organisation of a core enterprise', 'ROLE_CORE_OPERATOR', organisation, []],
    ['an inner organisation in a role without a part', 'CORP_MANAGER', organisation, []],
    ['an institution that is no inner organisation', 'ROLE_CORP_OPERATOR', otherInstitution, []],
  ] as const)('that %s has', (_who, role, of, lists) => {
    const reader = { role, user: of as UserRecord };
    expect(whole(tradeLists.filter((list) => hasList(list, reader)))).toEqual(whole(lists));
  });

  it.each([
    [{}, undefined],
    [{ dueFrom: '2027-01-01' }, { from: '2027-01-01', until: '2999-12-31' }],
    [{ dueTo: '2027-01-31' }, { from: '1900-01-01', until: '2027-01-31' }],
    [
      { dueFrom: '2027-01-01', dueTo: '2027-01-31' },
      { from: '2027-01-01', until: '2027-01-31' },
    ],
  ])('of holdings due as %j have the span %j, of which an end that is not named is open', (asked, due) => {
    const user = { pkCorp: 'C-1' } as UserRecord;
    expect(holdingQuery(asked, 'held', { user }, momentOf(Date.parse('2026-11-27T02:00:00Z'))).due).toEqual(due);
  });
});
