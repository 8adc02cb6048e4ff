import { describe, expect, it } from 'vitest';
import { letterOf } from '../../../../server/core/certification/letters.ts';
import type { CompanyRecord } from '../../../../server/core/records/company.ts';
import {
  emptyForm,
  longTerm,
  type CertificationForm,
} from '../../../../src/domain/certification/shared/certification-form.ts';
import type { LetterSlot } from '../../../../src/domain/certification/shared/licence-slots.ts';

const company = { name: '大连远珩紧固件有限公司', shortName: '大连远珩', uscc: '91210299MAA0XYP123' } as CompanyRecord;
const form: CertificationForm = {
  ...emptyForm,
  isUnified: true,
  isBranch: false,
  isLegalApply: false,
  opensCloud: true,
  legalName: '石守山',
  legalIdNumber: '610199198003141026',
  agentName: '石清越',
  agentIdNumber: '33029919870922215X',
  agentMobile: '14000001011',
  entrustUntil: '2027-06-30',
  upperName: '北屿建设工程集团有限公司',
  upperCode: '91110199MAYD4U493T',
  upperPerson: '屿北',
  upperLetterUntil: '2028-01-31',
};
const textOf = (slot: LetterSlot, more: Partial<CertificationForm> = {}): string =>
  letterOf(slot, company, { ...form, ...more }).order.paragraphs.join('\n');

describe('the term of a letter', () => {
  it.each<[LetterSlot, Partial<CertificationForm>, string]>([
    ['CORP_AUTH_ENTRUST_FILE', {}, '委托期限：自签署之日起至 2027-06-30 止。'],
    ['CORP_AUTH_ENTRUST_FILE', { entrustUntil: longTerm }, '委托期限：自签署之日起，长期有效。'],
    [
      'CORP_AUTH_ENTRUST_FILE',
      { entrustUntil: '' },
      '委托期限：自　　　　年　　月　　日起至　　　　年　　月　　日止。',
    ],
    ['CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE', {}, '授权期限：自签署之日起至 2028-01-31 止。'],
    ['CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE', { upperLetterUntil: longTerm }, '授权期限：自签署之日起，长期有效。'],
    [
      'CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE',
      { upperLetterUntil: '' },
      '授权期限：自　　　　年　　月　　日起至　　　　年　　月　　日止。',
    ],
  ])('%s, %j: %s', (slot, more, line) => expect(textOf(slot, more).split('\n')).toContain(line));

  it.each<LetterSlot>(['CA_AUTH_FILE', 'CORP_AUTH_FILE'])('is not named in %s, which has no end', (slot) =>
    expect(textOf(slot)).not.toContain('期限'),
  );
});

describe('the persons that a letter names', () => {
  it.each<[LetterSlot, Partial<CertificationForm>, string]>([
    ['CA_AUTH_FILE', {}, '由经办人 石清越（证件号码 33029919870922215X，手机 14000001011）办理'],
    ['CA_AUTH_FILE', { isLegalApply: true }, '由法定代表人 石守山（证件号码 610199198003141026）办理'],
    ['CA_AUTH_FILE', { isLegalApply: true, isBranch: true }, '由负责人 石守山（证件号码 610199198003141026）办理'],
    ['CORP_AUTH_FILE', {}, '法定代表人 石守山，确认'],
    ['CORP_AUTH_FILE', { isBranch: true }, '负责人 石守山，确认'],
    ['CORP_AUTH_ENTRUST_FILE', {}, '法定代表人（石守山）签字'],
    ['CORP_AUTH_ENTRUST_FILE', { isBranch: true }, '负责人（石守山）签字'],
    [
      'CORP_AUTH_ENTRUST_FILE',
      { agentName: '', agentMobile: '' },
      '委托 ＿＿＿＿＿＿＿＿（证件号码 33029919870922215X，手机 ＿＿＿＿＿＿＿＿）为经办人',
    ],
    ['CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE', { isBranch: true }, '上级法人法定代表人（屿北）签字'],
  ])('%s, %j: %s', (slot, more, words) => expect(textOf(slot, more)).toContain(words));

  it('follow the company, and in the letter of the upper entity that entity', () => {
    const from = (slot: LetterSlot, more: Partial<CertificationForm> = {}) =>
      letterOf(slot, company, { ...form, ...more }).order.from;
    expect([
      from('CORP_AUTH_FILE'),
      from('CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE'),
      from('CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE', { upperName: '' }),
    ]).toEqual([
      { name: '大连远珩紧固件有限公司', uscc: '91210299MAA0XYP123' },
      { name: '北屿建设工程集团有限公司', uscc: '91110199MAYD4U493T' },
      { name: '＿＿＿＿＿＿＿＿', uscc: '91110199MAYD4U493T' },
    ]);
  });
});
