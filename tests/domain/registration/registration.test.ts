import { describe, expect, it } from 'vitest';
import { isUserName, userNameIn } from '../../../src/domain/identity/user-name.ts';
import {
  companyNameIn,
  companyNamesAlike,
  registrationProblemsOf,
  registrationFields,
  shortNameOf,
  type RegistrationForm,
} from '../../../src/domain/registration/registration.ts';
import { nameIn } from '../../../src/domain/parties/person-details.ts';
import { inheritedNames } from '../../builders/absurd-values.ts';

const today = '2026-11-21';
const good: RegistrationForm = {
  companyName: '青屿传动设备有限公司',
  uscc: '91330299MAG4Y52T9T',
  legalRepresentative: '石清越',
  personName: '石清越',
  idNumber: '330299199003071235',
  userName: 'shiqingyue',
  password: 'river lamp 42',
  agreements: true,
  declared: true,
  mobile: '14000008801',
  code: '123456',
};
const problems = (wish: Partial<RegistrationForm>) => registrationProblemsOf({ ...good, ...wish }, today);

describe('the registration form of a company', () => {
  it('is accepted without faults', () => {
    expect(problems({})).toEqual({});
  });

  it('needs every field', () => {
    const empty = {
      companyName: '',
      uscc: '',
      legalRepresentative: '',
      personName: '',
      idNumber: '',
      userName: '',
      password: '',
      agreements: false,
      declared: false,
      mobile: '',
      code: '',
    };
    expect(registrationProblemsOf(empty, today)).toEqual(
      Object.fromEntries(registrationFields.map((field) => [field, 'missing'])),
    );
    expect(registrationProblemsOf({ ...empty, companyName: ' \t', personName: '　' }, today)).toMatchObject({
      companyName: 'missing',
      personName: 'missing',
    });
  });

  it.each([
    { uscc: '9133 0299-ma g4y52t9t' },
    { uscc: '９１３３０２９９ＭＡＧ４Ｙ５２Ｔ９Ｔ' },
    /* A checksum with remainder zero. */ { uscc: '91110199MAG4Y52T90' },
    { uscc: '91350100M000100Y43' },
    { companyName: '常州陈氏五金经营部' },
    { companyName: 'Qingyu Drives (Ningbo) Co., Ltd.' },
    { companyName: '禾泽商业保理（天津）有限公司' },
    { personName: '阿依古丽·买买提' },
    { legalRepresentative: 'Anne-Marie O’Neill' },
    { idNumber: '330299 19900307 1235' },
    { userName: ' ShiQingYue ' },
    { userName: 'a.b' },
    { mobile: '+86 140 0000 8801' },
    { code: ' 123456 ' },
    { password: '一二三四 五六七八 上山' },
  ])('is accepted with %j', (wish) => {
    expect(problems(wish)).toEqual({});
  });

  it.each([
    [{ companyName: '厂' }, { companyName: 'not-a-name' }],
    [{ companyName: '12345' }, { companyName: 'not-a-name' }],
    [{ companyName: `青屿\u202E司公` }, { companyName: 'not-a-name' }],
    [{ companyName: '青'.repeat(101) }, { companyName: 'too-long' }],
    [{ companyName: '⼤连远珩紧固件有限公司' }, { companyName: 'not-a-name' }],
    [{ companyName: '<img src=x>公司' }, { companyName: 'not-a-name' }],
    [{ companyName: '../../etc/x有限公司' }, { companyName: 'not-a-name' }],
    [{ companyName: '=cmd|calc!A1公司' }, { companyName: 'not-a-name' }],
    [{ companyName: `Z${'\u0301'.repeat(90)}公司` }, { companyName: 'not-a-name' }],
    [{ personName: `石Z${'\u0301'.repeat(9)}` }, { personName: 'not-a-name' }],
    [{ uscc: '91350100M000100Y4Z' }, { uscc: 'form' }],
    [{ uscc: '91330299MAG4Y52T9Q' }, { uscc: 'check-sign' }],
    [{ uscc: '9133029' }, { uscc: 'form' }],
    [{ uscc: '91330299MAG4Y52TIO' }, { uscc: 'form' }],
    [{ legalRepresentative: '石1' }, { legalRepresentative: 'not-a-name' }],
    [{ personName: '石' }, { personName: 'not-a-name' }],
    [{ personName: '越'.repeat(51) }, { personName: 'too-long' }],
    [{ personName: '石<b>' }, { personName: 'not-a-name' }],
    [{ idNumber: '330299199802303012' }, { idNumber: 'date' }],
    [{ idNumber: '330299199003071234' }, { idNumber: 'check-sign' }],
    [{ idNumber: '33029919900307' }, { idNumber: 'form' }],
    [{ idNumber: '330299200903071236' }, { idNumber: 'under-age' }],
    [{ userName: 'ab' }, { userName: 'form' }],
    [{ userName: '9lives' }, { userName: 'form' }],
    [{ userName: '石清越' }, { userName: 'form' }],
    [{ userName: 'a'.repeat(31) }, { userName: 'form' }],
    [{ userName: 'a b c' }, { userName: 'form' }],
    [{ userName: '__proto__' }, { userName: 'form' }],
    [{ password: 'short' }, { password: 'too-short' }],
    [{ password: 'x'.repeat(129) }, { password: 'too-long' }],
    [{ password: ' river lamp 42' }, { password: 'edge-space' }],
    [{ password: 'shiqingyue-42!' }, { password: 'holds-name' }],
    [{ password: '我叫石清越今天晴朗' }, { password: 'too-short' }],
    [{ password: '我叫石清越今天天气晴朗' }, { password: 'holds-name' }],
    [{ password: 'password123' }, { password: 'known' }],
    [{ password: 'aaaaaaaaaaaa' }, { password: 'too-plain' }],
    [{ password: 'ababababababab' }, { password: 'too-plain' }],
    [{ agreements: false }, { agreements: 'missing' }],
    [{ declared: false }, { declared: 'missing' }],
    [{ mobile: '0571-8800 1234' }, { mobile: 'form' }],
    [{ mobile: '24000008801' }, { mobile: 'form' }],
    [{ code: '12345' }, { code: 'form' }],
    [{ code: 'abcdef' }, { code: 'form' }],
  ] as const)('is refused with %j', (wish, wrong) => {
    expect(problems(wish)).toEqual(wrong);
  });

  it('refuses absurd values without failing', () => {
    for (const absurd of [
      ...inheritedNames,
      '\u0000',
      '\uD800',
      '\u202E'.repeat(400),
      '🙂'.repeat(5000),
      '9'.repeat(100_000),
    ]) {
      for (const field of [
        'companyName',
        'uscc',
        'legalRepresentative',
        'personName',
        'idNumber',
        'userName',
        'password',
        'mobile',
        'code',
      ] as const) {
        const found = problems({ [field]: absurd });
        expect(Object.keys(found).every((each) => (registrationFields as readonly string[]).includes(each))).toBe(true);
        // "Constructor" is a possible name.
        const mayBe =
          ['password', 'companyName', 'legalRepresentative', 'personName', 'userName'].includes(field) &&
          (inheritedNames as readonly string[]).includes(absurd);
        if (!mayBe && field !== 'password') expect(found[field]).toBeDefined();
      }
    }
  });
});

describe('the stored form of a registration', () => {
  it.each([
    ['长沙 东蓠机械有限公司', '长沙东蓠机械有限公司'],
    ['北　屿建设 （集团） 有限公司', '北屿建设（集团）有限公司'],
    ['ＡＢＣ１贸易有限公司', 'ABC1贸易有限公司'],
    ['Qingyu  Drives (Ningbo) Co., Ltd.', 'Qingyu Drives (Ningbo) Co., Ltd.'],
    ['禾泽(天津)有限公司', '禾泽(天津)有限公司'],
  ])('stores the company name %s as %s', (typed, name) => {
    expect(companyNameIn(typed)).toBe(name);
  });

  it('finds names that differ only in their brackets', () => {
    expect(companyNamesAlike('禾泽(天津)有限公司')).toContain('禾泽（天津）有限公司');
    expect(companyNamesAlike('禾泽（天津）有限公司')).toContain('禾泽(天津)有限公司');
    expect(companyNamesAlike('青屿公司')).toEqual(['青屿公司']);
  });

  it('trims a name and keeps one space between words', () => {
    expect(nameIn('  Qingyu   Drives\t Ltd ')).toBe('Qingyu Drives Ltd');
  });

  it.each([
    ['青屿传动设备有限公司', '青屿传动设备'],
    ['启衡重工集团股份有限公司', '启衡重工集团'],
    ['云亭茶业有限责任公司', '云亭茶业'],
    ['常州陈氏五金经营部', '常州陈氏五金经营部'],
    ['有限公司', '有限公司'],
  ])('shortens %s to %s', (name, short) => {
    expect(shortNameOf(name)).toBe(short);
  });

  it('stores a user name in lower case', () => {
    expect(userNameIn(' ＳhiQ ')).toBe('shiq');
    expect(['shi', 's-h_i.9', 'a'.repeat(30)].map(isUserName)).toEqual([true, true, true]);
  });
});
