import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyForm, longTerm } from '../../../../src/domain/certification/shared/certification-form.ts';
import { licenceSlots } from '../../../../src/domain/certification/shared/licence-slots.ts';
import {
  compareWithForm,
  hasEnded,
  isReadableSlot,
  readableSlots,
  readPaper,
  type PaperFact,
} from '../../../../src/domain/certification/shared/paper-reading.ts';

const today = '2026-11-21';
// Invented data; region codes that end in 99 do not exist.
const licence = [
  '营业执照',
  '统一社会信用代码 91330299MAG4Y52T9T',
  '名　　称　青屿传动设备有限公司　　注册资本　壹仟万元整',
  '类　　型　有限责任公司　　成立日期　2016年03月02日',
  '法定代表人　石清越　　营业期限　2016年03月02日 至 2036年03月01日',
  '住　　所　示例市示例区工业大道1号',
];
const front = [
  '姓名 石清越',
  '性别 女 民族 汉',
  '出生 1990 年 3 月 7 日',
  '住址 示例市示例区',
  '公民身份号码 330299199003071235',
];
const back = ['中华人民共和国', '居民身份证', '签发机关 示例市公安局', '有效期限 2016.03.02-2036.03.02'];
const told = (facts: readonly PaperFact[]): Readonly<Record<string, string>> =>
  Object.fromEntries(facts.map(({ field, value }) => [field, value]));

describe('the text of a paper', () => {
  it('is read of a licence by its labels', () => {
    expect(told(readPaper('SOCIAL_CREDIT_FILE', licence, today))).toEqual({
      companyName: '青屿传动设备有限公司',
      uscc: '91330299MAG4Y52T9T',
      licenceUntil: '2036-03-01',
      legalName: '石清越',
    });
  });

  it('is read of both sides of an identity card, whose fields are those of its slot', () => {
    expect(told(readPaper('LEGAL_PERSON', [...front, ...back], today))).toEqual({
      legalName: '石清越',
      legalIdNumber: '330299199003071235',
      legalIdUntil: '2036-03-02',
    });
    expect(told(readPaper('AUTH_AGENT_PERSON', front, today))).toEqual({
      agentName: '石清越',
      agentIdNumber: '330299199003071235',
    });
    expect(told(readPaper('LEGAL_PERSON', back, today))).toEqual({ legalIdUntil: '2036-03-02' });
  });

  it.each<[string, readonly string[], Readonly<Record<string, string>>]>([
    ['a period without an end', ['营业期限 2016年03月02日至长期'], { licenceUntil: longTerm }],
    ['one that has no fixed end', ['营业期限：自2016年03月02日至无固定期限'], { licenceUntil: longTerm }],
    ['not a single day, which may be the first', ['营业期限 2016年03月02日'], {}],
    ['no day that there is not', ['营业期限 2016年03月02日至2036年13月41日'], {}],
    [
      'a value in the line below its label',
      ['名称', '青屿传动设备有限公司', '法定代表人', '石清越'],
      { companyName: '青屿传动设备有限公司', legalName: '石清越' },
    ],
    ['nothing for a label before another', ['名称', '法定代表人 石清越'], { legalName: '石清越' }],
    ['the head of a branch', ['负责人 石清越'], { legalName: '石清越' }],
    ['a code beside other letters', ['编号X91330299MAG4Y52T9T号'], { uscc: '91330299MAG4Y52T9T' }],
    ['no code that was misread', ['统一社会信用代码 91330299MAG4Y52T8T'], {}],
    ['full width', ['统一社会信用代码：９１３３０２９９ＭＡＧ４Ｙ５２Ｔ９Ｔ'], { uscc: '91330299MAG4Y52T9T' }],
    ['no stamp for a name', ['法定代表人 ★章'], {}],
  ])('is %s', (_what, lines, expected) => {
    expect(told(readPaper('BUSI_LICENSE_FILE', lines, today))).toEqual(expected);
  });

  it('contains no misread or impossible identity number', () => {
    expect(readPaper('LEGAL_PERSON', ['公民身份号码 330299199003071236'], today)).toEqual([]);
    expect(told(readPaper('LEGAL_PERSON', ['公民身份号码 33029919900307123', '5'], today))).toEqual({});
  });

  it('is nothing of any other paper', () => {
    expect(licenceSlots.filter(isReadableSlot)).toEqual([...readableSlots]);
    expect(['__proto__', 'toString', 'CA_AUTH_FILE'].some(isReadableSlot)).toBe(false);
  });

  it('gives a valid short value for any text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(
        '名称',
        '法定代表人',
        '营业期限',
        '2016年03月02日',
        '至',
        '2036-03-01',
        '有效期限',
        '姓名',
        '公民身份号码',
        '9133',
        '石清越',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(' ')),
          { maxLength: 12 },
        ),
        fc.constantFrom(...readableSlots),
        (lines, slot) => {
          for (const { field, value } of readPaper(slot, lines, today)) {
            expect(value.length).toBeLessThanOrEqual(200);
            if (field.endsWith('Until')) expect(value).toMatch(/^(?:LONG-TERM|\d{4}-\d\d-\d\d)$/);
          }
        },
      ),
    );
  });
});

describe('values that were read, compared with the form', () => {
  const company = { companyName: '青屿传动设备有限公司', uscc: '91330299MAG4Y52T9T' };

  it('is the same, fills what is empty, differs, or is not what was registered', () => {
    const facts: readonly PaperFact[] = [
      { field: 'legalName', value: '石清越' },
      { field: 'licenceUntil', value: '2036-03-01' },
      { field: 'uscc', value: '91330299MAYD4U493D' },
      { field: 'companyName', value: '青屿传动设备有限公司' },
      { field: 'legalIdNumber', value: '33029919900307123X' },
    ];
    const form = { ...emptyForm, legalName: '石青越', legalIdNumber: ' 33029919900307123x ' };
    expect(
      compareWithForm(facts, form, company).map(({ field, form: stands, status: standing }) => [
        field,
        stands,
        standing,
      ]),
    ).toEqual([
      ['companyName', '青屿传动设备有限公司', 'same'],
      ['uscc', '91330299MAG4Y52T9T', 'unlike-registered'],
      ['licenceUntil', '', 'empty'],
      ['legalName', '石青越', 'differs'],
      ['legalIdNumber', '33029919900307123x', 'same'],
    ]);
  });

  it('use the first of two values', () => {
    expect(
      compareWithForm(
        [
          { field: 'legalName', value: '甲乙' },
          { field: 'legalName', value: '丙丁' },
        ],
        emptyForm,
        company,
      ).map(({ value }) => value),
    ).toEqual(['甲乙']);
  });

  it.each<[PaperFact, boolean]>([
    [{ field: 'licenceUntil', value: '2026-11-20' }, true],
    [{ field: 'licenceUntil', value: '2026-11-21' }, false],
    [{ field: 'legalIdUntil', value: longTerm }, false],
    [{ field: 'legalName', value: '2020-01-01' }, false],
  ])('%j has ended: %s', (fact, expected) => {
    expect(hasEnded(fact, today)).toBe(expected);
  });
});
