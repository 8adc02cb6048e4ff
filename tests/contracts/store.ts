import type { JoiningWants } from '../../src/domain/evidence/selection/relating.ts';
import { usualPostChoices } from '../../src/domain/messages/shared/message-posts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { money } from '../../src/domain/money/money.ts';
import type {
  CandidateQuery,
  DueQuery,
  EarlierQuery,
  PackageQuery,
  Store,
  TendedStore,
  Table,
  Transaction,
} from '../../server/core/store.ts';
import type { StandardRecord } from '../../server/core/records.ts';
import * as records from './store-records.ts';

/** A store to hold against the contract. */
export interface StoreUnderContract {
  readonly store: Store;
  close(): Promise<void>;
}

export interface TendedStoreUnderContract extends StoreUnderContract {
  readonly store: TendedStore;
}

const everything: PackageQuery = {
  pkCorp: 'C-1',
  book: 'credit',
  side: 'finance',
  states: undefined,
  creditStates: undefined,
  businessTypes: undefined,
  productType: undefined,
  counterparty: undefined,
  keyword: undefined,
  fkFinance: undefined,
  handlerId: undefined,
  createdFrom: undefined,
  createdTo: undefined,
  amountFrom: undefined,
  amountTo: undefined,
};
const anyCredit: CandidateQuery = {
  pkCorp: 'C-1',
  book: 'credit',
  side: 'finance',
  states: undefined,
  businessTypes: undefined,
  productType: undefined,
  counterparty: undefined,
  offset: 0,
  limit: 10,
};

/** What every adapter of the `Store` port owes to the core. */
export function storeContract(name: string, makeStore: () => Promise<TendedStoreUnderContract>): void {
  describe(`${name} as a Store`, () => {
    let under: TendedStoreUnderContract;
    const doing = async <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
      under.store.transaction(work);

    beforeAll(async () => {
      under = await makeStore();
    });
    afterAll(async () => under.close());
    beforeEach(async () => {
      await under.store.clear();
      await doing(records.saveGround);
    });

    /** Saves, reads in another transaction, replaces and removes. */
    function keeps<Stored extends object>(
      what: string,
      table: (transaction: Transaction) => Table<Stored>,
      keyOf: (record: Stored) => string,
      samples: readonly Stored[],
      change: Partial<Stored>,
    ): void {
      it(`keeps ${what} as they were given, replaces and removes them`, async () => {
        for (const sample of samples) {
          await doing(async (transaction) => table(transaction).save(sample));
          expect(await doing(async (transaction) => table(transaction).find(keyOf(sample)))).toEqual(sample);
          expect(await doing(async (transaction) => table(transaction).lock(keyOf(sample)))).toEqual(sample);
        }
        const [first] = samples;
        if (!first) return;
        const changed = { ...first, ...change };
        await doing(async (transaction) => table(transaction).save(changed));
        expect(await doing(async (transaction) => table(transaction).find(keyOf(first)))).toEqual(changed);
        await doing(async (transaction) => table(transaction).remove(keyOf(first)));
        await doing(async (transaction) => table(transaction).remove(keyOf(first)));
        expect(await doing(async (transaction) => table(transaction).find(keyOf(first)))).toBeUndefined();
      });
    }

    keeps(
      'companies',
      (all) => all.companies,
      (each) => each.pkCorp,
      [{ ...records.company, pkCorp: 'C-7' }],
      { name: '甲' },
    );
    keeps(
      'versionReturns',
      (all) => all.versionReturns,
      (each) => each.id,
      [{ id: 'U-1 CREDIT 2026-11-21', userId: 'U-1', pkCorp: 'C-1', product: 'CREDIT', at: 1_700_000_000_011 }],
      { product: 'EST' },
    );
    keeps(
      'users',
      (all) => all.users,
      (each) => each.userId,
      [{ ...records.user, userId: 'U-7', userName: 'other' }],
      { roles: [] },
    );
    keeps(
      'platforms',
      (all) => all.platforms,
      (each) => each.host,
      [records.platform],
      { config: {} },
    );
    keeps(
      'sessions',
      (all) => all.sessions,
      (each) => each.idHash,
      [records.session, records.visitor],
      { endedBecause: 'replaced', role: undefined },
    );
    keeps(
      'attempts',
      (all) => all.attempts,
      (each) => each.key,
      [records.attempt],
      { failures: 4 },
    );
    keeps(
      'codes that were sent',
      (all) => all.verifyCodes,
      (each) => each.key,
      [records.verifyCode, { ...records.verifyCode, key: 'd', spent: true }],
      { wrong: 3 },
    );
    keeps(
      'freezes',
      (all) => all.freezes,
      (each) => each.userId,
      [{ userId: 'U-1', frozenAt: 1_700_000_000_005 }],
      { frozenAt: 1_700_000_000_006 },
    );
    keeps(
      'unfreezes',
      (all) => all.unfreezes,
      (each) => each.number,
      [
        records.unfreeze,
        {
          ...records.unfreeze,
          number: 'JD2',
          because: undefined,
          locks: [],
          state: 'granted',
          decidedAt: 1_700_000_000_006,
        },
      ],
      { state: 'refused', decidedAt: 1_700_000_000_007, answer: '请到柜台办理' },
    );
    it('tells what one person asked to have opened, the newest first', async () => {
      const of = (number: string, userId: string, askedAt: number) => ({
        ...records.unfreeze,
        number,
        userId,
        askedAt,
      });
      await doing(async ({ unfreezes }) =>
        unfreezes.saveAll([of('JD3', 'U-5', 10), of('JD4', 'U-5', 20), of('JD5', 'U-6', 30)]),
      );
      expect((await doing(async ({ unfreezes }) => unfreezes.of('U-5'))).map(({ number }) => number)).toEqual([
        'JD4',
        'JD3',
      ]);
    });
    keeps(
      'second steps',
      (all) => all.secondFactors,
      (each) => each.userId,
      [
        { userId: 'U-1', isOn: true, since: 1_700_000_000_005, lastUsedAt: 1_700_000_000_006 },
        { userId: 'U-2', isOn: false, since: undefined, lastUsedAt: undefined },
      ],
      { isOn: false, lastUsedAt: 1_700_000_000_007 },
    );
    keeps(
      'demands',
      (all) => all.factorDemands,
      (each) => each.pkCorp,
      [{ pkCorp: 'C-1', from: 1_700_000_000_007, decidedAt: 1_700_000_000_005, decidedBy: 'U-1' }],
      { from: 1_700_000_000_008 },
    );
    keeps(
      'trusted devices',
      (all) => all.trustedDevices,
      (each) => each.key,
      [records.trustedDevice, { ...records.trustedDevice, key: 'u', userId: 'U-2', agent: '' }],
      { lastUsedAt: 1_700_000_000_009 },
    );
    it('tells what one account trusts, what was used last first, and forgets it whole or by its age', async () => {
      const of = (key: string, userId: string, trustedAt: number, lastUsedAt: number) => ({
        ...records.trustedDevice,
        key,
        userId,
        trustedAt,
        lastUsedAt,
      });
      await doing(async ({ trustedDevices }) =>
        trustedDevices.saveAll([
          of('d1', 'U-5', 10, 40),
          of('d2', 'U-5', 20, 50),
          of('d3', 'U-6', 30, 30),
          of('d4', 'U-7', 5, 60),
        ]),
      );
      expect((await doing(async ({ trustedDevices }) => trustedDevices.ofUser('U-5'))).map(({ key }) => key)).toEqual([
        'd2',
        'd1',
      ]);
      expect(await doing(async ({ trustedDevices }) => trustedDevices.removeOf('U-5'))).toBe(2);
      await doing(async ({ trustedDevices }) => trustedDevices.removeTrustedBefore(30));
      expect(
        (await doing(async ({ trustedDevices }) => trustedDevices.findAll(['d1', 'd2', 'd3', 'd4']))).map(
          ({ key }) => key,
        ),
      ).toEqual(['d3']);
    });
    keeps(
      'proofs',
      (all) => all.recoveryProofs,
      (each) => each.key,
      [records.recoveryProof, { ...records.recoveryProof, key: 'q', userId: 'U-2' }],
      { provedAt: 1_700_000_000_005 },
    );
    it('forgets proofs that were given before an instant', async () => {
      const proved = (key: string, provedAt: number) => ({ ...records.recoveryProof, key, provedAt });
      await doing(async ({ recoveryProofs }) => recoveryProofs.saveAll([proved('old', 10), proved('new', 20)]));
      await doing(async ({ recoveryProofs }) => recoveryProofs.removeProvedBefore(20));
      expect(
        (await doing(async ({ recoveryProofs }) => recoveryProofs.findAll(['old', 'new']))).map(({ key }) => key),
      ).toEqual(['new']);
    });
    it('forgets codes that were sent before an instant, and knows whose telephone a number is', async () => {
      const sent = (key: string, sentAt: number) => ({ ...records.verifyCode, key, sentAt });
      await doing(async ({ verifyCodes }) => verifyCodes.saveAll([sent('old', 10), sent('new', 20)]));
      await doing(async ({ verifyCodes }) => verifyCodes.removeSentBefore(20));
      expect(
        (await doing(async ({ verifyCodes }) => verifyCodes.findAll(['old', 'new']))).map(({ key }) => key),
      ).toEqual(['new']);
      const owner = (userId: string, mobile: string) => ({ ...records.user, userId, userName: userId, mobile });
      await doing(async ({ users }) =>
        users.saveAll([owner('U-9', '14000009999'), owner('U-8', '14000009999'), owner('U-7', '14000008888')]),
      );
      expect((await doing(async ({ users }) => users.withMobile('14000009999'))).map(({ userId }) => userId)).toEqual([
        'U-8',
        'U-9',
      ]);
      expect(await doing(async ({ users }) => users.withMobile('14000000000'))).toEqual([]);
    });
    keeps(
      'certificates',
      (all) => all.certificates,
      (each) => each.serial,
      [
        records.certificate,
        { ...records.certificate, serial: '1b', kind: 'CLOUD', revokedAt: 1_700_000_000_007, endedAs: 'lost' },
      ],
      { revokedAt: 1_700_000_000_008 },
    );
    keeps(
      'what was to be signed',
      (all) => all.keyChallenges,
      (each) => each.key,
      [records.keyChallenge, { ...records.keyChallenge, key: 'd', spent: true }],
      { spent: true },
    );
    it('knows whose certificates are whose, the newest first, and which were taken back', async () => {
      const issued = (serial: string, wish: object) => ({ ...records.certificate, serial, ...wish });
      await doing(async ({ certificates }) =>
        certificates.saveAll([
          issued('21', { userId: 'U-9', validFrom: 10 }),
          issued('22', { userId: 'U-9', validFrom: 20, revokedAt: 30 }),
          issued('23', { userId: 'U-8', validFrom: 30, revokedAt: 5 }),
          issued('20', { userId: 'U-9', validFrom: 10 }),
        ]),
      );
      expect((await doing(async ({ certificates }) => certificates.ofUser('U-9'))).map(({ serial }) => serial)).toEqual(
        ['22', '20', '21'],
      );
      expect((await doing(async ({ certificates }) => certificates.revoked())).map(({ serial }) => serial)).toEqual([
        '22',
        '23',
      ]);
    });
    it('knows which certificates end soon, but for those that were taken back', async () => {
      const issued = (serial: string, validTo: number, wish: object = {}) => ({
        ...records.certificate,
        serial,
        validTo,
        ...wish,
      });
      await doing(async ({ certificates }) =>
        certificates.saveAll([
          issued('31', 30),
          issued('32', 20),
          issued('33', 10),
          issued('34', 40),
          issued('35', 30, { revokedAt: 5 }),
          issued('30', 30),
        ]),
      );
      expect(
        (await doing(async ({ certificates }) => certificates.endingBetween(10, 30))).map(({ serial }) => serial),
      ).toEqual(['32', '30', '31']);
    });
    keeps(
      'what happened to certificates',
      (all) => all.certificateEvents,
      (each) => each.id,
      [records.certificateEvent, { ...records.certificateEvent, id: 'E-2', what: 'lost', detail: 'stolen' }],
      { detail: '30' },
    );
    it('tells what happened to the certificates of one account, the newest first', async () => {
      const happened = (id: string, at: number, userId = 'U-9') => ({ ...records.certificateEvent, id, at, userId });
      await doing(async ({ certificateEvents }) =>
        certificateEvents.saveAll([
          happened('E-11', 10),
          happened('E-13', 30),
          happened('E-12', 30),
          happened('E-14', 40, 'U-8'),
          happened('E-10', 5),
        ]),
      );
      expect(
        (await doing(async ({ certificateEvents }) => certificateEvents.ofUser('U-9', 3))).map(({ id }) => id),
      ).toEqual(['E-13', 'E-12', 'E-11']);
    });
    keeps(
      'what agreements said',
      (all) => all.agreementTexts,
      (each) => each.id,
      [records.agreementText, { ...records.agreementText, id: 'B', agreement: 'PRODUCT_CREDIT_AGREEMENT' }],
      { version: 'V9' },
    );
    it('knows the versions of one agreement in the order in which they were kept', async () => {
      const version = (id: string, keptAt: number, agreement = records.agreementText.agreement) => ({
        ...records.agreementText,
        id,
        keptAt,
        agreement,
      });
      await doing(async ({ agreementTexts }) =>
        agreementTexts.saveAll([
          version('X3', 30, 'PRODUCT_EST_AGREEMENT'),
          version('X2', 20, 'PRODUCT_EST_AGREEMENT'),
          version('X1', 20, 'PRODUCT_EST_AGREEMENT'),
          version('X0', 10, 'PRODUCT_EDT_AGREEMENT'),
        ]),
      );
      expect(
        (await doing(async ({ agreementTexts }) => agreementTexts.ofAgreement('PRODUCT_EST_AGREEMENT'))).map(
          ({ id }) => id,
        ),
      ).toEqual(['X1', 'X2', 'X3']);
    });
    keeps(
      'certificates in tokens that were applied for',
      (all) => all.hardKeys,
      (each) => each.number,
      [
        records.hardKey,
        {
          ...records.hardKey,
          number: 'HK00000002',
          state: 'posted',
          postedAt: 1_700_000_000_006,
          courier: 'SF1',
          certificate: 'AAAA',
          serial: '1a',
          purpose: 'renew',
          replaces: '19',
        },
      ],
      { reason: '地址不全' },
    );

    it('knows which tokens a company has applied for, the newest first, and which are under way', async () => {
      const applied = (number: string, appliedAt: number, wish: object = {}) => ({
        ...records.hardKey,
        number,
        appliedAt,
        since: appliedAt,
        ...wish,
      });
      await doing(async ({ hardKeys }) =>
        hardKeys.saveAll([
          applied('HK-11', 10, { pkCorp: 'C-9' }),
          applied('HK-13', 30, { pkCorp: 'C-9', state: 'activated' }),
          applied('HK-12', 10, { pkCorp: 'C-9', state: 'posted' }),
          applied('HK-14', 5, { pkCorp: 'C-8', state: 'returned' }),
        ]),
      );
      expect((await doing(async ({ hardKeys }) => hardKeys.ofCompany('C-9'))).map(({ number }) => number)).toEqual([
        'HK-13',
        'HK-11',
        'HK-12',
      ]);
      expect((await doing(async ({ hardKeys }) => hardKeys.underWay())).map(({ number }) => number)).toEqual([
        'HK-14',
        'HK-11',
        'HK-12',
      ]);
    });

    keeps(
      'what people are asked about certificates',
      (all) => all.certificateOrders,
      (each) => each.userId,
      [records.certificateOrder, { ...records.certificateOrder, userId: 'U-2', deed: 'open', serial: '' }],
      { made: '2b' },
    );
    it('knows what of that nothing has come of', async () => {
      await doing(async ({ certificateOrders }) =>
        certificateOrders.saveAll([
          { ...records.certificateOrder, userId: 'U-8' },
          { ...records.certificateOrder, userId: 'U-7' },
          { ...records.certificateOrder, userId: 'U-9', made: '2b' },
        ]),
      );
      const open = (await doing(async ({ certificateOrders }) => certificateOrders.open())).map(({ userId }) => userId);
      expect(open.filter((userId) => ['U-7', 'U-8', 'U-9'].includes(userId))).toEqual(['U-7', 'U-8']);
    });
    it('forgets what could be signed only before an instant', async () => {
      const asked = (key: string, expiresAt: number) => ({ ...records.keyChallenge, key, expiresAt });
      await doing(async ({ keyChallenges }) => keyChallenges.saveAll([asked('old', 10), asked('new', 20)]));
      await doing(async ({ keyChallenges }) => keyChallenges.removeExpiredBefore(20));
      expect(
        (await doing(async ({ keyChallenges }) => keyChallenges.findAll(['old', 'new']))).map(({ key }) => key),
      ).toEqual(['new']);
    });
    keeps(
      'leases',
      (all) => all.leases,
      (each) => each.name,
      [records.lease],
      { holder: 'other' },
    );
    keeps(
      'counts of calls',
      (all) => all.callCounts,
      (each) => each.key,
      [records.callCount],
      { calls: 4 },
    );
    keeps<StandardRecord>(
      'standards',
      (all) => all.standards,
      (each) => each.snapshotVersion,
      [{ ...records.standard, snapshotVersion: 'STD-7', supersededBy: undefined }],
      { categories: [], supersededBy: records.standard.snapshotVersion },
    );
    keeps(
      'orders',
      (all) => all.orders,
      (each) => each.id,
      [records.order, { ...records.order, id: 'C-1 PO2', amount: undefined, drawdownAmount: money('0.01') }],
      { amount: money('1.00') },
    );
    keeps(
      'journeys',
      (all) => all.journeys,
      (each) => each.id,
      [records.journey],
      { invoices: [] },
    );
    keeps(
      'limits',
      (all) => all.limits,
      (each) => each.id,
      [records.limit],
      { used: money('50000000.00') },
    );
    keeps(
      'views of lists',
      (all) => all.views,
      (each) => each.id,
      [
        {
          id: 'U-1 all finance',
          userId: 'U-1',
          revision: 3,
          views: [{ name: '退回的', address: '?states=returned' }],
          usual: '退回的',
        },
        { id: 'U-1 est issue', userId: 'U-1', revision: 1, views: [], usual: undefined },
      ],
      { revision: 4, usual: undefined },
    );
    keeps(
      'signatures',
      (all) => all.signatures,
      (each) => each.id,
      [
        records.signature,
        { ...records.signature, id: 'S-2', agreement: 'CORP_PRIVACY_AGREEMENT' },
        records.signatureByKey,
      ],
      { signedAt: 1_700_000_000_011 },
    );
    keeps(
      'noticesRead',
      (all) => all.noticesRead,
      (each) => each.id,
      [records.noticeRead],
      { readAt: 1_700_000_000_011 },
    );
    keeps(
      'standings',
      (all) => all.standings,
      (each) => each.pkCorp,
      [records.standing, { ...records.standing, pkCorp: 'C-2', standing: 'violating', effectiveOn: '2026-12-05' }],
      { addedOn: '2026-11-22' },
    );
    keeps(
      'objections',
      (all) => all.objections,
      (each) => each.receiptNumber,
      [records.objection],
      { state: 'rejected', answer: '证据不足' },
    );
    keeps(
      'certifications',
      (all) => all.certifications,
      (each) => each.pkCorp,
      [
        records.certification,
        {
          ...records.certification,
          pkCorp: 'C-2',
          realName: 'VERIFYING',
          node: 'APPROVE_NOPASS_1ST',
          individual: true,
          pending: true,
          unified: false,
          softKeyUsable: true,
          certificateNumber: '9F01',
        },
      ],
      { hardCertificate: 'UPDATE_VERIFYING' },
    );
    keeps(
      'real-name forms',
      (all) => all.realNames,
      (each) => each.pkCorp,
      [
        records.realName,
        {
          ...records.realName,
          pkCorp: 'C-2',
          submitted: undefined,
          certified: undefined,
          slots: [],
          steps: [],
          evidence: [],
        },
      ],
      { revision: 8 },
    );
    it('knows every real-name form, in the order of the companies', async () => {
      await doing(async ({ realNames }) =>
        realNames.saveAll([
          { ...records.realName, pkCorp: 'C-9' },
          { ...records.realName, pkCorp: 'C-10' },
        ]),
      );
      expect(
        (await doing(async ({ realNames }) => realNames.all()))
          .map(({ pkCorp }) => pkCorp)
          .filter((pkCorp) => pkCorp === 'C-9' || pkCorp === 'C-10'),
      ).toEqual(['C-10', 'C-9']);
    });
    keeps(
      'registrations',
      (all) => all.registrations,
      (each) => each.pkCorp,
      [records.registration, { ...records.registration, pkCorp: 'C-2', product: undefined, serial: undefined }],
      { legalRepresentative: '李敏' },
    );
    keeps(
      'guarantee projects',
      (all) => all.guaranteeProjects,
      (each) => each.serial,
      [records.guaranteeProject],
      { name: '三期' },
    );
    keeps(
      'openings of products',
      (all) => all.productOpenings,
      (each) => each.id,
      [records.productOpening],
      { openedBy: '李敏' },
    );
    keeps(
      'applications for products',
      (all) => all.applications,
      (each) => each.id,
      [
        records.application,
        {
          ...records.application,
          id: 'C-1 FAW',
          state: 'draft',
          files: [],
          returned: [],
          submittedBy: '',
          submittedAt: undefined,
          decidedAt: undefined,
          steps: [],
        },
      ],
      { answer: '暂不受理' },
    );
    keeps(
      'groups',
      (all) => all.groups,
      (each) => each.pkCorp,
      [records.group, { ...records.group, pkCorp: 'C-2', organisations: [], authorisations: [] }],
      { innerOrganisationsOn: false, authorisationsOn: true, authorisations: [] },
    );
    keeps(
      'settling in to the bank',
      (all) => all.settlements,
      (each) => each.pkCorp,
      [
        records.settlement,
        {
          ...records.settlement,
          pkCorp: 'C-2',
          state: 'settled',
          reason: '',
          migratedAt: 1_700_000_000_001,
          steps: [],
        },
      ],
      { state: 'reviewing', reason: '' },
    );
    keeps(
      'invitations',
      (all) => all.invitations,
      (each) => each.id,
      [
        records.invitation,
        {
          ...records.invitation,
          id: 'IN-2',
          codeHash: '',
          institution: '衡铎银行',
          state: 'waiting',
          endedAt: 1_700_000_000_009,
          userId: 'U-7',
          roles: [],
        },
      ],
      { wrong: 3, state: 'used', roles: ['CORP_MANAGER'] },
    );
    it('tells the invitations of a company, the newest first, and that of a code', async () => {
      const of = (id: string, pkCorp: string, invitedAt: number, codeHash: string) => ({
        ...records.invitation,
        id,
        pkCorp,
        invitedAt,
        codeHash,
      });
      await doing(async ({ invitations }) =>
        invitations.saveAll([
          of('IN-4', 'C-1', 10, ''),
          of('IN-5', 'C-1', 20, 'five'),
          of('IN-3', 'C-1', 20, 'three'),
          of('IN-6', 'C-2', 30, 'six'),
          of('IN-7', 'C-2', 40, ''),
        ]),
      );
      expect((await doing(async ({ invitations }) => invitations.ofCompany('C-1'))).map(({ id }) => id)).toEqual([
        'IN-3',
        'IN-5',
        'IN-4',
      ]);
      expect((await doing(async ({ invitations }) => invitations.coded('six')))?.id).toBe('IN-6');
      for (const code of ['', 'none'])
        expect(await doing(async ({ invitations }) => invitations.coded(code))).toBeUndefined();
    });
    keeps(
      'proposals',
      (all) => all.proposals,
      (each) => each.id,
      [
        records.proposal,
        {
          ...records.proposal,
          id: 'PP-2',
          kind: 'two-steps-on',
          subject: '',
          subjectName: '',
          before: [],
          after: [],
          state: 'declined',
          decidedAt: 1_700_000_000_009,
          decidedBy: 'U-3',
          decidedByName: '顾云舟',
          reason: '不"必',
        },
      ],
      { state: 'confirmed', decidedAt: 1_700_000_000_005 },
    );
    it('tells what was proposed in a company, the newest first, so many at most', async () => {
      const of = (id: string, pkCorp: string, proposedAt: number) => ({ ...records.proposal, id, pkCorp, proposedAt });
      await doing(async ({ proposals }) =>
        proposals.saveAll([of('PP-4', 'C-1', 10), of('PP-6', 'C-1', 20), of('PP-5', 'C-1', 20), of('PP-7', 'C-2', 30)]),
      );
      expect((await doing(async ({ proposals }) => proposals.ofCompany('C-1', 2))).map(({ id }) => id)).toEqual([
        'PP-5',
        'PP-6',
      ]);
    });
    it('tells what may be decided in a company at an instant, however much came after it', async () => {
      const of = (id: string, change: Partial<typeof records.proposal>) => ({
        ...records.proposal,
        id,
        pkCorp: 'C-3',
        state: 'open' as const,
        proposedAt: 10,
        until: 50,
        ...change,
      });
      await doing(async ({ proposals }) =>
        proposals.saveAll([
          of('PP-1', {}),
          of('PP-3', { proposedAt: 20 }),
          of('PP-8', { until: 40 }),
          of('PP-9', { state: 'withdrawn' }),
          of('PP-10', { pkCorp: 'C-4' }),
        ]),
      );
      expect((await doing(async ({ proposals }) => proposals.standing('C-3', 40))).map(({ id }) => id)).toEqual([
        'PP-3',
        'PP-1',
      ]);
    });
    keeps(
      'delegations',
      (all) => all.delegations,
      (each) => each.id,
      [
        records.delegation,
        {
          ...records.delegation,
          id: 'DG-2',
          roles: [],
          state: 'ended',
          begun: true,
          endedAt: 1_700_000_000_009,
          endedByName: '李敏',
        },
      ],
      { until: '2026-12-31', state: 'declined' },
    );
    it('tells who acts for whom: of a company, of a delegate, and of everybody', async () => {
      const of = (id: string, more: Partial<typeof records.delegation>) => ({
        ...records.delegation,
        id,
        pkCorp: 'C-D',
        toUserId: 'U-D',
        ...more,
      });
      await doing(async ({ delegations }) =>
        delegations.saveAll([
          of('DG-3', {}),
          of('DG-5', { madeAt: 1_700_000_000_001 }),
          of('DG-4', { madeAt: 1_700_000_000_001, state: 'ended' }),
          of('DG-6', { toUserId: 'U-E', pkCorp: 'C-E' }),
          of('DG-7', { state: 'waiting' }),
        ]),
      );
      expect((await doing(async ({ delegations }) => delegations.ofCompany('C-D', 3))).map(({ id }) => id)).toEqual([
        'DG-4',
        'DG-5',
        'DG-3',
      ]);
      expect((await doing(async ({ delegations }) => delegations.openOf('C-D'))).map(({ id }) => id)).toEqual([
        'DG-5',
        'DG-3',
        'DG-7',
      ]);
      expect((await doing(async ({ delegations }) => delegations.ofDelegate('U-D'))).map(({ id }) => id)).toEqual([
        'DG-3',
        'DG-5',
      ]);
      expect((await doing(async ({ delegations }) => delegations.standing())).map(({ id }) => id)).toEqual(
        expect.arrayContaining(['DG-3', 'DG-5', 'DG-6']),
      );
    });
    keeps(
      'departures',
      (all) => all.departures,
      (each) => each.userId,
      [
        records.departure,
        { ...records.departure, userId: 'U-2', successor: '', successorName: '', packages: 0, roles: [] },
      ],
      { leftAt: 1_700_000_000_003 },
    );
    it('tells who left a company', async () => {
      await doing(async ({ departures }) =>
        departures.saveAll([
          { ...records.departure, userId: 'U-9' },
          { ...records.departure, userId: 'U-8' },
          { ...records.departure, userId: 'U-7', pkCorp: 'C-2' },
        ]),
      );
      expect((await doing(async ({ departures }) => departures.ofCompany('C-1'))).map(({ userId }) => userId)).toEqual([
        'U-8',
        'U-9',
      ]);
    });
    it('tells when something last happened to several accounts', async () => {
      const happened = (
        id: string,
        userId: string,
        what: 'signed-in' | 'signed-out' | 'sandbox-signed-in',
        at: number,
      ) => ({ id, userId, what, at, source: '', agent: '' });
      await doing(async ({ securityEvents }) =>
        securityEvents.saveAll([
          happened('e1', 'U-5', 'signed-in', 10),
          happened('e2', 'U-5', 'signed-in', 30),
          happened('e3', 'U-5', 'signed-out', 40),
          happened('e4', 'U-6', 'sandbox-signed-in', 5),
          happened('e5', 'U-7', 'signed-in', 50),
        ]),
      );
      const last = async (userIds: readonly string[]) =>
        Object.fromEntries(
          await doing(async ({ securityEvents }) => securityEvents.lastOf(userIds, ['signed-in', 'sandbox-signed-in'])),
        );
      expect(await last(['U-5', 'U-6', 'U-8'])).toEqual({ 'U-5': 30, 'U-6': 5 });
      expect(await last([])).toEqual({});
    });
    keeps(
      'accounts at banks',
      (all) => all.bankAccounts,
      (each) => each.id,
      [
        records.bankAccount,
        {
          ...records.bankAccount,
          id: 'BA-2',
          isDefault: true,
          verifiedAt: 1_700_000_000_001,
          removedAt: 1_700_000_000_002,
          transfer: { ...records.bankAccount.transfer, returned: '户名不符' },
        },
      ],
      { transfersSent: [1_700_000_000_000, 1_700_000_000_009] },
    );
    keeps(
      'invoicing',
      (all) => all.invoicing,
      (each) => each.pkCorp,
      [records.invoicing, { ...records.invoicing, pkCorp: 'C-2', paperType: 'SPECIAL_VAT', changes: [] }],
      { revision: 4 },
    );
    keeps(
      'securityEvents',
      (all) => all.securityEvents,
      (each) => each.id,
      [records.securityEvent, { ...records.securityEvent, id: 'E-2', userId: '', source: '', agent: '' }],
      { at: 1_700_000_000_011 },
    );
    keeps(
      'feedback',
      (all) => all.feedback,
      (each) => each.id,
      [records.feedback, { ...records.feedback, id: 'FB-2', personName: '', mobilePhone: '', pkFiles: [] }],
      { content: '又想到一件事' },
    );
    keeps(
      'surveys',
      (all) => all.surveys,
      (each) => each.id,
      [{ id: 'U-1 2026-11-21', userId: 'U-1', score: 4, comment: '不错', at: 1_700_000_000_011 }],
      { score: 5, comment: '' },
    );
    keeps(
      'help opinions',
      (all) => all.helpOpinions,
      (each) => each.key,
      [{ key: 'U-1 returned', userId: 'U-1', helpId: 'returned', isHelpful: true, at: 1_700_000_000_011 }],
      { isHelpful: false },
    );
    keeps(
      'hand-overs',
      (all) => all.handOvers,
      (each) => each.key,
      [{ key: 'h', userId: 'U-1', target: 'https://workbench.example/', expiresAt: 1_700_000_000_011, spent: false }],
      { spent: true },
    );
    it('forgets keys of hand-overs that were over before an instant', async () => {
      const made = (key: string, expiresAt: number) => ({ key, userId: 'U-1', target: '', expiresAt, spent: false });
      await doing(async ({ handOvers }) => handOvers.saveAll([made('old', 10), made('new', 20)]));
      await doing(async ({ handOvers }) => handOvers.removeExpiredBefore(20));
      expect((await doing(async ({ handOvers }) => handOvers.findAll(['old', 'new']))).map(({ key }) => key)).toEqual([
        'new',
      ]);
    });
    keeps(
      'tours',
      (all) => all.tours,
      (each) => each.key,
      [{ key: 'P-1 home', personId: 'P-1', tour: 'home', at: 1_700_000_000_011 }],
      { at: 1_700_000_000_012 },
    );
    keeps(
      'messages',
      (all) => all.messages,
      (each) => each.id,
      [
        records.message,
        { ...records.message, id: 'N-2', readAt: undefined, matter: undefined, settledAt: undefined, values: {} },
      ],
      { readAt: 1_700_000_000_009 },
    );
    keeps(
      'marks of invoices',
      (all) => all.invoiceMarks,
      (each) => each.id,
      [{ id: '/01280424', code: '', number: '01280424', mark: 'RED', markedAt: 1_700_000_000_004 }],
      { mark: 'VOID' },
    );
    it('tells one person what they were told, the newest first, and which of it they have not read', async () => {
      const told = (id: string, sentAt: number, more: object = {}) => ({
        ...records.message,
        id,
        sentAt,
        readAt: undefined,
        settledAt: undefined,
        ...more,
      });
      const [first, second, third] = [told('N-1', 10), told('N-2', 30), told('N-3', 20, { readAt: 25 })];
      await doing(async (transaction) =>
        transaction.messages.saveAll([first, second, third, told('N-4', 40, { userId: 'U-2' })]),
      );
      const ids = async (work: (transaction: Transaction) => Promise<readonly { readonly id: string }[]>) =>
        (await doing(work)).map(({ id }) => id);
      expect(await ids(async ({ messages }) => messages.of('U-1', 0, 10))).toEqual(['N-2', 'N-3', 'N-1']);
      expect(await ids(async ({ messages }) => messages.of('U-1', 20, 10))).toEqual(['N-2', 'N-3']);
      expect(await ids(async ({ messages }) => messages.of('U-1', 0, 2))).toEqual(['N-2', 'N-3']);
      expect(await ids(async ({ messages }) => messages.unreadOf('U-1', 0, 10))).toEqual(['N-2', 'N-1']);
      expect(await ids(async ({ messages }) => messages.unreadOf('U-1', 20, 10))).toEqual(['N-2']);
    });
    keeps(
      'what is chosen to come by text',
      (all) => all.postChoices,
      (each) => each.userId,
      [{ ...usualPostChoices, userId: 'U-1', locale: 'en' }],
      { hour: 17, quietNights: false, modes: { ...usualPostChoices.modes, todo: 'daily' }, locale: 'zh-CN' },
    );
    keeps(
      'which mailboxes are whose',
      (all) => all.mailAddresses,
      (each) => each.userId,
      [{ userId: 'U-1', address: 'a@b.example', confirmedAt: 1_700_000_000_005 }],
      { address: 'c@d.example', confirmedAt: 1_700_000_000_006 },
    );
    it('tells what was told last by anybody, so many at most', async () => {
      const told = (id: string, at: number) => ({ id, userId: 'U-1', at });
      await doing(async ({ feedback, surveys }) => {
        await feedback.saveAll(
          [
            ['T-1', 10],
            ['T-3', 20],
            ['T-2', 20],
          ].map(([id, at]) => ({
            ...told(String(id), Number(at)),
            pkCorp: 'C-1',
            personName: '',
            mobilePhone: '',
            content: 'c',
            pkFiles: [],
          })),
        );
        await surveys.saveAll(
          [
            ['S-1', 30],
            ['S-2', 10],
          ].map(([id, at]) => ({ ...told(String(id), Number(at)), score: 5, comment: '' })),
        );
      });
      expect((await doing(async ({ feedback }) => feedback.latest(2))).map(({ id }) => id)).toEqual(['T-3', 'T-2']);
      expect((await doing(async ({ surveys }) => surveys.latest(9))).map(({ id }) => id)).toEqual(['S-1', 'S-2']);
    });

    keeps(
      'what goes to telephones',
      (all) => all.posts,
      (each) => each.id,
      [
        {
          id: 'N-1',
          userId: 'U-1',
          what: 'mail',
          messageId: 'N-1',
          address: 'a@b.example',
          dueAt: 1_700_000_000_005,
          tries: 0,
        },
      ],
      { dueAt: 1_700_000_000_006, tries: 2 },
    );

    it('tells what is due to go to telephones, the oldest first, so many at most', async () => {
      await doing(async ({ posts }) =>
        posts.saveAll(
          [
            ['N-3', 10],
            ['N-1', 20],
            ['N-2', 20],
            ['N-4', 21],
          ].map(([id, dueAt]) => ({
            id: String(id),
            userId: 'U-1',
            what: 'text' as const,
            messageId: String(id),
            address: '',
            dueAt: Number(dueAt),
            tries: 0,
          })),
        ),
      );
      const due = async (now: number, most: number) =>
        (await doing(async ({ posts }) => posts.due(now, most))).map(({ id }) => id);
      expect([await due(9, 9), await due(20, 9), await due(21, 2)]).toEqual([
        [],
        ['N-3', 'N-1', 'N-2'],
        ['N-3', 'N-1'],
      ]);
    });

    it('marks messages of one person as read, some or all until an instant, and none twice', async () => {
      const told = (id: string, sentAt: number, more: object = {}) => ({
        ...records.message,
        id,
        sentAt,
        readAt: undefined,
        ...more,
      });
      const readAt = async () =>
        doing(async ({ messages }) =>
          (await messages.findAll(['N-1', 'N-2', 'N-3', 'N-4'])).map((each) => each.readAt),
        );
      await doing(async ({ messages }) =>
        messages.saveAll([
          told('N-1', 10),
          told('N-2', 30),
          told('N-3', 20, { readAt: 25 }),
          told('N-4', 10, { userId: 'U-2' }),
        ]),
      );
      await doing(async ({ messages }) => messages.markRead('U-1', { ids: ['N-1', 'N-4', 'N-9'] }, 50));
      expect(await readAt()).toEqual([50, undefined, 25, undefined]);
      await doing(async ({ messages }) => messages.markRead('U-1', { until: 29 }, 60));
      expect(await readAt()).toEqual([50, undefined, 25, undefined]);
      await doing(async ({ messages }) => messages.markRead('U-1', { until: 30 }, 60));
      expect(await readAt()).toEqual([50, 60, 25, undefined]);
    });
    it('settles what was asked about a subject, for everybody, and forgets old messages', async () => {
      const told = (id: string, more: object = {}) => ({
        ...records.message,
        id,
        sentAt: 10,
        settledAt: undefined,
        ...more,
      });
      const all = ['N-1', 'N-2', 'N-3', 'N-4', 'N-5'];
      await doing(async ({ messages }) =>
        messages.saveAll([
          told('N-1'),
          told('N-2', { userId: 'U-2' }),
          told('N-3', { subject: 'DD-9' }),
          told('N-4', { matter: 'letter', sentAt: 11 }),
          told('N-5', { source: 'order' }),
        ]),
      );
      await doing(async ({ messages }) => messages.settle('package', records.message.subject, ['package'], 70));
      expect((await doing(async ({ messages }) => messages.findAll(all))).map(({ settledAt }) => settledAt)).toEqual([
        70,
        70,
        undefined,
        undefined,
        undefined,
      ]);
      await doing(async ({ messages }) =>
        messages.settle('package', records.message.subject, ['package', 'letter'], 80),
      );
      expect((await doing(async ({ messages }) => messages.findAll(all))).map(({ settledAt }) => settledAt)).toEqual([
        70,
        70,
        undefined,
        80,
        undefined,
      ]);
      await doing(async ({ messages }) => messages.removeSentBefore(11));
      expect((await doing(async ({ messages }) => messages.findAll(all))).map(({ id }) => id)).toEqual(['N-4']);
    });
    it('announces what stands to whoever listens, once, and nothing that was undone', async () => {
      const heard: (string | undefined)[] = [];
      const forget = under.store.onAnnounced((announcement) =>
        heard.push(announcement && `${announcement.topic} ${announcement.userId}`),
      );
      // Until it is heard nobody knows whether the line stands yet.
      await expect
        .poll(async () => {
          await doing(async ({ announce }) => announce([{ userId: 'U-0', topic: 'messages' }]));
          return heard.includes('messages U-0');
        })
        .toBe(true);
      heard.length = 0;
      await doing(async ({ announce }) => {
        await announce([
          { userId: 'U 1', topic: 'messages' },
          { userId: 'U 1', topic: 'session' },
        ]);
        throw new Error('undone');
      }).catch(() => undefined);
      await doing(async ({ announce }) => announce([]));
      await doing(async ({ announce }) =>
        announce([
          { userId: 'U 2', topic: 'messages' },
          { userId: 'U 2', topic: 'session' },
        ]),
      );
      await expect.poll(() => heard.filter((each) => each !== 'messages U-0')).toEqual(['messages U 2', 'session U 2']);
      forget();
      const again: unknown[] = [];
      const forgetAgain = under.store.onAnnounced((announcement) => again.push(announcement));
      await expect
        .poll(async () => {
          await doing(async ({ announce }) => announce([{ userId: 'U 3', topic: 'messages' }]));
          return again.length;
        })
        .toBeGreaterThan(0);
      forgetAgain();
      expect(heard.filter((each) => each !== 'messages U-0')).toHaveLength(2);
    });
    it('tells all accounts of one person', async () => {
      await doing(async ({ users }) =>
        users.saveAll([
          { ...records.user, userId: 'U-8', userName: 'u8', personId: 'P-7' },
          { ...records.user, userId: 'U-7', userName: 'u7', personId: 'P-7' },
        ]),
      );
      expect((await doing(async ({ users }) => users.ofPerson('P-7'))).map(({ userId }) => userId)).toEqual([
        'U-7',
        'U-8',
      ]);
      expect(await doing(async ({ users }) => users.ofPerson('P-8'))).toEqual([]);
    });

    it('tells the users of a company', async () => {
      await doing(async ({ companies, users }) => {
        await companies.save({ ...records.company, pkCorp: 'C-2' });
        await users.saveAll([
          { ...records.user, userId: 'U-8', userName: 'u8' },
          { ...records.user, userId: 'U-7', userName: 'u7', pkCorp: 'C-2' },
        ]);
      });
      expect((await doing(async ({ users }) => users.ofCompany('C-2'))).map(({ userId }) => userId)).toEqual(['U-7']);
      expect((await doing(async ({ users }) => users.ofCompany('C-1'))).map(({ userId }) => userId)).toContain('U-8');
    });
    it('tells the latest marks of invoices, and those alone whose number or code holds a part', async () => {
      const mark = (code: string, number: string, markedAt: number) => ({
        id: `${code}/${number}`,
        code,
        number,
        mark: 'VOID' as const,
        markedAt,
      });
      const [first, second, third] = [
        mark('', '01280424', 1_700_000_000_000),
        mark('033001Ab', '01280425', 1_700_000_000_002),
        mark('', '0128_%', 1_700_000_000_001),
      ];
      await doing(async (transaction) => transaction.invoiceMarks.saveAll([first, second, third]));
      const latest = async (part: string, most = 10) =>
        doing(async (transaction) => transaction.invoiceMarks.latest(part, most));
      expect(await latest('')).toEqual([second, third, first]);
      expect(await latest('', 2)).toEqual([second, third]);
      expect(await latest('80424')).toEqual([first]);
      expect(await latest('AB')).toEqual([second]);
      expect(await latest('_%')).toEqual([third]);
      expect(await latest('nothing')).toEqual([]);
    });
    it('finds the journeys of an invoice, of its company alone', async () => {
      await doing(async (transaction) =>
        transaction.journeys.saveAll([
          records.journey,
          { ...records.journey, id: 'C-2 RX1', pkCorp: 'C-2' },
          { ...records.journey, id: 'C-1 RX9', businessNo: 'RX9', invoices: [] },
        ]),
      );
      expect(await doing(async (transaction) => transaction.journeys.withInvoice('C-1', '01280424'))).toEqual([
        records.journey,
      ]);
      expect(await doing(async (transaction) => transaction.journeys.withInvoice('C-1', '0128042'))).toEqual([]);
    });
    keeps(
      'packages',
      (all) => all.packages,
      (each) => each.docDatumId,
      [
        { ...records.aPackage, docDatumId: 'DD-7' },
        { ...records.begunPackage, docDatumId: 'DD-8' },
      ],
      { state: 'MODIFY', totalAmount: money('-0.01') },
    );
    keeps(
      'candidates',
      (all) => all.candidates,
      (each) => each.id,
      [records.credit, records.openCredit],
      { packagedIn: undefined },
    );
    keeps(
      'materials',
      (all) => all.materials,
      (each) => each.docMaterialId,
      [{ ...records.material, docMaterialId: 'DM-7' }],
      { reopened: false },
    );
    keeps(
      'items',
      (all) => all.items,
      (each) => each.docFileId,
      [records.invoiceItem, records.contractItem, records.draftItem],
      { content: { kind: 'other' }, pkFiles: ['a', 'b"{,'] },
    );
    keeps(
      'files',
      (all) => all.files,
      (each) => each.pkFile,
      [records.file, records.publicFile, records.proofFile, records.licenceFile],
      { state: 'stored', size: 0 },
    );
    keeps(
      'readings',
      (all) => all.readings,
      (each) => each.pkFile,
      [records.reading, records.unread],
      { state: 'waiting', putAt: 0 },
    );
    keeps(
      'download tasks',
      (all) => all.downloads,
      (each) => each.id,
      [records.download, records.gatheredDownload],
      { state: 'FAILED', failure: 'TOO_MUCH' },
    );
    keeps(
      'word marks',
      (all) => all.wordMarks,
      (each) => each.id,
      [records.wordMark, records.openMark],
      { verdict: 'right', judgedBy: 'U-2' },
    );
    it('finds the word marks of a package, in the order of their ids', async () => {
      await doing(async ({ wordMarks }) =>
        wordMarks.saveAll([
          records.openMark,
          records.wordMark,
          { ...records.wordMark, id: 'DD-2-W0', docDatumId: 'DD-2' },
        ]),
      );
      expect((await doing(async ({ wordMarks }) => wordMarks.ofPackage('DD-1'))).map(({ id }) => id)).toEqual([
        'DD-1-W0',
        'DD-1-W1',
      ]);
    });
    keeps(
      'trade invoices',
      (all) => all.tradeInvoices,
      (each) => each.id,
      [records.tradeInvoice, { ...records.tradeInvoice, id: 'TI-2', pkFiles: [] }],
      { businessId: 'B-9', pkFiles: [] },
    );
    it('finds the trade invoices of some businesses, in the order of their ids', async () => {
      await doing(async ({ tradeInvoices }) =>
        tradeInvoices.saveAll(
          ['TI-2', 'TI-1', 'TI-3'].map((id) => ({
            ...records.tradeInvoice,
            id,
            businessId: id === 'TI-3' ? 'B-3' : 'B-1',
          })),
        ),
      );
      expect(
        (await doing(async ({ tradeInvoices }) => tradeInvoices.ofBusinesses(['B-1', 'B-2']))).map(({ id }) => id),
      ).toEqual(['TI-1', 'TI-2']);
      expect(await doing(async ({ tradeInvoices }) => tradeInvoices.ofBusinesses([]))).toEqual([]);
    });
    keeps(
      'keyedCalls',
      (all) => all.keyedCalls,
      (each) => each.id,
      [{ id: 'K', fingerprint: 'F', attempt: 'A', state: 'begun', answer: '', at: 1_700_000_000_013 }],
      { state: 'answered', answer: 'sealed' },
    );
    keeps(
      'receipts',
      (all) => all.receipts,
      (each) => each.key,
      [records.receipt, { ...records.receipt, key: 's', answer: null }],
      { answer: 'text' },
    );

    it('tells whether a transaction has written something: not of reading, nor of what another one wrote', async () => {
      const written = async (work: (transaction: Transaction) => Promise<unknown>) =>
        doing(async (transaction) => {
          await work(transaction);
          return transaction.hasWritten();
        });
      const save = async ({ receipts }: Transaction): Promise<void> => receipts.save(records.receipt);
      expect(await written(async ({ receipts }) => receipts.find('none'))).toBe(false);
      expect(await written(save)).toBe(true);
      expect(await written(async ({ receipts }) => receipts.lock(records.receipt.key))).toBe(false);
      expect(await written(async ({ receipts }) => receipts.lock('none'))).toBe(false);
      expect(await written(async ({ receipts }) => receipts.find(records.receipt.key))).toBe(false);
      expect(await written(async ({ receipts }) => receipts.remove(records.receipt.key))).toBe(true);
      expect(await written(async (transaction) => transaction.nextNumber('of a test'))).toBe(true);
      expect(await written(async ({ facts }) => facts.write('of a test', 1))).toBe(true);
      expect(await written(async ({ facts }) => facts.lock('of a test'))).toBe(false);
      expect(await written(async ({ announce }) => announce([{ userId: 'U-1', topic: 'messages' }]))).toBe(false);
    });

    it('counts of the files of a company those that wait to be read or are being read', async () => {
      const states = ['waiting', 'waiting', 'running', 'read', 'not-readable'] as const;
      await doing(async ({ readings }) => {
        await readings.saveAll(states.map((state, index) => ({ ...records.reading, pkFile: `PK-${index}`, state })));
        await readings.save({ ...records.reading, pkFile: 'PK-9', pkCorp: 'C-2', state: 'waiting' });
      });
      expect(
        await doing(async ({ readings }) => [
          await readings.underWayOf('C-1'),
          await readings.underWayOf('C-2'),
          await readings.underWayOf('C-3'),
        ]),
      ).toEqual([3, 1, 0]);
    });

    it('finds download tasks of one person in one role, the newest first, and those whose days are over', async () => {
      const { download, gatheredDownload } = records;
      await doing(async ({ downloads }) =>
        downloads.saveAll([
          download,
          gatheredDownload,
          { ...download, id: 'DT-3', role: 'CORE' },
          { ...download, id: 'DT-4', userId: 'U-2' },
          { ...download, id: 'DT-5', pkCorp: 'C-2' },
        ]),
      );
      expect(await doing(async ({ downloads }) => downloads.of(download))).toEqual([gatheredDownload, download]);
      expect(
        (await doing(async ({ downloads }) => downloads.expiredBy(gatheredDownload.expiresAt))).map(({ id }) => id),
      ).toEqual(['DT-2']);
      expect(await doing(async ({ downloads }) => downloads.expiredBy(0))).toEqual([]);
    });

    it('finds companies by their full names', async () => {
      await doing(async ({ companies }) =>
        companies.save({ ...records.company, pkCorp: 'C-7', name: '苏州澄叶电子材料有限公司' }),
      );
      expect(
        (await doing(async ({ companies }) => companies.coded(records.company.uscc))).map(({ pkCorp }) => pkCorp),
      ).toEqual(['C-1', 'C-7']);
      expect(await doing(async ({ companies }) => companies.coded('__proto__'))).toEqual([]);
      const named = await doing(async ({ companies }) =>
        companies.named([records.company.name, '苏州澄叶', '苏州澄叶电子材料有限公司', '']),
      );
      expect(named.map(({ pkCorp }) => pkCorp).toSorted()).toEqual(['C-1', 'C-7']);
      expect(await doing(async ({ companies }) => companies.named([]))).toEqual([]);
    });

    it('hands out copies and keeps copies', async () => {
      const mine = { ...records.user, userId: 'U-8', userName: 'copied', roles: ['A'] };
      await doing(async (transaction) => transaction.users.save(mine));
      mine.roles.push('B');
      const read = await doing(async (transaction) => transaction.users.find('U-8'));
      if (read) (read.roles as string[]).push('C');
      expect((await doing(async (transaction) => transaction.users.find('U-8')))?.roles).toEqual(['A']);
    });

    it('sees within a transaction what the transaction wrote', async () => {
      await doing(async (transaction) => {
        await transaction.attempts.save(records.attempt);
        expect(await transaction.attempts.find('k')).toEqual(records.attempt);
      });
    });

    it('leaves no trace of a transaction that failed', async () => {
      await doing(async (transaction) => transaction.attempts.save(records.attempt));
      const failing = doing(async (transaction) => {
        await transaction.attempts.save({ ...records.attempt, failures: 99 });
        await transaction.platforms.save(records.platform);
        await transaction.companies.save({ ...records.company, pkCorp: 'C-7' });
        await transaction.companies.remove('C-7');
        await transaction.log.append(records.line);
        await transaction.facts.write('fact', 1);
        throw new Error('thought better of it');
      });
      await expect(failing).rejects.toThrow('thought better of it');
      await doing(async (transaction) => {
        expect(await transaction.attempts.find('k')).toEqual(records.attempt);
        expect(await transaction.platforms.find(records.platform.host)).toBeUndefined();
        expect(await transaction.log.ofPackage('DD-1')).toEqual([]);
        expect(await transaction.facts.read('fact')).toBeUndefined();
      });
    });

    it('lets those who lock one record follow one another', async () => {
      await doing(async (transaction) => transaction.attempts.save({ ...records.attempt, failures: 0 }));
      const addOne = async () =>
        doing(async (transaction) => {
          const found = await transaction.attempts.lock('k');
          await transaction.attempts.save({ ...records.attempt, failures: (found?.failures ?? 0) + 1 });
        });
      await Promise.all(Array.from({ length: 12 }, addOne));
      expect((await doing(async (transaction) => transaction.attempts.find('k')))?.failures).toBe(12);
    });

    const makeOnce = async () =>
      doing(async (transaction) => {
        const found = await transaction.receipts.lock('new');
        if (!found) await transaction.receipts.save({ ...records.receipt, key: 'new', answer: 'first' });
        return found === undefined;
      });

    it('lets those who lock a key with nothing under it follow one another too', async () => {
      const made = await Promise.all(Array.from({ length: 8 }, makeOnce));
      expect(made.filter(Boolean)).toHaveLength(1);
    });

    it('lets those who lock a fact follow one another, before there is any', async () => {
      const addOne = async () =>
        doing(async (transaction) =>
          transaction.facts.write('count', Number((await transaction.facts.lock('count')) ?? 0) + 1),
        );
      await Promise.all(Array.from({ length: 8 }, addOne));
      expect(await doing(async (transaction) => transaction.facts.lock('count'))).toBe(8);
    });

    it('gives each number of a series once, from 1', async () => {
      const numbers = await Promise.all(
        Array.from({ length: 10 }, async () => doing(async (transaction) => transaction.nextNumber('DD'))),
      );
      expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(await doing(async (transaction) => transaction.nextNumber('other'))).toBe(1);
    });

    it('finds users by name, whole and exactly, and lists all', async () => {
      await doing(async (transaction) => transaction.users.save({ ...records.user, userId: 'U-0', userName: 'limin' }));
      await doing(async (transaction) => {
        expect((await transaction.users.byName('limin'))?.userId).toBe('U-0');
        expect(await transaction.users.byName('LIMIN')).toBeUndefined();
        expect((await transaction.users.all()).map((each) => each.userId)).toEqual(['U-0', 'U-1']);
      });
    });

    it('tells one person what happened to their account, the newest first, page by page, and forgets what is old', async () => {
      const event = (id: string, at: number, userId = 'U-1') => ({ ...records.securityEvent, id, at, userId });
      await doing(async ({ securityEvents }) =>
        securityEvents.saveAll([event('E-1', 10), event('E-2', 30), event('E-3', 20), event('E-4', 40, 'U-2')]),
      );
      const read = async (since: number, offset: number, limit: number) =>
        doing(async ({ securityEvents }) => {
          const { total, records: found } = await securityEvents.of('U-1', since, { offset, limit });
          return [total, ...found.map(({ id }) => id)];
        });
      expect(await read(0, 0, 10)).toEqual([3, 'E-2', 'E-3', 'E-1']);
      expect(await read(0, 1, 1)).toEqual([3, 'E-3']);
      expect(await read(20, 0, 10)).toEqual([2, 'E-2', 'E-3']);
      await doing(async ({ securityEvents }) => securityEvents.removeBefore(20));
      expect(await read(0, 0, 10)).toEqual([2, 'E-2', 'E-3']);
    });

    it('finds the sessions of one person that nobody has ended, and ends the others for a reason', async () => {
      await doing(async ({ sessions, users }) => {
        await users.save({ ...records.user, userId: 'U-2', userName: 'u2' });
        for (const [idHash, lastActiveAt] of [
          ['s1', 10],
          ['s2', 30],
          ['s3', 20],
        ] as const)
          await sessions.save({ ...records.session, idHash, lastActiveAt });
        await sessions.save({ ...records.session, idHash: 's4', endedBecause: 'signed-out' });
        await sessions.save({ ...records.session, idHash: 's5', userId: 'U-2' });
      });
      const open = async () =>
        (await doing(async ({ sessions }) => sessions.openOf('U-1'))).map(({ idHash }) => idHash);
      expect(await open()).toEqual(['s2', 's3', 's1']);
      const last = async (userId: string, visit: string) =>
        (await doing(async ({ sessions }) => sessions.lastOfVisit(userId, visit)))?.idHash;
      expect(await last('U-1', records.session.picAuthToken)).toBe('s4');
      expect([
        await last('U-2', records.session.picAuthToken),
        await last('U-1', 'another visit'),
        await last('U-3', records.session.picAuthToken),
      ]).toEqual(['s5', undefined, undefined]);
      expect(await doing(async ({ sessions }) => sessions.endOthers('U-1', 's3', 'signed-out'))).toBe(2);
      expect(await open()).toEqual(['s3']);
      expect((await doing(async ({ sessions }) => sessions.find('s1')))?.endedBecause).toBe('signed-out');
    });

    it("ends a user's other sessions, and forgets idle ones", async () => {
      await doing(async (transaction) => {
        for (const idHash of ['s1', 's2']) await transaction.sessions.save({ ...records.session, idHash });
        await transaction.sessions.save({ ...records.session, idHash: 's3', endedBecause: 'signed-out' });
        await transaction.sessions.save({
          ...records.visitor,
          idHash: 's4',
          endedBecause: undefined,
          lastActiveAt: 1000,
        });
        expect(await transaction.sessions.endOthers('U-1', 's2')).toBe(1);
        expect(await transaction.sessions.endOthers('U-1', 's2')).toBe(0);
      });
      const ended = async (idHash: string) =>
        (await doing(async (transaction) => transaction.sessions.find(idHash)))?.endedBecause;
      expect([await ended('s1'), await ended('s2'), await ended('s3'), await ended('s4')]).toEqual([
        'replaced',
        undefined,
        'signed-out',
        undefined,
      ]);
      await doing(async (transaction) => transaction.sessions.removeIdleSince(records.session.lastActiveAt));
      expect(await doing(async (transaction) => transaction.sessions.find('s4'))).toBeUndefined();
      expect(await doing(async (transaction) => transaction.sessions.find('s1'))).toBeDefined();
    });

    it("ends what still stands of a user's visit, and nothing else", async () => {
      const visits = {
        a1: { picAuthToken: 'a' },
        a2: { picAuthToken: 'a', endedBecause: 'switched' },
        b: { picAuthToken: 'b' },
        another: { picAuthToken: 'a', userId: 'U-2' },
      } as const;
      const count = await doing(async (transaction) => {
        await transaction.users.save({ ...records.user, userId: 'U-2', userName: 'linzhixia' });
        for (const [idHash, visit] of Object.entries(visits))
          await transaction.sessions.save({ ...records.session, endedBecause: undefined, idHash, ...visit });
        return transaction.sessions.endVisit('U-1', 'a');
      });
      const ended = await doing(async (transaction) =>
        Promise.all(Object.keys(visits).map(async (idHash) => (await transaction.sessions.find(idHash))?.endedBecause)),
      );
      expect([count, ...ended]).toEqual([1, 'signed-out', 'switched', undefined, undefined]);
    });

    it('takes back hand-overs to one user alone', async () => {
      const awaiting = { pendingTokenHash: 'h' };
      const left = await doing(async (transaction) => {
        await transaction.users.save({ ...records.user, userId: 'U-2', userName: 'linzhixia' });
        for (const [idHash, pendingUserId] of [
          ['h1', 'U-1'],
          ['h2', 'U-2'],
        ] as const)
          await transaction.sessions.save({ ...records.visitor, idHash, ...awaiting, pendingUserId });
        await transaction.sessions.forgetHandOvers('U-1');
        return Promise.all(['h1', 'h2'].map(async (idHash) => transaction.sessions.find(idHash)));
      });
      expect(left.map((each) => [each?.pendingUserId, each?.pendingTokenHash])).toEqual([
        [undefined, undefined],
        ['U-2', 'h'],
      ]);
    });

    it('forgets failures that none followed', async () => {
      const { lastFailureAt } = records.attempt;
      await doing(async (transaction) => {
        for (const [key, at] of [
          ['old', lastFailureAt - 1],
          ['new', lastFailureAt],
        ] as const)
          await transaction.attempts.save({ ...records.attempt, key, lastFailureAt: at });
        await transaction.attempts.removeQuietSince(lastFailureAt);
        expect([await transaction.attempts.find('old'), (await transaction.attempts.find('new'))?.key]).toEqual([
          undefined,
          'new',
        ]);
      });
    });

    it('forgets leases and counts that have ended', async () => {
      await doing(async (transaction) => {
        for (const until of [10, 11]) {
          await transaction.leases.save({ ...records.lease, name: `until ${until}`, until });
          await transaction.callCounts.save({ ...records.callCount, key: `until ${until}`, until });
        }
        for (const table of [transaction.leases, transaction.callCounts]) {
          await table.removeEndedBefore(11);
          expect([await table.find('until 10'), (await table.find('until 11'))?.until]).toEqual([undefined, 11]);
        }
      });
    });

    it('lists what is configured, by host', async () => {
      for (const host of ['one.localhost', 'another.localhost'])
        await doing(async (transaction) => transaction.platforms.save({ ...records.platform, host }));
      const hosts = (await doing(async (transaction) => transaction.platforms.all())).map(({ host }) => host);
      expect(hosts).toEqual(expect.arrayContaining(['one.localhost', 'another.localhost']));
    });

    it('lists standards', async () => {
      await doing(async (transaction) => transaction.standards.save({ ...records.standard, snapshotVersion: 'STD-2' }));
      expect(
        (await doing(async (transaction) => transaction.standards.all()))
          .map((each) => each.snapshotVersion)
          .toSorted(),
      ).toEqual(['STD-1', 'STD-2']);
    });

    it('pages what a company may make packages for by number, and finds those of a package', async () => {
      await doing(async (transaction) => {
        await transaction.companies.save({ ...records.company, pkCorp: 'C-2' });
        for (const [index, number] of ['RX9', 'RX10', 'RX2'].entries())
          await transaction.candidates.save({ ...records.openCredit, id: `K-${index}`, number });
        await transaction.candidates.save({
          ...records.credit,
          id: 'K-8',
          number: 'RX8',
          state: 'USED',
          businessType: 'TM02',
          productType: 'AGENT',
          counterpartyName: '北屿_分公司',
          packagedIn: 'DD-2',
        });
        await transaction.candidates.save({ ...records.openCredit, id: 'K-9', pkCorp: 'C-2' });
      });
      const numbers = async (query: Partial<CandidateQuery>) => {
        const { total, records: found } = await doing(async (transaction) =>
          transaction.candidates.page({ ...anyCredit, ...query }),
        );
        return [total, ...found.map((each) => each.number)];
      };
      expect(await numbers({})).toEqual([4, 'RX10', 'RX2', 'RX8', 'RX9']);
      expect(await numbers({ offset: 1, limit: 2 })).toEqual([4, 'RX2', 'RX8']);
      expect(await numbers({ states: ['USED', 'LOST'] })).toEqual([1, 'RX8']);
      expect(await numbers({ states: [] })).toEqual([0]);
      expect(await numbers({ businessTypes: ['TM02'] })).toEqual([1, 'RX8']);
      expect(await numbers({ book: 'est' })).toEqual([0]);
      expect(await numbers({ productType: 'AGENT' })).toEqual([1, 'RX8']);
      expect(await numbers({ counterparty: '屿_分' })).toEqual([1, 'RX8']);
      expect(await numbers({ counterparty: '_' })).toEqual([1, 'RX8']);
      const wants = {
        funderId: 'F-1',
        dueFrom: '2026-09-01',
        suppliers: undefined,
        withoutInvoice: false,
        ways: [[]],
      } as const;
      await doing(async (transaction) => {
        await transaction.packages.saveAll([{ ...records.aPackage, docDatumId: 'DD-3', state: 'INVALID' }]);
        const free = { ...records.credit, pkCorp: 'C-2', packagedIn: undefined };
        await transaction.candidates.saveAll([
          { ...free, id: 'K-20', number: 'J0', invoiceTag: undefined },
          { ...free, id: 'K-21', number: 'J1', packagedIn: 'DD-3' },
          { ...free, id: 'K-22', number: 'J2', packagedIn: 'DD-2' },
          { ...free, id: 'K-23', number: 'J3', funderId: 'F-2' },
          { ...free, id: 'K-24', number: 'J4', dueDate: '2026-08-31' },
          { ...free, id: 'K-25', number: 'J5', dueDate: '' },
          {
            ...free,
            id: 'K-26',
            number: 'J6',
            supplierName: '别家',
            creditSourceName: '另一家',
            counterpartyName: '别处',
            funderName: undefined,
            payerName: '他人',
          },
        ]);
      });
      const joining = async (wish: Partial<JoiningWants>) => numbers({ pkCorp: 'C-2', joining: { ...wants, ...wish } });
      const { credit } = records;
      expect(await joining({})).toEqual([3, 'J0', 'J1', 'J6']);
      expect(await joining({ ways: [] })).toEqual([0]);
      expect(await joining({ withoutInvoice: true })).toEqual([2, 'J1', 'J6']);
      expect(await joining({ suppliers: ['别家', '第三家'] })).toEqual([1, 'J6']);
      expect(
        await joining({
          ways: [
            [
              { what: 'supplier', selected: credit.supplierName },
              { what: 'credit-source', selected: credit.creditSourceName },
              { what: 'invoice-optional', selected: true },
            ],
            [
              { what: 'counterparty', selected: '别处' },
              { what: 'payer', selected: '他人' },
              { what: 'funder', selected: '' },
            ],
          ],
        }),
      ).toEqual([2, 'J1', 'J6']);
      for (const what of ['supplier', 'credit-source', 'counterparty', 'payer', 'funder'] as const)
        expect(await joining({ ways: [[{ what, selected: '没有' }]] }), what).toEqual([0]);
      expect(await joining({ ways: [[{ what: 'invoice-optional', selected: false }]] })).toEqual([1, 'J0']);
      expect(
        (await doing(async (transaction) => transaction.candidates.inPackage('DD-2'))).map((each) => each.number),
      ).toEqual(['J2', 'RX8']);
      const inside = async (...docDatumIds: readonly string[]) =>
        (await doing(async (transaction) => transaction.candidates.inPackages(docDatumIds)))
          .map((each) => each.number)
          .toSorted();
      expect([await inside('DD-2'), await inside('DD-2', 'DD-1', 'DD-NONE'), await inside()]).toEqual([
        ['J2', 'RX8'],
        await inside('DD-1', 'DD-2'),
        [],
      ]);
    });

    it('finds and sums what falls due until it is settled, by day and by party', async () => {
      await doing(async (transaction) => {
        await transaction.companies.save({ ...records.company, pkCorp: 'C-2' });
        const open = { ...records.openCredit, state: 'OPEN', payerName: '甲', packagedIn: undefined };
        await transaction.candidates.saveAll([
          { ...open, id: 'K-1', number: 'RX1', dueDate: '2026-03-01', amount: money('10.00') },
          {
            ...open,
            id: 'K-2',
            number: 'RX2',
            dueDate: '2026-01-01',
            amount: money('20.00'),
            payerName: '乙',
            funderId: undefined,
          },
          { ...open, id: 'K-3', number: 'RX3', dueDate: '2026-01-01', state: 'SETTLED' },
          { ...open, id: 'K-4', number: 'RX4', dueDate: '', amount: money('5.00') },
          { ...open, id: 'K-5', number: 'RX5', dueDate: '2026-01-01', pkCorp: 'C-2' },
        ]);
      });
      const every: DueQuery = {
        pkCorp: 'C-1',
        shelves: [{ book: 'credit', side: 'finance' }],
        withoutState: 'SETTLED',
        from: undefined,
        to: undefined,
        partyIs: 'payer',
        party: undefined,
        keyword: undefined,
        free: undefined,
      };
      const numbers = async (query: Partial<DueQuery>, page = { offset: 0, limit: 10 }) =>
        (await doing(async ({ candidates }) => candidates.due({ ...every, ...query }, page))).map(
          ({ number }) => number,
        );
      expect(await numbers({})).toEqual(['RX2', 'RX1', 'RX4']);
      expect(await numbers({}, { offset: 1, limit: 1 })).toEqual(['RX1']);
      expect(await numbers({ from: '2026-01-02' })).toEqual(['RX1']);
      expect(await numbers({ to: '2026-01-01' })).toEqual(['RX2']);
      expect(await numbers({ party: '甲' })).toEqual(['RX1', 'RX4']);
      expect(await numbers({ keyword: 'x2' })).toEqual(['RX2']);
      expect(await numbers({ shelves: [{ book: 'est', side: 'finance' }] })).toEqual([]);
      expect(await numbers({ free: new Map([['credit', 'OPEN']]) })).not.toContain('RX2');
      await doing(async ({ candidates }) => {
        expect(await candidates.dueSum(every)).toEqual({ count: 3, amount: money('35.00') });
        expect((await candidates.dueByDay(every)).toSorted((a, b) => (a.day < b.day ? -1 : 1))).toEqual([
          { day: '', count: 1, amount: money('5.00') },
          { day: '2026-01-01', count: 1, amount: money('20.00') },
          { day: '2026-03-01', count: 1, amount: money('10.00') },
        ]);
        expect(await candidates.dueByParty(every, 1)).toEqual({
          parties: 2,
          first: [{ party: '乙', count: 1, amount: money('20.00') }],
        });
      });
    });

    it('finds packages by every condition of the list', async () => {
      await doing(async (transaction) => {
        await transaction.companies.save({ ...records.company, pkCorp: 'C-2' });
        await transaction.packages.save({
          ...records.aPackage,
          docDatumId: 'DD-3',
          payerName: 'Beiyu_100%',
          financeName: '禾泽',
          fkFinance: 'F-2',
          businessType: 'TM02',
          creditState: 'USED',
          productType: 'AGENT',
          invoiceNeed: 'follow',
          totalAmount: money('10.00'),
          createdAt: 5000,
        });
        await transaction.packages.save({ ...records.aPackage, docDatumId: 'DD-4', pkCorp: 'C-2' });
      });
      const found = async (query: Partial<PackageQuery>) => {
        const page = await doing(async (transaction) =>
          transaction.packages.page(
            { ...everything, ...query },
            { orderBy: 'docDatumId', descending: false, offset: 0, limit: 10 },
          ),
        );
        const { count } = await doing(async (transaction) => transaction.packages.totals({ ...everything, ...query }));
        expect(count).toBe(page.length);
        return page.map((each) => each.docDatumId);
      };
      expect(await found({})).toEqual(['DD-1', 'DD-2', 'DD-3']);
      expect(await found({ book: 'est' })).toEqual([]);
      expect(await found({ states: ['PREPARE', 'INVALID'] })).toEqual(['DD-2']);
      expect(await found({ states: [] })).toEqual([]);
      expect(await found({ creditStates: ['USED'] })).toEqual(['DD-3']);
      expect(await found({ businessTypes: ['TM02'] })).toEqual(['DD-3']);
      expect(await found({ productType: 'AGENT' })).toEqual(['DD-3']);
      expect(await found({ invoiceNeed: 'owed' })).toEqual(['DD-1', 'DD-2']);
      expect(await found({ invoiceNeed: 'absent' })).toEqual([]);
      expect(await found({ invoiceNeed: 'follow' })).toEqual(['DD-3']);
      expect(await found({ invoiceNeed: 'follow', states: ['INVALID'] })).toEqual([]);
      expect(await found({ invoiceNeed: 'follow', keyword: '禾泽', createdFrom: 5000 })).toEqual(['DD-3']);
      expect(await found({ counterparty: '西北' })).toEqual(['DD-1', 'DD-2', 'DD-3']);
      expect(await found({ counterparty: 'bEIYU' })).toEqual(['DD-3']);
      expect(await found({ keyword: 'dd-2' })).toEqual(['DD-2']);
      expect(await found({ keyword: '禾泽' })).toEqual(['DD-3']);
      expect(await found({ keyword: '_100%' })).toEqual(['DD-3']);
      expect(await found({ keyword: '%' })).toEqual(['DD-3']);
      expect(await found({ fkFinance: 'F-2' })).toEqual(['DD-3']);
      expect(await found({ handlerId: records.aPackage.handlerId })).toEqual(['DD-1', 'DD-2', 'DD-3']);
      expect(await found({ handlerId: 'U-NOBODY' })).toEqual([]);
      expect(await found({ createdFrom: 5000, createdTo: 5001 })).toEqual(['DD-3']);
      expect(await found({ createdFrom: 0, createdTo: 5000 })).toEqual([]);
      expect(await found({ amountFrom: money('10.00'), amountTo: money('10.00') })).toEqual(['DD-3']);
      expect(await doing(async (transaction) => transaction.packages.totals(everything))).toEqual({
        count: 3,
        totalAmount: money('1284610.20'),
      });
      expect(await doing(async (transaction) => transaction.packages.totals({ ...everything, states: [] }))).toEqual({
        count: 0,
        totalAmount: money('0.00'),
      });
    });

    it("gives the reviewer every company's packages in some states, the oldest state first", async () => {
      await doing(async (transaction) =>
        transaction.packages.save({ ...records.aPackage, docDatumId: 'DD-0', stateSince: 9 }),
      );
      const found = async (states: PackageQuery['states']) =>
        (await doing(async (transaction) => transaction.packages.inStates(states))).map((each) => each.docDatumId);
      expect(await found(['UN_AUDIT'])).toEqual(['DD-0', 'DD-1']);
      expect(await found(undefined)).toEqual(['DD-0', 'DD-1', 'DD-2']);
    });

    it('counts the required materials of packages, and those of them that something was given for', async () => {
      await doing(async (transaction) => {
        const { category } = records.material;
        await transaction.materials.save({ ...records.material, category: { ...category, required: true } });
        await transaction.materials.save({
          ...records.material,
          docMaterialId: 'DM-EMPTY',
          category: { ...category, required: true },
        });
        await transaction.materials.save({
          ...records.material,
          docMaterialId: 'DM-FREE',
          category: { ...category, required: false },
        });
        await transaction.items.save(records.invoiceItem);
        await transaction.items.save(records.draftItem);
      });
      const given = await doing(async (transaction) => transaction.materials.given(['DD-1', 'DD-2', 'DD-NONE']));
      expect([...given]).toEqual([
        ['DD-1', { required: 2, there: 1 }],
        ['DD-2', { required: 0, there: 0 }],
        ['DD-NONE', { required: 0, there: 0 }],
      ]);
      expect(await doing(async (transaction) => transaction.materials.given([]))).toEqual(new Map());
    });

    it('finds the invoices of a company by their numbers, in whichever of its packages, and nobody else’s', async () => {
      const numbered = (docFileId: string, docDatumId: string, number: string): typeof records.invoiceItem => ({
        ...records.invoiceItem,
        docFileId,
        docDatumId,
        content: {
          kind: 'invoice',
          invoice: {
            type: 'SPECIAL_VAT',
            code: '3399241130',
            number,
            checkCode: '',
            date: '',
            amountExcludingTax: undefined,
            tax: undefined,
            total: undefined,
          },
        },
      });
      await doing(async (transaction) => {
        for (const [pkCorp, uscc] of [
          ['C-OWN', '91330299MA5JMH9239'],
          ['C-OTHER', '91330299MA5JMH9230'],
        ] as const)
          await transaction.companies.save({ ...records.company, pkCorp, name: pkCorp, shortName: pkCorp, uscc });
        const parent = records.aPackage;
        for (const [docDatumId, pkCorp] of [
          ['DD-A', 'C-OWN'],
          ['DD-B', 'C-OWN'],
          ['DD-C', 'C-OTHER'],
        ] as const)
          await transaction.packages.save({ ...parent, docDatumId, pkCorp });
        for (const item of [
          numbered('DF-A', 'DD-A', '01280424'),
          numbered('DF-B', 'DD-B', '01280424'),
          numbered('DF-C', 'DD-C', '01280424'),
          numbered('DF-D', 'DD-B', '01280425'),
          numbered('DF-E', 'DD-B', ''),
        ])
          await transaction.items.save(item);
      });
      const found = async (...numbers: readonly string[]): Promise<readonly string[]> =>
        (await doing(async (transaction) => transaction.items.invoicesNumbered('C-OWN', numbers))).map(
          ({ docFileId }) => docFileId,
        );
      expect([
        await found('01280424'),
        await found('01280424', '01280425', '99999999'),
        await found(''),
        await found(),
      ]).toEqual([['DF-A', 'DF-B'], ['DF-A', 'DF-B', 'DF-D'], [], []]);
    });

    it('finds what a company gave before, each number once, the latest first, page by page', async () => {
      const invoice = (
        docFileId: string,
        docDatumId: string,
        number: string,
        createdAt: number,
        pkFiles: readonly string[] = ['PK-1'],
        code = '',
      ): typeof records.invoiceItem => ({
        ...records.invoiceItem,
        docFileId,
        docDatumId,
        createdAt,
        pkFiles,
        content: {
          kind: 'invoice',
          invoice: {
            type: 'SPECIAL_VAT',
            code,
            number,
            checkCode: '',
            date: '',
            amountExcludingTax: undefined,
            tax: undefined,
            total: undefined,
          },
        },
      });
      const contract = (docFileId: string, docDatumId: string, number: string): typeof records.invoiceItem => ({
        ...records.contractItem,
        docFileId,
        docDatumId,
        pkFiles: ['PK-2'],
        content: { kind: 'contract', contract: { number, amount: undefined } },
      });
      const at = 1_700_000_000_000;
      await doing(async (transaction) => {
        const places = [
          ['DD-A', 'C-OWN', 'UN_AUDIT', 'finance'],
          ['DD-B', 'C-OWN', 'INVALID', 'finance'],
          ['DD-C', 'C-OTHER', 'UN_AUDIT', 'finance'],
          ['DD-D', 'C-OWN', 'PREPARE', 'issue'],
        ] as const;
        for (const [pkCorp, uscc] of [
          ['C-OWN', '91330299MA5JMH9239'],
          ['C-OTHER', '91330299MA5JMH9230'],
        ] as const)
          await transaction.companies.save({ ...records.company, pkCorp, name: pkCorp, shortName: pkCorp, uscc });
        for (const [docDatumId, pkCorp, state, side] of places)
          await transaction.packages.save({ ...records.aPackage, docDatumId, pkCorp, state, side });
        for (const item of [
          invoice('DF-1', 'DD-A', '0128AB', at + 1),
          invoice('DF-2', 'DD-B', '0128AB', at + 9),
          invoice('DF-3', 'DD-A', '0128AB', at + 2, ['PK-1'], '033'),
          invoice('DF-4', 'DD-B', '777', at + 5),
          invoice('DF-5', 'DD-A', '888', at + 6, []),
          invoice('DF-6', 'DD-A', '', at + 7),
          invoice('DF-7', 'DD-C', '999', at + 8),
          invoice('DF-8', 'DD-D', '555', at + 8),
          contract('DF-9', 'DD-A', 'HT1'),
        ])
          await transaction.items.save(item);
      });
      const found = async (more: Partial<EarlierQuery> = {}): Promise<string> => {
        const { total, records: each } = await doing(async (transaction) =>
          transaction.items.earlier({
            pkCorp: 'C-OWN',
            side: 'finance',
            docFileType: 'BUSI_INVOICE',
            states: undefined,
            keyword: '',
            offset: 0,
            limit: 10,
            ...more,
          }),
        );
        return `${total}: ${each.map(({ docFileId }) => docFileId).join()}`;
      };
      // As a package has it that is not void; another code is another invoice.
      expect(await found()).toBe('3: DF-4,DF-3,DF-1');
      expect([await found({ offset: 1, limit: 1 }), await found({ offset: 5 })]).toEqual(['3: DF-3', '3: ']);
      expect([
        await found({ keyword: '8ab' }),
        await found({ keyword: '%' }),
        await found({ side: 'issue' }),
        await found({ pkCorp: 'C-OTHER' }),
      ]).toEqual(['2: DF-3,DF-1', '0: ', '1: DF-8', '1: DF-7']);
      expect([
        await found({ states: ['INVALID'] }),
        await found({ states: [] }),
        await found({ docFileType: 'BUSI_CONTRACT' }),
      ]).toEqual(['2: DF-2,DF-4', '0: ', '1: DF-9']);
      expect(
        (await doing(async (transaction) => transaction.items.contractsNumbered('C-OWN', ['HT1', '', 'HT2']))).map(
          ({ docFileId }) => docFileId,
        ),
      ).toEqual(['DF-9']);
    });

    it('finds what is in a package, in its order', async () => {
      await doing(async (transaction) => {
        for (const item of [records.invoiceItem, records.draftItem, records.contractItem])
          await transaction.items.save(item);
      });
      await doing(async (transaction) => {
        // By time, then by turn.
        expect((await transaction.items.ofPackage('DD-1')).map((each) => each.docFileId)).toEqual([
          'DF-3',
          'DF-2',
          'DF-1',
        ]);
        expect(await transaction.materials.ofPackage('DD-1')).toEqual([records.material]);
        expect(await transaction.items.ofPackage('DD-2')).toEqual([]);
      });
    });

    it('finds files by upload and by what was promised', async () => {
      await doing(async (transaction) => {
        await transaction.files.save(records.file);
        expect(await transaction.files.byUploadId('U-1', 'up-1')).toEqual(records.file);
        expect(await transaction.files.byUploadId('U-2', 'up-1')).toBeUndefined();
        expect(await transaction.files.byPromisedKey('promised-1.pdf')).toEqual(records.file);
        expect(await transaction.files.byPromisedKey('key-1.pdf')).toBeUndefined();
      });
    });

    it('counts and finds uploads that no item names, by when their time is over', async () => {
      await doing(async (transaction) => {
        const end = records.file.promisedUntil;
        await transaction.files.save(records.file);
        const stored = (pkFile: string) => ({
          ...records.file,
          pkFile,
          promisedKey: `p-${pkFile}`,
          objectKey: `o-${pkFile}`,
          uploadId: pkFile,
          state: 'stored' as const,
        });
        // One is named, one was when its item was returned, one is by nobody, and one is no upload.
        const { pkFiles, replaced } = records.invoiceItem;
        for (const pkFile of [...pkFiles, ...(replaced?.pkFiles ?? []), 'PK-8'])
          if (pkFile !== 'PK-1') await transaction.files.save(stored(pkFile));
        await transaction.files.save({ ...stored('PK-SEEDED'), uploadId: '' });
        await transaction.items.save({ ...records.invoiceItem, pkFiles: pkFiles.filter((each) => each !== 'PK-1') });
        await transaction.files.save({
          ...records.file,
          pkFile: 'PK-9',
          promisedKey: 'p-9',
          objectKey: 'o-9',
          uploadId: 'up-9',
          createdBy: 'U-2',
        });
        expect(await transaction.files.unusedOf('U-1', end - 1)).toBe(2);
        expect(await transaction.files.unusedOf('U-1', end)).toBe(1);
        expect(await transaction.files.unusedUntil(end - 1)).toEqual([]);
        expect((await transaction.files.unusedUntil(end)).map((each) => each.pkFile).toSorted()).toEqual([
          'PK-1',
          'PK-8',
          'PK-9',
        ]);
      });
    });

    it('finds files that any item has, of whichever package, and counts none of them among those that none names', async () => {
      await doing(async (transaction) => {
        const stored = (pkFile: string) => ({
          ...records.file,
          pkFile,
          promisedKey: `p-${pkFile}`,
          objectKey: `o-${pkFile}`,
          uploadId: pkFile,
          state: 'stored' as const,
        });
        for (const pkFile of ['PK-HERE', 'PK-THERE', 'PK-LOOSE']) await transaction.files.save(stored(pkFile));
        await transaction.materials.save({ ...records.material, docMaterialId: 'DM-ELSEWHERE', docDatumId: 'DD-2' });
        await transaction.items.save({ ...records.invoiceItem, replaced: undefined, pkFiles: ['PK-HERE'] });
        await transaction.items.save({
          ...records.invoiceItem,
          replaced: undefined,
          docFileId: 'DF-ELSEWHERE',
          docMaterialId: 'DM-ELSEWHERE',
          docDatumId: 'DD-2',
          pkFiles: ['PK-OTHER', 'PK-THERE'],
        });
        expect([...(await transaction.items.named(['PK-LOOSE', 'PK-THERE', 'PK-HERE']))].toSorted()).toEqual([
          'PK-HERE',
          'PK-THERE',
        ]);
        expect((await transaction.items.named([])).size).toBe(0);
        expect((await transaction.files.unusedUntil(records.file.promisedUntil)).map(({ pkFile }) => pkFile)).toEqual([
          'PK-LOOSE',
        ]);
      });
    });

    it('finds the files of a material in the order of their ids', async () => {
      await doing(async (transaction) => {
        const of = (pkFile: string, docMaterialId: string) => ({
          ...records.file,
          docMaterialId,
          pkFile,
          promisedKey: `p-${pkFile}`,
          objectKey: `o-${pkFile}`,
          uploadId: pkFile,
        });
        await transaction.materials.save({ ...records.material, docMaterialId: 'DM-ELSEWHERE', docDatumId: 'DD-2' });
        for (const each of [of('PK-B', 'DM-1'), of('PK-A', 'DM-1'), of('PK-C', 'DM-ELSEWHERE')])
          await transaction.files.save(each);
        expect([
          (await transaction.files.ofMaterial('DM-1')).map(({ pkFile }) => pkFile),
          await transaction.files.ofMaterial('DM-NONE'),
        ]).toEqual([['PK-A', 'PK-B'], []]);
      });
    });

    it('finds what somebody began in parts into a package and may still go on with, as it was begun', async () => {
      await doing(async (transaction) => {
        const end = records.file.promisedUntil;
        const begun = (pkFile: string, own: Partial<typeof records.file> = {}) => ({
          ...records.file,
          road: 'parts' as const,
          docMaterialId: records.material.docMaterialId,
          pkFile,
          promisedKey: `p-${pkFile}`,
          objectKey: `o-${pkFile}`,
          uploadId: pkFile,
          ...own,
        });
        await transaction.materials.save(records.material);
        await transaction.files.save(begun('PK-LATER', { turn: 9 }));
        await transaction.files.save(begun('PK-FIRST', { turn: 8 }));
        await transaction.files.save(begun('PK-STORED', { state: 'stored' }));
        await transaction.files.save(begun('PK-GIVEN-UP', { partUpload: undefined }));
        await transaction.files.save(begun('PK-OTHERS', { createdBy: 'U-2' }));
        await transaction.materials.save({ ...records.material, docMaterialId: 'DM-ELSEWHERE', docDatumId: 'DD-2' });
        await transaction.files.save(begun('PK-ELSEWHERE', { docMaterialId: 'DM-ELSEWHERE' }));
        const open = async (instant: number, docDatumId = records.material.docDatumId) =>
          (await transaction.files.openInParts('U-1', docDatumId, instant)).map(({ pkFile }) => pkFile);
        expect([await open(end - 1), await open(end), await open(end - 1, 'DD-2')]).toEqual([
          ['PK-FIRST', 'PK-LATER'],
          [],
          ['PK-ELSEWHERE'],
        ]);
      });
    });

    it('counts and finds no upload that was submitted, whatever took its place', async () => {
      await doing(async (transaction) => {
        const stored = (pkFile: string) => ({
          ...records.file,
          pkFile,
          promisedKey: `p-${pkFile}`,
          objectKey: `o-${pkFile}`,
          uploadId: pkFile,
          state: 'stored' as const,
        });
        for (const pkFile of ['PK-6', 'PK-7', 'PK-8']) await transaction.files.save(stored(pkFile));
        await transaction.files.markSubmitted(['PK-6', 'PK-7'], 1_700_000_300_000);
        await transaction.files.markSubmitted(['PK-7', 'PK-NOBODYS'], 1_700_000_400_000);
        await transaction.files.markSubmitted([], 1_700_000_500_000);
        expect(
          await Promise.all(
            ['PK-6', 'PK-7', 'PK-8'].map(async (pkFile) => (await transaction.files.find(pkFile))?.submittedAt),
          ),
        ).toEqual([1_700_000_300_000, 1_700_000_300_000, undefined]);
        expect(await transaction.files.unusedOf('U-1', 0)).toBe(1);
        expect((await transaction.files.unusedUntil(records.file.promisedUntil)).map((each) => each.pkFile)).toEqual([
          'PK-8',
        ]);
      });
    });

    it('keeps the log of a package in the order in which it was written', async () => {
      await doing(async (transaction) => transaction.log.append(records.line));
      await doing(async (transaction) => transaction.log.append({ ...records.line, at: 1, action: 'submitted' }));
      await doing(async (transaction) => transaction.log.append({ ...records.line, docDatumId: 'DD-2' }));
      for (const line of [records.returnLine, records.correctionLine])
        await doing(async (transaction) => transaction.log.append(line));
      expect(await doing(async (transaction) => transaction.log.ofPackage('DD-1'))).toEqual([
        records.line,
        { ...records.line, at: 1, action: 'submitted' },
        records.returnLine,
        records.correctionLine,
      ]);
    });

    it('finds the last line that somebody wrote of an item, or of the package, by doing one thing', async () => {
      const edited = { ...records.line, action: 'item-edited', docFileId: 'DF-1' } as const;
      const others = [
        { ...edited, docFileId: 'DF-2' },
        { ...edited, actorId: 'U-2' },
        { ...edited, action: 'item-changed' },
        { ...edited, docDatumId: 'DD-2' },
        { ...edited, docFileId: undefined },
      ] as const;
      await doing(async (transaction) => {
        for (const each of [{ ...edited, detail: 'first' }, { ...edited, detail: 'last', at: 1 }, ...others])
          await transaction.log.append(each);
      });
      expect(await doing(async (transaction) => transaction.log.latest(edited))).toEqual({
        ...edited,
        detail: 'last',
        at: 1,
      });
      expect(
        await doing(async (transaction) => transaction.log.latest({ ...edited, docFileId: 'DF-3' })),
      ).toBeUndefined();
      expect(await doing(async (transaction) => transaction.log.latest({ ...edited, docFileId: undefined }))).toEqual({
        ...edited,
        docFileId: undefined,
      });
    });

    it('tells when the last line of work of each package was written; looking is no work', async () => {
      await doing(async (transaction) => {
        for (const [docDatumId, at] of [
          ['DD-1', 50],
          ['DD-1', 70],
          ['DD-1', 60],
          ['DD-2', 5],
        ] as const)
          await transaction.log.append({ ...records.line, docDatumId, at });
        await transaction.log.append({ ...records.line, docDatumId: 'DD-1', action: 'account-viewed', at: 90 });
      });
      const latest = await doing(async (transaction) => transaction.log.latestOf(['DD-1', 'DD-2', 'DD-NONE']));
      expect(latest).toEqual(
        new Map([
          ['DD-1', 70],
          ['DD-2', 5],
        ]),
      );
      expect(await doing(async (transaction) => transaction.log.latestOf([]))).toEqual(new Map());
    });

    it('keeps small facts of any shape', async () => {
      for (const value of [5, 'text', null, { at: 1, list: [true] }, []]) {
        await doing(async (transaction) => transaction.facts.write('fact', value));
        expect(await doing(async (transaction) => transaction.facts.read('fact'))).toEqual(value);
      }
      expect(await doing(async (transaction) => transaction.facts.read('none'))).toBeUndefined();
      await doing(async (transaction) => transaction.facts.write('other', [2]));
      const last = await doing(async (transaction) => transaction.facts.read('fact'));
      expect(await doing(async (transaction) => transaction.facts.readAll(['other', 'none', 'fact']))).toEqual([
        [2],
        undefined,
        last,
      ]);
    });

    it('is ready, and holds nothing once it has been cleared', async () => {
      expect(await under.store.isReady()).toBe(true);
      await doing(async (transaction) => transaction.log.append(records.line));
      await doing(async (transaction) => transaction.nextNumber('DD'));
      await under.store.clear();
      await doing(async (transaction) => {
        expect(await transaction.companies.find('C-1')).toBeUndefined();
        expect(await transaction.users.all()).toEqual([]);
        expect(await transaction.log.ofPackage('DD-1')).toEqual([]);
        expect(await transaction.nextNumber('DD')).toBe(1);
      });
    });
  });
}
