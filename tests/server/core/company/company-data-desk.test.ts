import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { reviewCertification } from '../../../../server/core/certification/shared/review-certification.ts';
import type { RealNameRecord } from '../../../../server/core/records/certification.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import type { CertificationForm } from '../../../../src/domain/certification/shared/certification-form.ts';
import { requiredSlots } from '../../../../src/domain/certification/shared/licence-slots.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const now = Date.parse('2026-11-21T02:00:00Z');
const company = 'C-YANZHOU';
let store: MemoryStore;
let backEnd: BackEnd;

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store, undefined, { clock: { now: () => now, realTime: () => now } });
});

interface Data {
  readonly change: { readonly state: string; readonly by: string; readonly at?: number };
  readonly certified: {
    readonly legalName: string;
    readonly agentName: string;
    readonly upperName: string;
    readonly upperCode: string;
    readonly at: number;
    readonly handedInAt: number;
  };
  readonly mayChange: boolean;
  readonly readsPapers: boolean;
  readonly accounts: { readonly count: number; readonly bankName: string; readonly accountNo: string };
  readonly papers: readonly {
    readonly slot: string;
    readonly versions: readonly {
      readonly files: readonly { readonly pkFile: string }[];
      readonly replacedAt?: number;
      readonly validUntil: string;
    }[];
  }[];
}
async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  expect(await asker.signIn(account)).toMatchObject({ code: '0' });
  return asker;
}
const data = async (asker: Asker): Promise<Data> => asker.given<Data>('companyData');
const record = async (): Promise<RealNameRecord> => {
  const found = await store.transaction(async ({ realNames }) => realNames.find(company));
  if (!found) throw new Error('There is no form');
  return found;
};
/** A user writes another legal representative and another file into the form. */
async function write(): Promise<void> {
  const found = await record();
  const slots = found.slots.map((slot) =>
    slot.slot === 'LEGAL_PERSON' ? { ...slot, files: [{ pkFile: 'PK-NEW', name: '身份证.pdf', size: 1 }] } : slot,
  );
  await store.transaction(async ({ realNames }) =>
    realNames.save({
      ...found,
      form: { ...found.form, legalName: '江既白' },
      slots,
      savedBy: '李敏',
      savedAt: now - 1000,
    }),
  );
}
const stands = async (realName: 'AUTH' | 'UPDATE_VERIFYING', node = ''): Promise<void> => {
  await store.transaction(async ({ certifications }) => {
    const found = await certifications.find(company);
    if (found) await certifications.save({ ...found, realName, node });
  });
};
const applyAction = async (
  event: 'take' | 'pass' | 'return' | 'leader-revoke',
  by: 'first-reviewer' | 'second-reviewer' | 'leader',
  name: string,
  passes: 'PASS' | 'NOPASS' = 'PASS',
) => {
  const { form } = await record();
  await store.transaction(async (transaction) =>
    reviewCertification(
      transaction,
      {
        pkCorp: company,
        event,
        by,
        name,
        verdicts:
          event === 'take'
            ? []
            : requiredSlots(form).map((slot) => ({
                slot,
                result: slot === 'LEGAL_PERSON' ? passes : ('PASS' as const),
                reason: passes === 'NOPASS' && slot === 'LEGAL_PERSON' ? '模糊' : '',
              })),
      },
      now,
    ),
  );
};
const step = async (event: 'submit'): Promise<void> => {
  const found = await record();
  await store.transaction(async ({ realNames }) =>
    realNames.save({
      ...found,
      firstReviewer: '',
      secondReviewer: '',
      submitted: found.form,
      submittedBy: '李敏',
      steps: [...found.steps, { at: now - 500, event, by: 'submitter', name: '李敏', node: 'SUBMIT_1ST', returned: 0 }],
    }),
  );
};

describe('the data of a company', () => {
  it('are the certified ones, and a change replaces them only once it has passed', async () => {
    const gu = await as('guyunzhou');
    const before = await data(gu);
    await write();
    expect((await data(gu)).change).toEqual({ state: 'draft', by: '李敏', at: now - 1000 });
    expect((await data(gu)).certified).toEqual(before.certified);
    await step('submit');
    await stands('UPDATE_VERIFYING', 'SUBMIT_1ST');
    expect((await data(gu)).change).toEqual({ state: 'reviewing', by: '李敏', at: now - 500 });
    await applyAction('take', 'first-reviewer', 'r1');
    await applyAction('pass', 'first-reviewer', 'r1');
    await applyAction('take', 'second-reviewer', 'r2');
    expect(await data(gu)).toMatchObject({
      change: { state: 'reviewing', at: now - 500 },
      certified: before.certified,
    });
    await applyAction('pass', 'second-reviewer', 'r2');
    const after = await data(gu);
    expect(after).toMatchObject({
      change: { state: 'none' },
      certified: { legalName: '江既白', at: now, handedInAt: now - 500, handedInBy: '李敏' },
    });
    const count = (of: Data, slot: string) => of.papers.find((each) => each.slot === slot)?.versions.length;
    expect([count(before, 'LEGAL_PERSON'), count(after, 'LEGAL_PERSON'), count(after, 'CORP_AUTH_FILE')]).toEqual([
      1, 2, 1,
    ]);
    expect(after.papers.find(({ slot }) => slot === 'LEGAL_PERSON')?.versions[1]?.replacedAt).toBe(now);
  });

  it('have a history of certifications with their changes, and of bank accounts, without drafts', async () => {
    const gu = await as('guyunzhou');
    const history = async () =>
      (
        await gu.given<{
          history: readonly {
            at: number;
            by: string;
            kind: string;
            account: string;
            changes: readonly { field: string; before: string; after: string }[];
          }[];
        }>('companyData')
      ).history;
    const before = await history();
    expect(before.filter(({ kind }) => kind === 'certified').at(-1)?.changes).toContainEqual({
      field: 'legalName',
      before: '',
      after: (await data(gu)).certified.legalName,
    });
    const { legalName } = (await data(gu)).certified;
    await write();
    expect(await history()).toEqual(before);
    await step('submit');
    await stands('UPDATE_VERIFYING', 'SUBMIT_1ST');
    await applyAction('take', 'first-reviewer', 'r1');
    await applyAction('pass', 'first-reviewer', 'r1');
    await applyAction('take', 'second-reviewer', 'r2');
    await applyAction('pass', 'second-reviewer', 'r2');
    const [newest] = await history();
    expect(newest).toMatchObject({
      at: now,
      by: '李敏',
      kind: 'certified',
      changes: [{ field: 'legalName', before: legalName, after: '江既白' }],
    });
    const accounts = (await history()).filter(({ kind }) => kind.startsWith('account'));
    expect(accounts.every(({ account }) => /\*\*\*\* \d{4}$/.test(account))).toBe(true);
    expect((await history()).map(({ at }) => at)).toEqual(
      (await history()).map(({ at }) => at).toSorted((a, b) => b - a),
    );
    await store.transaction(async ({ bankAccounts }) => {
      const [one] = await bankAccounts.ofCompany(company);
      if (one) await bankAccounts.save({ ...one, removedAt: now + 1 });
    });
    expect((await history())[0]).toMatchObject({ kind: 'account-removed', at: now + 1, by: '' });
    expect(JSON.stringify(await history())).not.toMatch(/r1|r2/);
  });

  it('tell when the platform returned a change', async () => {
    const gu = await as('guyunzhou');
    await write();
    await step('submit');
    await stands('UPDATE_VERIFYING', 'SUBMIT_1ST');
    await applyAction('take', 'first-reviewer', 'r1');
    await applyAction('return', 'first-reviewer', 'r1', 'NOPASS');
    expect((await data(gu)).change).toEqual({ state: 'returned', by: '李敏', at: now });
  });

  it('are rechecked when the platform revokes a pass, and stay as certified', async () => {
    const gu = await as('guyunzhou');
    const before = await data(gu);
    await applyAction('leader-revoke', 'leader', 'boss');
    expect(await data(gu)).toMatchObject({
      change: { state: 'rechecked', by: '', at: now },
      certified: before.certified,
    });
  });

  it('are rechecked also after a reviewer has taken the form up', async () => {
    const gu = await as('guyunzhou');
    await applyAction('leader-revoke', 'leader', 'boss');
    await applyAction('take', 'second-reviewer', 'r3');
    expect((await data(gu)).change).toEqual({ state: 'rechecked', by: '', at: now });
  });

  const choices = (form: CertificationForm): readonly [string, Partial<CertificationForm>][] => [
    ['the kind of certificate', { isUnified: form.isUnified !== true }],
    ['whether it is a branch', { isBranch: form.isBranch !== true }],
    ['who applies', { isLegalApply: form.isLegalApply !== true }],
    ['whether the cloud is opened', { opensCloud: form.opensCloud !== true }],
  ];

  it('count as being changed when a single answer or paper differs', async () => {
    const gu = await as('guyunzhou');
    const found = await record();
    const stateWith = async (wish: Partial<RealNameRecord>): Promise<string> => {
      await store.transaction(async ({ realNames }) => realNames.save({ ...found, ...wish }));
      return (await data(gu)).change.state;
    };
    expect(await stateWith({ slots: found.slots.toReversed() })).toBe('none');
    for (const [what, form] of choices(found.form))
      expect([what, await stateWith({ form: { ...found.form, ...form } })]).toEqual([what, 'draft']);
    const moved = found.slots.map((slot) => (slot.slot === 'LEGAL_PERSON' ? { ...slot, files: [] } : slot));
    expect(await stateWith({ slots: moved })).toBe('draft');
  });

  it('name the agent and the upper entity only when the form has them', async () => {
    const gu = await as('guyunzhou');
    const found = await record();
    const certifiedBy = async (wish: Partial<CertificationForm>): Promise<Data['certified']> => {
      const rounds = found.rounds.map((round) => ({
        ...round,
        form: { ...round.form, agentName: '周思远', upperName: '北屿', upperCode: '9133', ...wish },
      }));
      await store.transaction(async ({ realNames }) => realNames.save({ ...found, rounds }));
      return (await data(gu)).certified;
    };
    expect(await certifiedBy({ isLegalApply: false, isBranch: true })).toMatchObject({
      agentName: '周思远',
      upperName: '北屿',
      upperCode: '9133',
    });
    expect(await certifiedBy({ isLegalApply: true, isBranch: false })).toMatchObject({
      agentName: '',
      upperName: '',
      upperCode: '',
    });
  });

  it('name for each paper, also a replaced one, the expiry day of its own form', async () => {
    const gu = await as('guyunzhou');
    const found = await record();
    const days = async (slot: string): Promise<readonly string[]> =>
      (await data(gu)).papers.find((each) => each.slot === slot)?.versions.map(({ validUntil }) => validUntil) ?? [];
    const rounds = found.rounds.map((round, index) => ({
      ...round,
      form: { ...round.form, licenceUntil: `203${index}-01-01`, legalIdUntil: `204${index}-01-01` },
    }));
    await store.transaction(async ({ realNames }) => realNames.save({ ...found, rounds }));
    expect(await days('SOCIAL_CREDIT_FILE')).toEqual(['2031-01-01', '2030-01-01']);
    // The same paper as before, with another date in the form.
    expect(await days('LEGAL_PERSON')).toEqual(['2041-01-01']);
  });

  it.each([
    ['zhousiyuan', true],
    ['limin', true],
    ['guyunzhou', false],
    ['shenruogu', false],
  ])('tell %s whether they can be changed and their papers read: %s', async (account, may) => {
    expect(await data(await as(account))).toMatchObject({ mayChange: may, readsPapers: may });
  });

  it('do not count a removed bank account, even when it was the default', async () => {
    const zhou = await as('zhousiyuan');
    expect((await data(zhou)).accounts.count).toBeGreaterThan(0);
    await store.transaction(async ({ bankAccounts }) => {
      for (const account of await bankAccounts.ofCompany(company))
        await bankAccounts.save({ ...account, isDefault: true, removedAt: now });
    });
    expect((await data(zhou)).accounts).toEqual({ count: 0, bankName: '', accountNo: '' });
  });

  it('show earlier papers only to those who may certify', async () => {
    const zhou = await as('zhousiyuan');
    const earlier = (await data(zhou)).papers[0]?.versions[1]?.files[0]?.pkFile ?? '';
    expect(await zhou.ask('fileInfo', { ids: [earlier] })).toMatchObject({ code: '0' });
    const shen = await as('shenruogu');
    expect((await data(shen)).papers.flatMap(({ versions }) => versions.flatMap(({ files }) => files))).toEqual([]);
    expect((await (await as('heqinghe')).ask('fileInfo', { ids: [earlier] })).code).toBe('NOT_FOUND');
    expect((await shen.ask('fileInfo', { ids: [earlier] })).code).toBe('NOT_FOUND');
  });

  it('contain no reviewer and no identity number', async () => {
    const told = JSON.stringify(await data(await as('guyunzhou')));
    expect(/wang-han|li-zhen|\d{17}[\dX]|E9\d{6}/u.exec(told)?.[0]).toBeUndefined();
  });
});
