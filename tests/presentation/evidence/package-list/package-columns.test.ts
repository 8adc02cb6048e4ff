import { describe, expect, it } from 'vitest';
import type { PreferenceName } from '../../../../src/application/ports/preferences.ts';
import { packageColumns } from '../../../../src/domain/evidence/shared/package-columns.ts';
import {
  keepColumns,
  mayHide,
  readColumns,
  defaultColumns,
  withColumn,
} from '../../../../src/presentation/evidence/package-list/package-columns.ts';

function browser(kept: readonly (readonly [PreferenceName, string])[] = []) {
  const choices = new Map<PreferenceName, string>(kept);
  return {
    read: (name: PreferenceName) => choices.get(name),
    write: (name: PreferenceName, value: string) => void choices.set(name, value),
  };
}

describe('the columns of the list', () => {
  it('are few on a narrow screen, and more on a wide one', () => {
    expect(defaultColumns(false)).toEqual(['payer', 'funder', 'amount', 'state', 'progress', 'created']);
    expect(defaultColumns(true)).toEqual([
      'payer',
      'supplier',
      'funder',
      'amount',
      'state',
      'progress',
      'expected-due',
      'created',
    ]);
  });

  it('show the supplier instead of the payer to an issuer', () => {
    expect(defaultColumns(false, true)).toEqual(['supplier', 'funder', 'amount', 'state', 'progress', 'created']);
    expect(defaultColumns(true, true)).toEqual([
      'supplier',
      'funder',
      'amount',
      'state',
      'progress',
      'expected-due',
      'created',
    ]);
  });

  it('keep the documents’ order, and cannot all be hidden', () => {
    expect(withColumn(['state', 'created'], 'payer', true)).toEqual(['payer', 'state', 'created']);
    expect(withColumn(['state', 'created'], 'state', true)).toEqual(['state', 'created']);
    expect(withColumn(['state', 'created'], 'state', false)).toEqual(['created']);
    expect(withColumn(['created'], 'created', false)).toEqual(['created']);
    expect([mayHide(['created'], 'created'), mayHide(['state', 'created'], 'created')]).toEqual([false, true]);
  });

  it('are stored per user of a browser, and are the usual ones again after a reset', () => {
    const preferences = browser();
    keepColumns(preferences, 'U1', ['payer', 'state']);
    expect([readColumns(preferences, 'U1'), readColumns(preferences, 'U2')]).toEqual([['payer', 'state'], undefined]);
    keepColumns(preferences, 'U1', undefined);
    expect(readColumns(preferences, 'U1')).toBeUndefined();
  });

  it.each([
    ['state,payer', ['payer', 'state']],
    ['state,nonsense', ['state']],
    ['nonsense', undefined],
    ['', undefined],
    [packageColumns.join(','), packageColumns],
  ])('stored as %j are %j', (kept, columns) => {
    expect(readColumns(browser([['columns:packages:U1', kept]]), 'U1')).toEqual(columns);
  });
});
