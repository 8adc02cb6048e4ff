import { expect, test } from 'vitest';
import { companies } from '../../../../server/seed/parties/companies.ts';
import { typeByCode } from '../../../../src/domain/evidence/reading/code-form.ts';
import { isSameName } from '../../../../src/domain/evidence/reading/comparable-name.ts';
import { isCreditCode } from '../../../../src/domain/evidence/reading/credit-code.ts';

test.each([
  ['禾泽商业保理(天津)有限公司', '禾泽商业保理（天津）有限公司'],
  ['禾泽商业保理〔天津〕有限公司', '禾泽商业保理[天津]有限公司'],
  ['ＡＢＣ 铸造', 'abc铸造'],
])('%s and %s name one company', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test('an additional place name means another company', () => {
  expect(isSameName('北屿建设工程集团有限公司', '北屿建设工程集团有限公司滨河新区分公司')).toBe(false);
  expect(isSameName('禾泽商业保理(天津)有限公司', '禾泽商业保理有限公司')).toBe(false);
});

test.each([
  '91350100M000100Y43',
  '91110108551385082Q',
  '91110199MAG4Y52T90',
  companies.yanzhou.uscc,
  companies.qiheng.uscc,
])('%s is a unified social credit code', (code) => {
  expect(isCreditCode(code)).toBe(true);
});

test.each([
  '91350100M000100Y4Z',
  '91350100M000100Y4',
  '91350100M000100Y433',
  '9135O100M000100Y43',
  '91330299MA5JMH9328',
  '',
])('%j is no credit code', (code) => {
  expect(isCreditCode(code)).toBe(false);
});

test.each([
  ['6199241130', 'SPECIAL_VAT'],
  ['6199241530', 'SPECIAL_VAT'],
  ['033992400104', 'GENERAL_VAT'],
  ['033992400105', 'GENERAL_VAT'],
  ['032992400111', 'GENERAL_VAT_ELEC'],
  ['033992400113', 'SPECIAL_VAT_ELEC'],
  ['041992400117', 'USED_VEHICLE_VAT'],
  ['161992422660', 'VEHICLE_VAT'],
  ['6199241330', undefined],
  ['161992412660', undefined],
  ['033992400106', undefined],
  ['', undefined],
])('a code like %j belongs to the type %s', (code, type) => {
  expect(typeByCode(code)).toBe(type);
});
