import { describe, expect, it } from 'vitest';
import { changesBetween, type HistoryFacts } from '../../../../src/domain/company/shared/company-history.ts';

const facts: HistoryFacts = {
  legalName: '陆观澜',
  agentName: '',
  upperName: '',
  upperCode: '',
  licenceUntil: '2030-01-01',
};

describe('the history of a company’s data', () => {
  it('lists all data of the first certification, and the changed data of later ones', () => {
    expect(changesBetween(undefined, facts)).toEqual([
      { field: 'legalName', before: '', after: '陆观澜' },
      { field: 'licenceUntil', before: '', after: '2030-01-01' },
    ]);
    expect(changesBetween(facts, { ...facts, legalName: '江既白', agentName: '周思远' })).toEqual([
      { field: 'legalName', before: '陆观澜', after: '江既白' },
      { field: 'agentName', before: '', after: '周思远' },
    ]);
    expect(changesBetween({ ...facts, agentName: '周思远' }, facts)).toEqual([
      { field: 'agentName', before: '周思远', after: '' },
    ]);
    expect(changesBetween(facts, facts)).toEqual([]);
  });
});
