import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { eventually } from '../../../../features/support/until.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { failureKeys } from '../../../../server/core/entry/sign-in-failures.ts';
import { sentTexts } from '../../../../server/core/sandbox/sandbox-texts.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import type { SecurityEvent } from '../../../../server/core/identity/security-events.ts';
import { companies } from '../../../../server/seed/parties/companies.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { encryptPassword } from '../../../../src/adapters/wire/entry/password-cipher.ts';
import type { Envelope } from '../../../../src/contract/envelope.ts';
import { agreements } from '../../../../src/domain/agreements/agreement.ts';
import { absurdValues } from '../../../builders/absurd-values.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const minute = 60_000;
const password = 'river lamp 42';
const mobile = '14000008801';
const agreed = Object.entries(agreements).map(([name, { version }]) => ({ name, version }));
const said = {
  corpName: '青屿传动设备有限公司',
  uscc: '91330299MAG4Y52T9T',
  legalRepresentative: '石清越',
  personName: '石清越',
  idNumber: '330299199003071235',
  userName: 'shiqingyue',
  mobile,
  agreements: agreed,
  declared: true,
};
const other = { corpName: '舟山云碇船配有限公司', uscc: '91330299MAC3QYD5KD' };

let clock: ManualClock;
let store: MemoryStore;
let backEnd: BackEnd;
let visitor: Asker;
let events: SecurityEvent[];

beforeEach(async () => {
  [clock, store, events] = [new ManualClock(Date.parse('2026-11-21T02:00:00Z')), new MemoryStore(), []];
  backEnd = await demoBackEnd(store, testSecret, { clock, security: (event) => void events.push(event) });
  visitor = new Asker(backEnd);
});

const visit = async (asker: Asker): Promise<string> =>
  (await asker.given<{ picAuthToken: string }>('loginSession')).picAuthToken;
async function read(asker: Asker): Promise<string> {
  await asker.ask('captchaImage', { picAuthToken: await visit(asker) });
  return (
    (await store.transaction(async (transaction) => transaction.sessions.find(await sha256Hex(asker.token ?? ''))))
      ?.captcha ?? ''
  );
}
const askCode = async (more: object = {}, asker = visitor): Promise<Envelope> =>
  asker.ask('registrationCode', { mobile, picAuthToken: await visit(asker), captcha: await read(asker), ...more });
async function code(messages = 1): Promise<string> {
  await eventually('the message is sent', async () => (await sentTexts(store)).length >= messages);
  return /\d{6}/.exec((await sentTexts(store))[0]?.text ?? '')?.[0] ?? '';
}
async function sealed(asker: Asker, typed = password): Promise<object> {
  const [picAuthToken, key] = [
    await visit(asker),
    await asker.given<{ keyId: string; publicKey: string }>('passwordKey'),
  ];
  return { picAuthToken, password: await encryptPassword(typed, key.publicKey, picAuthToken), keyId: key.keyId };
}
const send = async (
  more: object = {},
  { asker = visitor, key = undefined as string | undefined, typed = password } = {},
): Promise<Envelope> => asker.ask('register', { ...said, ...(await sealed(asker, typed)), ...more }, key);
/** A visitor with a valid code. */
async function withCode(asker = visitor, more: object = {}, messages = 1): Promise<string> {
  expect((await askCode(more, asker)).code).toBe('0');
  return code(messages);
}
const all = async <Found>(
  look: (transaction: Parameters<Parameters<typeof store.transaction>[0]>[0]) => Promise<Found>,
): Promise<Found> => store.transaction(look);
const refusedFields = ({ code: refusal, data }: Envelope): unknown =>
  refusal === 'REGISTRATION_REFUSED' ? (data as { readonly fields: unknown }).fields : refusal;

describe('a registration at the host of a platform', () => {
  it.each<[string, string | undefined, string]>([
    ['lanchuan.localhost', 'CREDIT', '0'],
    ['lanchuan.localhost', undefined, '0'],
    ['lanchuan.localhost', 'EST', 'REQUEST_INVALID'],
    ['hengduo.localhost', 'EST', '0'],
    ['elsewhere.example', 'EST', '0'],
  ])('%s, for %s: %s', async (host, productType, expected) => {
    const asker = new Asker(backEnd, undefined, host);
    const answer = await send({ code: await withCode(asker), productType }, { asker });
    expect(answer.code).toBe(expected);
    if (expected !== '0') expect(answer.data).toMatchObject({ field: 'productType' });
    expect((await all(async ({ users }) => users.byName('shiqingyue'))) !== undefined).toBe(expected === '0');
  });

  it('without named products is possible for any product', async () => {
    await all(async ({ platforms }) => {
      const kept = await platforms.find('lanchuan.localhost');
      if (kept) await platforms.save({ ...kept, config: { ...(kept.config as object), avalableProduct: [] } });
    });
    const asker = new Asker(backEnd, undefined, 'lanchuan.localhost');
    expect((await send({ code: await withCode(asker), productType: 'EST' }, { asker })).code).toBe('0');
  });
});

describe('a new company', () => {
  it('has its main user, who can sign in and has signed both agreements', async () => {
    const right = await withCode();
    expect(await sentTexts(store)).toMatchObject([
      { mobile, text: expect.stringContaining('register a company') as unknown },
    ]);
    expect(
      await send({
        code: ` ${right} `,
        corpName: ' 青屿传动设备有限公司 ',
        uscc: '9133-0299-mag4y52t9t',
        userName: 'ShiQingYue',
        productType: 'EST',
        serial: 'GP2026-0417',
      }),
    ).toMatchObject({
      code: '0',
      data: { userName: 'shiqingyue', corpName: said.corpName, projectName: '滨河新区综合管廊二期工程' },
    });
    const pkCorp = `C-${said.uscc}`;
    expect(await all(async (records) => records.companies.find(pkCorp))).toEqual({
      pkCorp,
      name: said.corpName,
      shortName: '青屿传动设备',
      uscc: said.uscc,
      isCore: false,
      deregistered: false,
      openedProducts: [],
      licenceUntil: '',
      certificateUntil: '',
      kind: 'enterprise',
    });
    const user = await all(async (records) => records.users.byName('shiqingyue'));
    expect(user).toMatchObject({
      userId: 'U-shiqingyue',
      personName: '石清越',
      mobile,
      pkCorp,
      isMain: true,
      roles: ['ROLE_CORP_OPERATOR'],
      idNumber: said.idNumber,
      institution: '',
    });
    expect(
      (await all(async (records) => records.signatures.of('U-shiqingyue')))
        .map(({ agreement, version, textHash, pkCorp: of, signedAt, source }) => ({
          agreement,
          version,
          textHash,
          of,
          signedAt,
          source,
        }))
        .toSorted((one, two) => (one.agreement > two.agreement ? -1 : 1)),
    ).toEqual(
      Object.entries(agreements).map(([agreement, { version, textHash }]) => ({
        agreement,
        version,
        textHash,
        of: pkCorp,
        signedAt: clock.now(),
        source: '192.0.2.1',
      })),
    );
    expect(await all(async (records) => records.registrations.find(pkCorp))).toEqual({
      pkCorp,
      userId: 'U-shiqingyue',
      legalRepresentative: '石清越',
      product: 'EST',
      serial: 'GP2026-0417',
      registeredAt: clock.now(),
      source: '192.0.2.1',
    });
    expect(await all(async (records) => records.certifications.find(pkCorp))).toBeUndefined();
    expect(
      (await all(async (records) => records.securityEvents.of('U-shiqingyue', 0, { offset: 0, limit: 9 }))).records.map(
        ({ what }) => what,
      ),
    ).toEqual(['registered']);
    expect(events.map(({ what, account }) => `${what} ${account}`)).toEqual([
      'code-asked 140****8801',
      'registered shiqingyue',
    ]);
    const owner = new Asker(backEnd);
    expect((await owner.signIn('shiqingyue', password)).code).toBe('0');
    expect((await owner.ask('security', { candidateRoles3Required: true, menus3Required: true })).code).toBe('0');
    expect(
      await owner.given('agreementSignState', { agreementNames: 'CORP_REG_AGREEMENT,CORP_PRIVACY_AGREEMENT' }),
    ).toMatchObject({ needSignProtocol: false });
    expect(await owner.given('accountInfo')).toMatchObject({
      companyCode: said.uscc,
      isMain: true,
      mobile: '140****8801',
      idNumber: '330************235',
    });
  });

  it.each([
    [{ corpName: '' }, ['companyName missing']],
    [{ uscc: '91330299MAG4Y52T9Q' }, ['uscc check-sign']],
    [{ legalRepresentative: '1' }, ['legalRepresentative not-a-name']],
    [{ personName: ' ' }, ['personName missing']],
    [{ idNumber: '330299199802303012' }, ['idNumber date']],
    [{ idNumber: '330299200903071236' }, ['idNumber under-age']],
    [{ userName: '9lives' }, ['userName form']],
    [{ mobile: '123' }, ['mobile form']],
    [{ code: '12' }, ['code form']],
    [{ agreements: [] }, ['agreements missing']],
    [{ agreements: agreed.slice(1) }, ['agreements missing']],
    [{ agreements: agreed.map((each) => ({ ...each, version: 'RT2020V1.0' })) }, ['agreements changed']],
    [{ declared: false }, ['declared missing']],
    [{ uscc: '', userName: '', mobile: '' }, ['uscc missing', 'userName missing', 'mobile missing']],
    [{ corpName: 'x'.repeat(301) }, 'REQUEST_INVALID'],
    [{ uscc: '\u0000' }, 'REQUEST_INVALID'],
    [{ productType: '__proto__' }, 'REQUEST_INVALID'],
    [{ productType: 'est' }, 'REQUEST_INVALID'],
    [{ serial: '../x' }, 'REQUEST_INVALID'],
    [{ serial: 'GP0' }, 'REQUEST_INVALID'],
    [{ agreements: Array.from({ length: 11 }, () => agreed[0]) }, 'REQUEST_INVALID'],
    [{ agreements: [{ name: 'PRODUCT_EST_AGREEMENT', version: '1' }] }, 'REQUEST_INVALID'],
    [{ keyId: 'none' }, 'SIGN_IN_EXPIRED'],
    [{ picAuthToken: 'none' }, 'SIGN_IN_EXPIRED'],
    [{ password: 'AAAA' }, 'SIGN_IN_EXPIRED'],
  ] as const)('is refused with %j, and nothing is created', async (wish, why) => {
    const right = await withCode();
    expect(refusedFields(await send({ code: right, ...wish }))).toEqual(why);
    expect(await all(async (records) => records.users.byName('shiqingyue'))).toBeUndefined();
    expect((await send({ code: right })).code).toBe('0');
  });

  it.each([
    ['short', 'too-short'],
    ['shiqingyue 42', 'holds-name'],
    ['password123', 'known'],
    ['x'.repeat(129), 'too-long'],
  ])('is refused with the password %s', async (typed, why) => {
    expect(refusedFields(await send({ code: await withCode() }, { typed }))).toEqual([`password ${why}`]);
  });

  it('is refused, and nothing worse, for absurd values', async () => {
    const request = { ...said, ...(await sealed(visitor)), code: '123456' };
    for (const field of [...Object.keys(request), 'productType', 'serial'])
      for (const value of absurdValues)
        expect((await visitor.ask('register', { ...request, [field]: value })).code).toMatch(
          /^(REQUEST_INVALID|REGISTRATION_REFUSED|SMS_CODE_REFUSED|SIGN_IN_EXPIRED)$/,
        );
    for (const value of absurdValues)
      expect((await visitor.ask('registrationCode', { mobile: value, picAuthToken: await visit(visitor) })).code).toBe(
        'REQUEST_INVALID',
      );
  });
});

describe('an existing company', () => {
  it.each([
    [{ uscc: companies.yanzhou.uscc }, 'COMPANY_REGISTERED'],
    [{ uscc: companies.muye.uscc }, 'COMPANY_DEREGISTERED'],
    [{ corpName: companies.yanzhou.name }, ['companyName other-code']],
    [{ corpName: `宁波 ${companies.yanzhou.name.slice(2)}` }, ['companyName other-code']],
    [{ corpName: companies.heze.name }, ['companyName other-code']],
    [{ corpName: companies.heze.name.replace('(', '（').replace(')', '）') }, ['companyName other-code']],
    [{ corpName: companies.heze.name.replace('(', '（') }, ['companyName other-code']],
    [{ userName: 'limin' }, ['userName taken']],
  ] as const)('is refused for %j', async (wish, why) => {
    const right = await withCode();
    // Nothing is revealed before the right code is entered.
    expect((await send({ ...wish, code: right === '000000' ? '000001' : '000000' })).code).toBe('SMS_CODE_REFUSED');
    const refused = await send({ ...wish, code: right });
    expect(refusedFields(refused)).toEqual(why);
    expect(JSON.stringify(refused)).not.toContain('周思远');
    expect((await send({ code: right })).code).toBe('0');
  });

  it('is revealed five times for one code', async () => {
    const right = await withCode();
    for (let time = 0; time < 5; time += 1)
      expect((await send({ uscc: companies.yanzhou.uscc, code: right })).code).toBe('COMPANY_REGISTERED');
    expect((await send({ uscc: companies.yanzhou.uscc, code: right })).code).toBe('SMS_CODE_REFUSED');
    expect((await send({ code: right })).code).toBe('SMS_CODE_REFUSED');
  });

  it('counts each refusal as a failure of the source', async () => {
    const failures = async (): Promise<number> =>
      all(
        async ({ attempts }) =>
          (await attempts.find((await failureKeys(mobile, '192.0.2.1', 'registration')).source))?.failures ?? 0,
      );
    const right = await withCode();
    const asked = await failures();
    expect((await send({ code: right, uscc: companies.yanzhou.uscc })).code).toBe('COMPANY_REGISTERED');
    expect(await failures()).toBe(asked + 1);
    expect(refusedFields(await send({ code: right, userName: 'limin' }))).toEqual(['userName taken']);
    expect(await failures()).toBe(asked + 2);
    expect((await send({ code: right === '000000' ? '000001' : '000000' })).code).toBe('SMS_CODE_REFUSED');
    expect(await failures()).toBe(asked + 3);
    // A code for a number without a sent code counts as a guess as well.
    expect((await send({ code: '123456', mobile: '14000008899' })).code).toBe('SMS_CODE_REFUSED');
    expect(await failures()).toBe(asked + 4);
  });

  it('is logged with a masked mobile number', async () => {
    expect((await askCode({ captcha: 'NONE' })).code).toBe('CAPTCHA_WRONG');
    const right = await withCode();
    await send({ code: right === '000000' ? '000001' : '000000' });
    await send({ code: right, uscc: companies.yanzhou.uscc });
    expect(events.map(({ what, account }) => `${what} ${account}`)).toEqual([
      'registration-refused 140****8801',
      'code-asked 140****8801',
      'registration-refused 140****8801',
      'registration-refused 140****8801',
    ]);
    expect(JSON.stringify(events)).not.toContain(mobile);
  });

  it('is reported as created by the same request when its answer was lost', async () => {
    const right = await withCode();
    expect((await send({ code: right }, { key: 'K1' })).data).toEqual({
      userName: 'shiqingyue',
      corpName: said.corpName,
    });
    expect((await send({ code: right }, { key: 'K1' })).data).toEqual({
      userName: 'shiqingyue',
      corpName: said.corpName,
      repeated: true,
    });
    // Also in another session, and without values that are valid only once.
    expect((await send({ code: '000000' }, { key: 'K1', asker: new Asker(backEnd) })).data).toMatchObject({
      repeated: true,
    });
    expect((await send({ code: right, userName: 'shiqingyue2' }, { key: 'K1' })).code).toBe('IDEMPOTENCY_REUSED');
    expect((await all(async (records) => records.companies.byUscc(said.uscc))).length).toBe(1);
  });

  it('is created by one of two simultaneous registrations', async () => {
    const [second, secondMobile] = [new Asker(backEnd, '198.51.100.7'), '14000008802'];
    const codes = [await withCode(), await withCode(second, { mobile: secondMobile }, 2)];
    const outcomes = await Promise.all([
      send({ code: codes[0] }),
      send({ code: codes[1], mobile: secondMobile, userName: 'shiqingyi' }, { asker: second }),
    ]);
    expect(new Set(outcomes.map((each) => each.code))).toEqual(new Set(['0', 'COMPANY_REGISTERED']));
    expect(await all(async (records) => records.users.ofCompany(`C-${said.uscc}`))).toHaveLength(1);
  });

  it('leaves a user name to one of several simultaneous registrations', async () => {
    const askers = [1, 2, 3, 4].map((each) => ({
      asker: new Asker(backEnd, `198.51.100.${each}`),
      mobile: `1400000880${each}`,
    }));
    const codes: string[] = [];
    for (const [index, { asker, mobile: own }] of askers.entries())
      codes.push(await withCode(asker, { mobile: own }, index + 1));
    const usccs = [said.uscc, other.uscc, '91110199MAG4Y52T90', '91350100M000100Y43'];
    const outcomes = await Promise.all(
      askers.map(async ({ asker, mobile: own }, index) =>
        send(
          { code: codes[index], mobile: own, uscc: usccs[index], corpName: `青屿传动设备${index}有限公司` },
          { asker },
        ),
      ),
    );
    expect(outcomes.map(refusedFields).filter((each) => each !== '0')).toEqual([
      ['userName taken'],
      ['userName taken'],
      ['userName taken'],
    ]);
  });

  it('is created once by two requests with one code', async () => {
    const right = await withCode();
    const outcomes = await Promise.all([send({ code: right }), send({ code: right, ...other, userName: 'shiqingyi' })]);
    expect(new Set(outcomes.map((each) => each.code))).toEqual(new Set(['0', 'SMS_CODE_REFUSED']));
  });

  it('can have a main user whose number belongs to another company’s account', async () => {
    const limin = await all(async (records) => records.users.byName('limin'));
    const right = await withCode(visitor, { mobile: limin?.mobile });
    expect((await send({ code: right, mobile: limin?.mobile })).code).toBe('0');
    expect((await all(async (records) => records.users.byName('shiqingyue')))?.personId).not.toBe(limin?.personId);
  });
});

describe('a code for registering', () => {
  it('needs a captcha, is sent once a minute, and is refused after too many requests', async () => {
    expect((await askCode({ captcha: undefined })).code).toBe('CAPTCHA_REQUIRED');
    expect((await askCode({ captcha: 'NONE' })).code).toBe('CAPTCHA_WRONG');
    expect((await askCode()).code).toBe('0');
    expect((await askCode({ captcha: undefined })).code).toBe('SMS_TOO_SOON');
    for (let time = 0; time < 4; time += 1) {
      clock.advance(minute);
      expect((await askCode()).code).toBe('0');
    }
    clock.advance(minute);
    expect((await askCode()).code).toBe('SIGN_IN_LOCKED');
  });

  it('is valid for less than five minutes, for its own visit, number and purpose', async () => {
    const right = await withCode();
    expect((await send({ code: right }, { asker: new Asker(backEnd) })).code).toBe('SMS_CODE_REFUSED');
    expect((await send({ code: right, mobile: '14000008802' })).code).toBe('SMS_CODE_REFUSED');
    expect((await visitor.ask('loginSms', { mobile, code: right, picAuthToken: await visit(visitor) })).code).toBe(
      'SMS_CODE_REFUSED',
    );
    clock.advance(5 * minute);
    expect((await send({ code: right })).code).toBe('SMS_CODE_REFUSED');
  });

  it('is sent ten times at most from many places, without revealing that', async () => {
    for (let place = 1; place <= 11; place += 1)
      expect((await askCode({}, new Asker(backEnd, `203.0.${place}.7`))).code).toBe('0');
    await eventually('the messages are sent', async () => (await sentTexts(store)).length >= 10);
    expect(await sentTexts(store)).toHaveLength(10);
  });

  it('is not available where the back end sends no messages', async () => {
    const silent = new Asker(await demoBackEnd(store, testSecret, { clock, texts: undefined }));
    expect((await silent.ask('registrationCode', { mobile, picAuthToken: await visit(silent) })).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('a guarantee project', () => {
  it.each([
    ['GP2026-0582', { projectName: '城轨车辆段检修设备采购', corpName: companies.lanchuan.name }],
    ['GP0', {}],
    ['__proto__', {}],
    ['../x', {}],
  ])('is found by its serial %s', async (serial, project) => {
    expect(await visitor.given('guaranteeProject', { serial })).toEqual(project);
  });
});
