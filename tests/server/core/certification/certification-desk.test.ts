import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { contentOf } from '../../../../server/core/byte-stream.ts';
import {
  reviewCertification,
  type CertificationAction,
} from '../../../../server/core/certification/shared/review-certification.ts';
import { sandboxCertifications } from '../../../../server/core/sandbox/sandbox-certifications.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { requiredSlots, type LicenceSlot } from '../../../../src/domain/certification/shared/licence-slots.ts';
import { pdfBytes } from '../../../../features/support/files.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

let store: MemoryStore;
let backEnd: BackEnd;
let uploads = 0;
const at = Date.parse('2026-11-21T02:00:00Z');
const bytes = pdfBytes(300);
const papers = requiredSlots({ isUnified: true, isBranch: false, isLegalApply: false });

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  await asker.signIn(account);
  return asker;
}

/** Uploads a paper. Returns its number, or the code of the refusal. */
async function paper(asker: Asker): Promise<string> {
  uploads += 1;
  const policy = await asker.ask('uploadPolicy', {
    localFileName: `证照${uploads}.pdf`,
    size: bytes.length,
    sha256: await sha256Hex(bytes),
    docMaterialId: 'real-name',
    uploadId: `U${uploads}`,
  });
  if (policy.code !== '0') return String(policy.code);
  const { fileName } = policy.data as { readonly fileName: string };
  const { envelope } = await backEnd.receiveFile(fileName, contentOf(bytes, 'application/pdf').bytes, {
    sessionToken: asker.token,
    locale: 'en',
    source: '192.0.2.1',
    host: '',
    traceId: 't',
    idempotencyKey: undefined,
  });
  return (envelope.data as { readonly pkFile: string }).pkFile;
}

const person = (name: string) => ({
  personName: name,
  idNumber: '610199198003141026',
  idValidUntil: '2036-05-17',
  mobile: '14000001011',
});
const blank = {
  isBranch: 'N',
  isUnifiedCert: 'Y',
  isLegalApply: 'N',
  isOpenCloudCert: 'Y',
  legalEntityName: '',
  legalEntitySocialCreditCode: '',
  legalEntityPersonNameLegal: '',
  licenseValidUntil: '2028-01-31',
  entrustValidUntil: '2028-01-31',
  rnLicenses: {},
  rnAuthPersons: [
    { personType: 'LEGAL_PERSON', ...person('叶守山') },
    { personType: 'AUTH_AGENT_PERSON', ...person('叶知秋') },
  ],
};

async function whole(asker: Asker, slots: readonly LicenceSlot[] = papers) {
  const rnLicenses: Record<string, { readonly rnLicenseFiles: readonly string[] }> = {};
  for (const slot of slots) rnLicenses[slot] = { rnLicenseFiles: [await paper(asker)] };
  return { ...blank, rnLicenses };
}

interface Info {
  readonly realNameAuthState: string;
  readonly currentNodeState: string;
  readonly fkRnProgress: string;
  readonly dataVersion: number;
  readonly editable: boolean;
  readonly canRevoke: boolean;
  readonly expectedDay?: string;
  readonly rnLicenses: Readonly<
    Record<
      string,
      {
        readonly rnLicenseFiles: readonly { readonly pkFile: string }[];
        readonly approveReason: string;
        readonly approveResult: string;
        readonly replacedFiles: readonly object[];
        readonly returnedFields?: object;
      }
    >
  >;
  readonly rnAuthPersons: readonly { readonly idNumber: string }[];
  readonly progress: readonly { readonly event: string; readonly personName: string; readonly returned: number }[];
}
const info = async (asker: Asker): Promise<Info> => asker.given<Info>('realNameInfo');
const stands = async (asker: Asker): Promise<string> => {
  const { realNameAuthState, currentNodeState } = await info(asker);
  return `${realNameAuthState} ${currentNodeState}`.trim();
};

type Action = Partial<CertificationAction> & Pick<CertificationAction, 'event'>;
async function applyAction(action: Action, pkCorp = 'C-YUNTING'): Promise<string | undefined> {
  const by = action.by ?? 'first-reviewer';
  const name = action.name ?? (by === 'second-reviewer' ? '审核员乙' : '审核员甲');
  try {
    await store.transaction(async (transaction) =>
      reviewCertification(transaction, { pkCorp, verdicts: [], ...action, by, name }, at),
    );
    return undefined;
  } catch (fault) {
    return (fault as { readonly code?: string }).code ?? String(fault);
  }
}
const passes = papers.map((slot) => ({ slot, result: 'PASS' as const, reason: '' }));
const returns = (slot: LicenceSlot, reason: string) => [{ slot, result: 'NOPASS' as const, reason }];

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
});

describe('a submitted form', () => {
  it('by a delegate belongs to the colleague, and to the delegate while the delegation lasts', async () => {
    const [ye] = [await as('yezhiqiu')];
    await store.transaction(async ({ users, delegations }) => {
      const main = await users.byName('yezhiqiu');
      if (!main) throw new Error('Nobody of that name');
      await users.save({
        ...main,
        userId: 'U-TANG',
        personId: 'P-TANG',
        userName: 'tangyuchu',
        personName: '唐雨初',
        isMain: false,
        roles: ['CORP_QUERY'],
      });
      await delegations.save({
        id: 'DG-1',
        pkCorp: main.pkCorp,
        fromUserId: main.userId,
        fromPersonId: main.personId,
        fromName: main.personName,
        toUserId: 'U-TANG',
        toPersonId: 'P-TANG',
        toName: '唐雨初',
        roles: ['ROLE_CORP_OPERATOR'],
        from: '2026-11-01',
        until: '2027-01-01',
        state: 'standing',
        madeAt: at,
        madeBy: main.userId,
        madeByName: main.personName,
        begun: true,
        endedAt: undefined,
        endedByName: '',
      });
    });
    const tang = await as('tangyuchu');
    expect(await tang.ask('refreshSession', { currentRole3: 'ROLE_CORP_OPERATOR' })).toMatchObject({ code: '0' });
    await tang.given('submitRealName', await whole(tang));
    expect([await info(tang), await info(ye)]).toMatchObject([
      { canRevoke: true, submitPersonName: '唐雨初（代叶知秋）' },
      { canRevoke: true },
    ]);
    await applyAction({ event: 'take' });
    const [slot] = papers;
    expect(
      await applyAction({
        event: 'return',
        verdicts: slot ? [...passes.filter((each) => each.slot !== slot), ...returns(slot, '不清晰')] : [],
      }),
    ).toBeUndefined();
    expect([(await info(tang)).editable, (await info(ye)).editable]).toEqual([true, true]);
    await tang.ask('refreshSession', { currentRole3: 'CORP_QUERY' });
    expect([(await info(tang)).editable, (await info(ye)).editable]).toEqual([false, true]);
  });

  it('passes both reviews, and then opens the dependent steps', async () => {
    const ye = await as('yezhiqiu');
    expect([await stands(ye), (await info(ye)).editable]).toEqual(['UNAUTH', true]);
    const { fkRnProgress } = await ye.given<Info>('submitRealName', await whole(ye));
    expect([
      await stands(ye),
      (await info(ye)).editable,
      (await info(ye)).canRevoke,
      (await info(ye)).expectedDay,
    ]).toEqual(['VERIFYING SUBMIT_1ST', false, true, '2026-11-24']);
    expect(await ye.given('realNamePending')).toBe(true);
    expect([await applyAction({ event: 'take' }), await applyAction({ event: 'pass', verdicts: passes })]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await applyAction({ event: 'take', by: 'second-reviewer', name: '审核员甲' })).toBe('SAME_REVIEWER');
    expect([
      await applyAction({ event: 'take', by: 'second-reviewer' }),
      await applyAction({ event: 'pass', by: 'second-reviewer', verdicts: passes }),
    ]).toEqual([undefined, undefined]);
    expect(await stands(ye)).toBe('AUTH');
    expect(await ye.given('realNameAuthStates')).toMatchObject({
      realNameAuthState: 'AUTH',
      hardCertAuthState: 'UNAUTH',
      softCaOpenState: 'UNAUTH',
      fkPersonSubmit: 'P-yezhiqiu',
    });
    expect(await ye.given('isUnifiedCertified')).toBe(true);
    expect(await store.transaction(async ({ companies }) => (await companies.find('C-YUNTING'))?.licenceUntil)).toBe(
      '2028-01-31',
    );
    expect((await info(ye)).fkRnProgress).toBe(fkRnProgress);
    expect(
      (await ye.given<readonly { readonly title: string }[]>('messages', { messageState: 'SENT', messageType: 'ALL' }))
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual([
      'A cloud certificate was applied for with the certification: please confirm it',
      'Real-name authentication passed',
    ]);
    // Customers never see reviewers' names.
    expect(JSON.stringify(await info(ye))).not.toMatch(/审核员/);
  });

  it('is refused while anything is missing, which is named', async () => {
    const ye = await as('yezhiqiu');
    expect(await ye.ask('submitRealName', { ...(await whole(ye)), licenseValidUntil: '' })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'licenceUntil' },
    });
    for (const slot of papers)
      expect(
        await ye.ask(
          'submitRealName',
          await whole(
            ye,
            papers.filter((each) => each !== slot),
          ),
        ),
      ).toMatchObject({ code: 'REQUEST_INVALID', data: { field: slot } });
    expect(await stands(ye)).toBe('UNAUTH');
  });

  it.each([
    ['a slot that there is not', { rnLicenses: { OTHER: { rnLicenseFiles: [] } } }],
    ['a file that there is not', { rnLicenses: { LEGAL_PERSON: { rnLicenseFiles: ['PK-NONE'] } } }],
    ['a day that there is not', { licenseValidUntil: '2026-02-30' }],
    ['signs that nobody sees', { rnAuthPersons: [{ personType: 'LEGAL_PERSON', personName: '王\u202e山大' }] }],
    ['too long a name', { rnAuthPersons: [{ personType: 'LEGAL_PERSON', personName: 'x'.repeat(61) }] }],
    ['a huge text', { legalEntityName: 'x'.repeat(5000) }],
  ])('is refused with %s', async (_name, more) => {
    const ye = await as('yezhiqiu');
    expect((await ye.ask('submitRealName', { ...(await whole(ye)), ...more })).code).toBe('REQUEST_INVALID');
  });

  it('is refused with a file of another company, or with one file twice', async () => {
    const [ye, liu] = [await as('yezhiqiu'), await as('liumingyuan')];
    const theirs = await paper(liu);
    const form = await whole(ye);
    expect(
      (
        await ye.ask('submitRealName', {
          ...form,
          rnLicenses: { ...form.rnLicenses, LEGAL_PERSON: { rnLicenseFiles: [theirs] } },
        })
      ).code,
    ).toBe('REQUEST_INVALID');
    expect((await ye.ask('fileInfo', { ids: [theirs] })).code).toBe('NOT_FOUND');
    const own = form.rnLicenses['CA_AUTH_FILE']?.rnLicenseFiles ?? [];
    expect(
      (
        await ye.ask('submitRealName', {
          ...form,
          rnLicenses: { ...form.rnLicenses, LEGAL_PERSON: { rnLicenseFiles: own } },
        })
      ).code,
    ).toBe('FILE_TWICE');
  });

  it('can be withdrawn only before its review begins', async () => {
    const ye = await as('yezhiqiu');
    await ye.given('submitRealName', await whole(ye));
    expect((await ye.ask('submitRealName', await whole2(ye))).code).toBe('NOT_IN_THIS_STATE');
    await ye.given('revokeRealName');
    expect([await stands(ye), (await ye.ask('revokeRealName')).code]).toEqual(['UNAUTH', 'NOT_IN_THIS_STATE']);
    const { dataVersion, fkRnProgress, rnLicenses } = await info(ye);
    const again = {
      ...blank,
      dataVersion,
      rnLicenses: Object.fromEntries(
        Object.entries(rnLicenses).map(([slot, { rnLicenseFiles }]) => [
          slot,
          { rnLicenseFiles: rnLicenseFiles.map(({ pkFile }) => pkFile) },
        ]),
      ),
    };
    expect((await ye.given<Info>('submitRealName', again)).fkRnProgress).toBe(fkRnProgress);
    await applyAction({ event: 'take' });
    expect((await ye.ask('revokeRealName')).code).toBe('NOT_IN_THIS_STATE');
    expect(await paper(ye)).toBe('NOT_OPEN_FOR_CHANGE');
  });
});

describe('the data of a certified company', () => {
  async function certified(): Promise<Asker> {
    const ye = await as('yezhiqiu');
    await ye.given('submitRealName', await whole(ye));
    for (const action of [
      { event: 'take' },
      { event: 'pass', verdicts: passes },
      { event: 'take', by: 'second-reviewer' },
      { event: 'pass', by: 'second-reviewer', verdicts: passes },
    ] as const)
      await applyAction(action);
    return ye;
  }
  const changed = async (ye: Asker) => ({
    ...(await whole(ye)),
    licenseValidUntil: '2099-12-31',
    dataVersion: (await info(ye)).dataVersion,
    rnAuthPersons: [{ personType: 'LEGAL_PERSON', ...person('叶假人') }, ...blank.rnAuthPersons.slice(1)],
  });
  const reviewedAgain = async () => {
    await applyAction({ event: 'leader-revoke', by: 'leader' });
    const [shown] = (await sandboxCertifications(store, { now: () => at }).all()).filter(
      ({ pkCorp }) => pkCorp === 'C-YUNTING',
    );
    const told = [
      await applyAction({ event: 'take', by: 'second-reviewer' }),
      await applyAction({ event: 'pass', by: 'second-reviewer', verdicts: passes }),
    ];
    return {
      shown,
      told,
      until: await store.transaction(async ({ companies }) => (await companies.find('C-YUNTING'))?.licenceUntil),
    };
  };

  it.each<[string, (ye: Asker) => Promise<void>]>([
    ['a draft that nobody handed in', async (ye) => void (await ye.given('saveRealName', await changed(ye)))],
    [
      'a change that was taken back',
      async (ye) => {
        await ye.given('submitRealName', await changed(ye));
        await ye.given('revokeRealName');
      },
    ],
  ])('are the reviewed ones, not %s', async (_what, action) => {
    const ye = await certified();
    const papersBefore = (await info(ye)).rnLicenses['LEGAL_PERSON']?.rnLicenseFiles.map(({ pkFile }) => pkFile);
    await action(ye);
    const { shown, told, until } = await reviewedAgain();
    expect(told).toEqual([undefined, undefined]);
    expect([until, await stands(ye)]).toEqual(['2028-01-31', 'AUTH']);
    expect([shown?.form.licenceUntil, shown?.form.legalName]).toEqual(['2028-01-31', '叶守山']);
    expect(shown?.slots.find(({ slot }) => slot === 'LEGAL_PERSON')?.files.map(({ pkFile }) => pkFile)).toEqual(
      papersBefore,
    );
  });

  it('are those of a change once it has passed', async () => {
    const ye = await certified();
    await ye.given('submitRealName', await changed(ye));
    for (const action of [
      { event: 'take' },
      { event: 'pass', verdicts: passes },
      { event: 'take', by: 'second-reviewer' },
      { event: 'pass', by: 'second-reviewer', verdicts: passes },
    ] as const)
      await applyAction(action);
    expect(await store.transaction(async ({ companies }) => (await companies.find('C-YUNTING'))?.licenceUntil)).toBe(
      '2099-12-31',
    );
  });

  it('can be submitted ten times a day at most', async () => {
    const ye = await as('yezhiqiu');
    const form = await whole(ye);
    for (let round = 0; round < 10; round += 1) {
      await ye.given('submitRealName', { ...form, dataVersion: (await info(ye)).dataVersion });
      await ye.given('revokeRealName');
    }
    expect(await ye.ask('submitRealName', { ...form, dataVersion: (await info(ye)).dataVersion })).toMatchObject({
      code: 'SUBMISSIONS_SPENT',
      data: { most: 10 },
    });
  });
});

/** The same form without a file, for requests that are refused before files are checked. */
const whole2 = async (_asker: Asker) => blank;

describe('a returned form', () => {
  async function returned(): Promise<Asker> {
    const ye = await as('yezhiqiu');
    await ye.given('submitRealName', await whole(ye));
    await applyAction({ event: 'take' });
    await applyAction({
      event: 'return',
      verdicts: [...returns('LEGAL_PERSON', '模糊@@请重拍'), ...passes.slice(0, 1)],
    });
    return ye;
  }
  async function entries(asker: Asker, slots: Readonly<Record<string, string>> = {}) {
    const { rnLicenses, dataVersion } = await info(asker);
    const kept = Object.fromEntries(
      Object.entries(rnLicenses).map(([slot, { rnLicenseFiles }]) => [
        slot,
        { rnLicenseFiles: slots[slot] === undefined ? rnLicenseFiles.map(({ pkFile }) => pkFile) : [slots[slot]] },
      ]),
    );
    return { ...blank, dataVersion, rnLicenses: kept };
  }

  it('shows each reason, and can be changed only by its submitter', async () => {
    const ye = await returned();
    const { rnLicenses, fkRnProgress } = await info(ye);
    expect([
      rnLicenses['LEGAL_PERSON']?.approveResult,
      rnLicenses['LEGAL_PERSON']?.approveReason,
      rnLicenses['SOCIAL_CREDIT_FILE']?.approveResult,
      await stands(ye),
    ]).toEqual(['NOPASS', '模糊@@请重拍', 'PASS', 'VERIFYING APPROVE_NOPASS_1ST']);
    await store.transaction(async ({ users }) => {
      const kept = await users.find('U-yezhiqiu');
      if (kept)
        await users.save({ ...kept, userId: 'U-other', personId: 'P-other', userName: 'bainuo', personName: '白诺' });
    });
    const colleague = await as('bainuo');
    expect([
      (await info(colleague)).editable,
      (await colleague.ask('resubmitRealName', await entries(colleague))).code,
      (await colleague.ask('saveRealName', await entries(colleague))).code,
      await paper(colleague),
    ]).toEqual([false, 'NOT_PERMITTED', 'NOT_PERMITTED', 'NOT_PERMITTED']);
    const mended = await paper(ye);
    expect(await ye.given<Info>('resubmitRealName', await entries(ye, { LEGAL_PERSON: mended }))).toEqual({
      fkRnProgress,
    });
    expect([await stands(ye), (await info(ye)).rnLicenses['LEGAL_PERSON']?.replacedFiles.length]).toEqual([
      'VERIFYING RESUBMIT_1ST',
      1,
    ]);
    expect(
      (
        await ye.given<readonly { readonly title: string; readonly isToDo?: boolean }[]>('messages', {
          messageState: 'SENT',
          messageType: 'ALL',
        })
      )[0]?.title,
    ).toBe('Real-name authentication returned: 1 document to correct');
  });

  it('is closed in everything that was not returned', async () => {
    const ye = await returned();
    const other = await paper(ye);
    expect(await ye.ask('saveRealName', await entries(ye, { CA_AUTH_FILE: other }))).toMatchObject({
      code: 'NOT_OPEN_FOR_CHANGE',
      data: { field: 'CA_AUTH_FILE' },
    });
    expect(await ye.ask('saveRealName', { ...(await entries(ye)), isUnifiedCert: 'N' })).toMatchObject({
      code: 'NOT_OPEN_FOR_CHANGE',
      data: { field: 'isUnified' },
    });
    expect(await ye.ask('resubmitRealName', await entries(ye))).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'LEGAL_PERSON' },
    });
    expect((await ye.ask('submitRealName', await entries(ye))).code).toBe('NOT_IN_THIS_STATE');
  });

  it('can be answered by other values in the fields of the returned paper, and not by the same ones', async () => {
    const ye = await returned();
    const kept = await entries(ye);
    const [legal, agent] = kept.rnAuthPersons;
    const until = (idValidUntil: string) => ({
      ...kept,
      rnAuthPersons: [{ ...legal, idValidUntil }, agent].filter((each) => each !== undefined),
    });
    expect((await info(ye)).rnLicenses['LEGAL_PERSON']?.returnedFields).toEqual({
      legalName: '叶守山',
      legalIdNumber: legal?.idNumber,
      legalIdUntil: legal?.idValidUntil,
    });
    expect(await ye.ask('resubmitRealName', until(legal?.idValidUntil ?? ''))).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'LEGAL_PERSON' },
    });
    await ye.given('resubmitRealName', until('2041-05-06'));
    expect(await stands(ye)).toBe('VERIFYING RESUBMIT_1ST');
    await ye.given('revokeRealName');
    await ye.given('resubmitRealName', { ...until('2041-05-06'), dataVersion: (await info(ye)).dataVersion });
    expect(await stands(ye)).toBe('VERIFYING RESUBMIT_1ST');
  });

  it('can be answered by other values also when it was returned before its values were kept', async () => {
    const ye = await returned();
    await store.transaction(async ({ realNames }) => {
      const kept = await realNames.find('C-YUNTING');
      if (kept) await realNames.save({ ...kept, slots: kept.slots.map((slot) => ({ ...slot, said: undefined })) });
    });
    const kept = await entries(ye);
    expect(await ye.ask('resubmitRealName', kept)).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'LEGAL_PERSON' },
    });
    await ye.given('resubmitRealName', {
      ...kept,
      rnAuthPersons: kept.rnAuthPersons.map((each) => ({
        ...each,
        ...(each.personType === 'LEGAL_PERSON' && { idValidUntil: '2041-05-06' }),
      })),
    });
    expect(await stands(ye)).toBe('VERIFYING RESUBMIT_1ST');
  });

  it('is returned again when its new submission is withdrawn', async () => {
    const ye = await returned();
    await ye.given('resubmitRealName', await entries(ye, { LEGAL_PERSON: await paper(ye) }));
    await ye.given('revokeRealName');
    expect([await stands(ye), (await info(ye)).editable]).toEqual(['VERIFYING APPROVE_NOPASS_1ST', true]);
    await ye.given('resubmitRealName', await entries(ye));
    expect(await stands(ye)).toBe('VERIFYING RESUBMIT_1ST');
  });
});

describe('a draft of the form', () => {
  it('is kept, and a save on an outdated version is refused', async () => {
    const ye = await as('yezhiqiu');
    const file = await paper(ye);
    expect(
      await ye.given('saveRealName', {
        ...blank,
        dataVersion: 0,
        rnLicenses: { LEGAL_PERSON: { rnLicenseFiles: [file] } },
      }),
    ).toMatchObject({ dataVersion: 1 });
    expect((await info(ye)).rnLicenses['LEGAL_PERSON']?.rnLicenseFiles).toMatchObject([{ pkFile: file }]);
    expect(await ye.ask('saveRealName', { ...blank, dataVersion: 0 })).toMatchObject({
      code: 'DATA_VERSION_STALE',
      data: { by: '叶知秋' },
    });
    expect(await store.transaction(async ({ files }) => (await files.find(file))?.submittedAt)).toBeDefined();
    // A removed file belongs to nobody and can be deleted.
    await ye.given('saveRealName', { ...blank, dataVersion: 1 });
    expect(await store.transaction(async ({ files }) => (await files.find(file))?.submittedAt)).toBeUndefined();
  });

  it('cannot be written by a reader, who does not see the identity numbers', async () => {
    const query = await as('shenruogu');
    expect((await query.ask('saveRealName', blank)).code).toBe('NOT_PERMITTED');
    expect([await paper(query), (await query.ask('realNameLetter', { slot: 'CA_AUTH_FILE' })).code]).toEqual([
      'NOT_PERMITTED',
      'NOT_PERMITTED',
    ]);
    expect((await info(query)).rnAuthPersons.map(({ idNumber }) => idNumber)).toEqual(['', '']);
  });
});

describe('the sandbox’s review', () => {
  it('needs a pass for every paper, or at least one return with a reason', async () => {
    const ye = await as('yezhiqiu');
    await ye.given('submitRealName', await whole(ye));
    expect(await applyAction({ event: 'pass', verdicts: passes })).toBe('REVIEW_STAGE');
    await applyAction({ event: 'take' });
    expect([
      await applyAction({ event: 'pass', verdicts: passes.slice(1) }),
      await applyAction({ event: 'return', verdicts: passes }),
      await applyAction({ event: 'return', verdicts: returns('LEGAL_PERSON', ' ') }),
      await applyAction({ event: 'return', verdicts: returns('ORG_CERT_FILE', '没有') }),
    ]).toEqual(['REVIEW_UNMARKED', 'REVIEW_REASON', 'REVIEW_REASON', 'REQUEST_INVALID']);
    expect([
      await applyAction({ event: 'pass', name: '审核员丙', verdicts: passes }),
      await applyAction({ event: 'take' }, 'C-NONE'),
    ]).toEqual(['REVIEW_TAKEN', 'NOT_FOUND']);
    await applyAction({ event: 'pass', verdicts: passes });
    expect([await applyAction({ event: 'leader-revoke', by: 'leader' }), await stands(ye)]).toEqual([
      undefined,
      'VERIFYING LEADER_REVOCATION_1ST',
    ]);
    await applyAction({ event: 'take' });
    await applyAction({ event: 'pass', verdicts: passes });
    await applyAction({ event: 'take', by: 'second-reviewer' });
    expect([await applyAction({ event: 'return', by: 'second-reviewer' }), await stands(ye)]).toEqual([
      undefined,
      'VERIFYING APPROVE_NOPASS_1ST_2ND',
    ]);
  });

  it('of a core enterprise begins with the company’s own process', async () => {
    const luo = await as('luoqiubai');
    expect((await luo.ask('submitRealName', await whole(luo))).code).toBe('NOT_IN_THIS_STATE');
    await luo.given('submitRealNameProcess', await whole(luo));
    expect([
      await stands(luo),
      await applyAction({ event: 'pass', by: 'process', verdicts: passes }, 'C-QIHENG'),
      await stands(luo),
    ]).toEqual(['UPDATE_VERIFYING SUBMIT_CORP', undefined, 'UPDATE_VERIFYING APPROVEING_1ST']);
    expect([
      await applyAction({ event: 'return', verdicts: returns('CA_AUTH_FILE', '缺章') }, 'C-QIHENG'),
      await stands(luo),
    ]).toEqual([undefined, 'UPDATE_VERIFYING APPROVE_NOPASS_1ST']);
  });

  it('lists the submitted forms with each paper', async () => {
    const shown = await sandboxCertifications(store, { now: () => at }).all();
    expect(
      shown.filter(({ node }) => node !== '').map(({ pkCorp, node, slots }) => [pkCorp, node, slots.length]),
    ).toEqual([
      ['C-CHUNJIANG', 'APPROVE_NOPASS_1ST', 6],
      ['C-HANSHAN', 'APPROVEING_1ST', 6],
    ]);
    expect(shown.filter(({ node }) => node === '').map(({ pkCorp }) => pkCorp)).toContain('C-YANZHOU');
  });
});

describe('the smaller questions', () => {
  it('tell the retention time, whether a name is a branch’s, and whether a commitment was submitted', async () => {
    const [ye, jiang, liu] = [await as('yezhiqiu'), await as('jianghuaijin'), await as('liumingyuan')];
    expect(await ye.given('realNameRetention')).toMatch(/5 years/);
    expect([
      await ye.given('branchIdentification'),
      await jiang.given('branchIdentification'),
      await ye.given('caLicencesExist'),
      await liu.given('caLicencesExist'),
      await liu.given('realNameState'),
      await ye.given('realNameAuthState'),
    ]).toEqual([false, true, false, true, 'VERIFYING', 'UNAUTH']);
  });
  it('make letters that are filled in', async () => {
    const ye = await as('yezhiqiu');
    expect(await ye.given('realNameLetter', { slot: 'CORP_AUTH_ENTRUST_FILE' })).toMatchObject({
      fileName: '授权委托书-昆明云亭茶业.pdf',
      mimeType: 'application/pdf',
    });
    expect((await ye.ask('realNameLetter', { slot: 'LEGAL_PERSON' })).code).toBe('REQUEST_INVALID');
  });
});
