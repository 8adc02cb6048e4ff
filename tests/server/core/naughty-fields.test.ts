import { beforeAll, describe, expect, it } from 'vitest';
import { testSecret } from '../../../features/support/password-key.ts';
import type { BackEnd } from '../../../server/core/back-end.ts';
import { encryptPassword } from '../../../src/adapters/wire/entry/password-cipher.ts';
import type { CallName } from '../../../src/contract/calls.ts';
import { agreements } from '../../../src/domain/agreements/agreement.ts';
import { mobileNumber } from '../../../src/domain/text/mobile-number.ts';
import { numberIn } from '../../../src/domain/text/typed-number.ts';
import { normalizeUscc } from '../../../src/domain/parties/uscc.ts';
import { Asker } from '../../builders/asker.ts';
import { demoBackEnd } from '../../builders/desks.ts';
import { naughty } from '../../builders/naughty-texts.ts';
import { isAudit, thinned } from '../../support/audit.ts';

let backEnd: BackEnd;
const askers = new Map<string, Asker>();
beforeAll(async () => {
  backEnd = await demoBackEnd(undefined, testSecret);
});

async function as(account: string): Promise<Asker> {
  const asker = askers.get(account) ?? new Asker(backEnd);
  if (!askers.has(account) && account !== '') await asker.signIn(account);
  askers.set(account, asker);
  return asker;
}

interface Form {
  readonly account: string;
  readonly call: CallName;
  readonly request: Readonly<Record<string, unknown>>;
  /** The fields for user input, with their names in a refusal where these differ. */
  readonly fields: Readonly<Record<string, string>>;
  /** The request with another value in a field. */
  readonly put?: (field: string, value: string) => object;
}

const personOf = (type: string, more: object = {}) => ({
  personType: type,
  personName: '石清越',
  idNumber: '330299199003071235',
  idValidUntil: '2030-01-01',
  mobile: '',
  ...more,
});
const realName = {
  isBranch: 'Y',
  legalEntityName: '青屿集团有限公司',
  legalEntitySocialCreditCode: '91330299MAG4Y52T9T',
  legalEntityPersonNameLegal: '石清越',
  isUnifiedCert: 'Y',
  isLegalApply: 'N',
  rnLicenses: {},
  rnAuthPersons: [personOf('LEGAL_PERSON'), personOf('AUTH_AGENT_PERSON', { mobile: '14000001001' })],
  isOpenCloudCert: 'Y',
  licenseValidUntil: '2030-01-01',
  entrustValidUntil: '2030-01-01',
  legalEntityLetterValidUntil: '2030-01-01',
};
const putPerson =
  (type: string, key: string) =>
  (value: string): object => ({
    rnAuthPersons: realName.rnAuthPersons.map((each) => (each.personType === type ? { ...each, [key]: value } : each)),
  });
const inPersons: Readonly<Record<string, (value: string) => object>> = {
  legalName: putPerson('LEGAL_PERSON', 'personName'),
  legalIdNumber: putPerson('LEGAL_PERSON', 'idNumber'),
  legalIdUntil: putPerson('LEGAL_PERSON', 'idValidUntil'),
  agentName: putPerson('AUTH_AGENT_PERSON', 'personName'),
  agentMobile: putPerson('AUTH_AGENT_PERSON', 'mobile'),
};
const own = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, name]));

const forms: Readonly<Record<string, Form>> = {
  registration: {
    account: '',
    call: 'register',
    request: {
      corpName: '青屿传动设备有限公司',
      uscc: '91330299MAG4Y52T9T',
      legalRepresentative: '石清越',
      personName: '石清越',
      idNumber: '330299199003071235',
      userName: 'shiqingyue',
      mobile: '14000008801',
      code: '000000',
      agreements: Object.entries(agreements).map(([name, { version }]) => ({ name, version })),
      declared: true,
    },
    fields: {
      corpName: 'companyName',
      ...own('uscc', 'legalRepresentative', 'personName', 'idNumber', 'userName', 'mobile', 'code'),
    },
  },
  certification: {
    account: 'yezhiqiu',
    call: 'saveRealName',
    request: realName,
    fields: {
      legalEntityName: 'upperName',
      legalEntitySocialCreditCode: 'upperCode',
      legalEntityPersonNameLegal: 'upperPerson',
      licenseValidUntil: 'licenceUntil',
      entrustValidUntil: 'entrustUntil',
      legalEntityLetterValidUntil: 'upperLetterUntil',
      ...own(...Object.keys(inPersons)),
    },
    put: (field, value) => inPersons[field]?.(value) ?? { [field]: value },
  },
  'bank account': {
    account: 'zhousiyuan',
    call: 'addBankAccount',
    request: {
      bankName: '长屿银行',
      branchName: '长屿银行滨江支行',
      bankNo: '999290012345',
      accountNo: '6299010000000777',
    },
    fields: own('bankName', 'branchName', 'bankNo', 'accountNo'),
  },
  'small amount': {
    account: 'zhousiyuan',
    call: 'enterSmallAmount',
    request: { accountId: 'BA-NONE', amount: '0.37' },
    fields: own('accountId', 'amount'),
  },
  invoicing: {
    account: 'zhousiyuan',
    call: 'saveInvoicingProfile',
    request: {
      taxpayerType: 'GENERAL',
      invoiceTitle: '宁波砚舟精密铸造有限公司',
      registerAddress: '工业大道 100 号',
      registerPhone: '0574-88001000',
      bankName: '长屿银行示例支行',
      bankAccount: '6299010000000100000',
      invoiceType: 'QD_GENERAL',
      receiveEmail: 'new@example.com',
      receiveMobile: '',
      revision: 1,
    },
    fields: own(
      'taxpayerType',
      'registerAddress',
      'registerPhone',
      'bankName',
      'bankAccount',
      'invoiceType',
      'receiveEmail',
      'receiveMobile',
    ),
  },
  people: {
    account: 'zhousiyuan',
    call: 'invitePerson',
    request: {
      personName: '闻人语',
      mobile: '14000008811',
      idNumber: '330299199003071234',
      roles: ['institution'],
      institution: '衡铎银行宁波分行',
    },
    fields: own('personName', 'mobile', 'idNumber', 'institution'),
  },
  delegation: {
    account: 'guyunzhou',
    call: 'nameDelegate',
    request: {
      fromUserId: 'U-guyunzhou',
      toUserId: 'U-limin',
      roles: ['ROLE_CORP_DIRECTOR'],
      from: '2026-11-21',
      until: '2026-11-22',
    },
    fields: own('fromUserId', 'toUserId', 'from', 'until'),
  },
  authorisation: {
    account: 'luoqiubai',
    call: 'giveAuthorisation',
    request: {
      userId: '',
      personName: '方知雨',
      organisationId: 'IO-NONE',
      products: ['CREDIT'],
      actions: ['view'],
      from: '2026-11-21',
      until: '2027-11-20',
    },
    fields: own('personName', 'organisationId', 'from', 'until'),
  },
};

const unseen = /[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/u;

/** All texts of an answer, including nested ones. */
const textsIn = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [value];

/** All fields and reasons that a refusal of a form names. */
const namedIn = (data: unknown): readonly string[] => {
  const { field, fields, because } = (data ?? {}) as {
    readonly field?: string;
    readonly fields?: readonly string[];
    readonly because?: string;
  };
  return [field, because, ...(fields ?? []).map((each) => each.split(' ')[0])].flatMap((each) =>
    each === undefined ? [] : [each],
  );
};

/** Every kind of text in every field. */
const everything = Object.entries(forms).flatMap(([form, { fields }]) =>
  Object.keys(fields).flatMap((field) => naughty.map(([what, value]) => ({ form, field, what, value }))),
);
const taken = thinned(everything, 5);

/** The stored text of an entry. Numbers are stored without separators. */
function keptText(field: string, value: string): string {
  if (field === 'legalEntitySocialCreditCode') return normalizeUscc(value);
  if (field === 'bankAccount') return numberIn(value);
  return (field === 'agentMobile' ? mobileNumber(value) : undefined) ?? value.trim();
}

describe('the difficult texts under test', () => {
  const fieldsOf = (cases: typeof everything) => new Set(cases.map(({ form, field }) => `${form} ${field}`));

  it('cover every kind in every field in the audit, and each kind and each field otherwise', () => {
    expect(everything).toHaveLength(45 * naughty.length);
    expect(taken).toHaveLength(isAudit ? everything.length : Math.ceil(everything.length / 5));
    expect(new Set(taken.map(({ what }) => what)).size).toBe(naughty.length);
    expect(fieldsOf([...taken])).toEqual(fieldsOf(everything));
  });
});

describe.each(Object.entries(forms))('in the form of %s', (form, { account, call, request, put }) => {
  const cases = taken
    .filter((each) => each.form === form)
    .map(({ what, field, value }) => [what, field, value] as const);
  it.each(cases)('%s is either stored visibly or refused by name in %s', async (_what, field, value) => {
    const asker = await as(account);
    const more =
      account === ''
        ? await visit(asker)
        : call === 'saveInvoicingProfile'
          ? { revision: (await asker.given<{ revision: number }>('invoicingProfile')).revision }
          : {};
    const { code, message, data } = await asker.ask(call, {
      ...request,
      ...more,
      ...(put?.(field, value) ?? { [field]: value }),
    });
    if (code === '0') {
      const kept = keptText(field, value);
      expect(
        kept.isWellFormed() && !kept.includes('\u0000') && !unseen.test(kept),
        'nothing is kept that nobody sees',
      ).toBe(true);
      if (call === 'saveRealName') expect(textsIn(await asker.given('realNameInfo'))).toContain(kept);
      return;
    }
    expect(message).not.toBe('');
    // A well-formed request may be refused by later checks: a wrong code, a person, a date.
    expect(code).toMatch(/^(?:REQUEST_INVALID|NOT_FOUND|NOT_PERMITTED|[A-Z_]+_REFUSED)$/);
    if (code === 'REQUEST_INVALID' || /^(?!SMS_CODE)[A-Z_]+_REFUSED$/.test(String(code)))
      expect(namedIn(data), `${code} says of which field`).not.toEqual([]);
  });
});

async function visit(asker: Asker): Promise<object> {
  const [{ picAuthToken }, key] = [
    await asker.given<{ picAuthToken: string }>('loginSession'),
    await asker.given<{ keyId: string; publicKey: string }>('passwordKey'),
  ];
  return {
    picAuthToken,
    password: await encryptPassword('river lamp 42', key.publicKey, picAuthToken),
    keyId: key.keyId,
  };
}
