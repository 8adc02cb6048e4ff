import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import type { BackEnd } from '../../server/core/back-end.ts';
import { x509Authority } from '../../server/certificates/x509-authority.ts';
import { reviewCertification } from '../../server/core/certification/shared/review-certification.ts';
import type { CallerFacts } from '../../server/core/context.ts';
import type { BankAccountRecord } from '../../server/core/records/company.ts';
import type { Store } from '../../server/core/store.ts';
import { createCompanyAccount, type AccountRequest } from '../../server/core/registration/create-company-account.ts';
import { sandboxKeys } from '../../server/core/sandbox/sandbox-keys.ts';
import type { SandboxCertificate } from '../../server/core/sandbox/sandbox-certificate.ts';
import { SandboxPhone } from '../../server/core/sandbox/sandbox-phone.ts';
import { sha256Hex } from '../../server/core/secrets.ts';
import { MemoryObjectStore } from '../../server/storage/objects/memory-object-store.ts';
import { requiredSlots } from '../../src/domain/certification/shared/licence-slots.ts';
import { productAgreementName, productAgreements } from '../../src/domain/agreements/product-agreement.ts';
import { arrivedFile, asked, uploadingWorld, type Said, type World } from '../server/core/evidence/uploading.ts';
import { Asker } from '../builders/asker.ts';
import { testKey, type TestKey } from '../builders/key-pair.ts';
import { codeOf, crossed, type ContendedStore } from './crossing.ts';

const codes = ([one, others]: readonly [Said, readonly Said[]]): readonly string[] =>
  [one, ...others].map(({ code }) => code);

/** Contract of companies that become customers simultaneously, on a store in which transactions wait only for locks. */
export function customerRacesContract(name: string, makeStore: () => Promise<ContendedStore>): void {
  describe(`simultaneous new customers on ${name}`, () => {
    let under: ContendedStore;
    let world: World;

    beforeEach(async () => {
      under = await makeStore();
      world = await uploadingWorld(new MemoryObjectStore(), {
        store: under.store,
        clock: new ManualClock(Date.parse('2026-11-21T02:00:00Z')),
      });
    });
    afterEach(async () => under.close());

    describe('with bank accounts', () => {
      const entry = {
        bankName: '长屿银行',
        branchName: '长屿银行示例支行',
        bankNo: '999290012345',
        accountNo: '6299030000000417',
      };
      const added = async (caller: CallerFacts): Promise<BankAccountRecord> => {
        const { data } = await asked(world, 'addBankAccount', entry, caller);
        const { accounts } = data as {
          readonly accounts: readonly { readonly accountId: string; readonly accountNo: string }[];
        };
        return recordOf(accounts.find(({ accountNo }) => accountNo === '**** 0417')?.accountId ?? '');
      };
      async function recordOf(id: string): Promise<BankAccountRecord> {
        const found = await under.store.transaction(async ({ bankAccounts }) => bankAccounts.find(id));
        if (!found) throw new Error(`No account ${id}`);
        return found;
      }
      const yuan = (fen: number): string => `0.${String(fen).padStart(2, '0')}`;
      const entered = async (
        backEnd: BackEnd,
        caller: CallerFacts,
        { id }: BankAccountRecord,
        fen: number,
      ): Promise<Said> => asked({ backEnd }, 'enterSmallAmount', { accountId: id, amount: yuan(fen) }, caller);

      it('of the same number: the first company to verify gets it', async () => {
        const [ours, theirs] = [await world.asking('xuzhaoning'), await world.asking('pengyuting')];
        const [own, other] = [await added(ours), await added(theirs)];
        const verified = await crossed(under, world, {
          one: async (backEnd) => entered(backEnd, ours, own, own.transfer.amountFen),
          at: 'before bankAccounts.save',
          others: [async () => entered(world.backEnd, theirs, other, other.transfer.amountFen)],
        });
        expect(codes(verified)).toEqual(['0', 'BANK_ACCOUNT_REFUSED']);
        expect([(await recordOf(own.id)).verifiedAt, (await recordOf(other.id)).verifiedAt]).toEqual([
          world.parts.clock.now(),
          undefined,
        ]);
      });

      it('use up three tries with three simultaneous guesses', async () => {
        const caller = await world.asking('xuzhaoning');
        const account = await added(caller);
        const wrong = account.transfer.amountFen === 1 ? 2 : 1;
        const guessed = await crossed(under, world, {
          one: async (backEnd) => entered(backEnd, caller, account, wrong),
          at: 'before bankAccounts.save',
          others: [
            async () => entered(world.backEnd, caller, account, wrong),
            async () => entered(world.backEnd, caller, account, wrong),
          ],
        });
        expect([codes(guessed), (await recordOf(account.id)).transfer.wrong]).toEqual([['0', '0', '0'], 3]);
        expect((await entered(world.backEnd, caller, account, account.transfer.amountFen)).code).toBe(
          'BANK_ACCOUNT_REFUSED',
        );
      });
    });

    describe('who register', () => {
      const wanted: AccountRequest = {
        companyName: '青屿传动设备有限公司',
        uscc: '91330299MAG4Y52T9T',
        legalRepresentative: '石清越',
        personName: '石清越',
        idNumber: '330299199003071235',
        userName: 'shiqingyue',
        mobile: '14000008801',
        password: '',
        product: undefined,
        serial: undefined,
      };
      const registerAccount = async (store: Store, more: Partial<AccountRequest> = {}): Promise<string> =>
        codeOf(
          store.transaction(async (transaction) =>
            createCompanyAccount(
              transaction,
              { ...wanted, ...more },
              'plain:x',
              { source: 'tests' },
              world.parts.clock.now(),
            ),
          ),
        );

      it.each<[string, Partial<AccountRequest>, string]>([
        ['company', { companyName: '青屿传动有限公司', userName: 'shiqingyi' }, 'COMPANY_REGISTERED'],
        ['name', { uscc: '91330299MAC3QYD5KD', userName: 'shiqingyi' }, 'REGISTRATION_REFUSED'],
        ['user name', { uscc: '91330299MAC3QYD5KD', companyName: '舟山云碇船配有限公司' }, 'REGISTRATION_REFUSED'],
      ])('create one %s once', async (_what, more, why) => {
        const registered = await crossed(under, world, {
          one: async (_backEnd, store) => registerAccount(store),
          at: 'before companies.save',
          others: [async () => registerAccount(under.store, more)],
        });
        expect(registered).toEqual(['0', [why]]);
      });
    });

    describe('who certify a company', () => {
      const pkCorp = 'C-YUNTING';
      const papers = requiredSlots({ isUnified: true, isBranch: false, isLegalApply: false });
      const person = (personName: string) => ({
        personName,
        idNumber: '610199198003141026',
        idValidUntil: '2036-05-17',
        mobile: '14000001011',
      });
      const form = {
        isBranch: 'N',
        isUnifiedCert: 'Y',
        isLegalApply: 'N',
        isOpenCloudCert: 'Y',
        legalEntityName: '',
        legalEntitySocialCreditCode: '',
        legalEntityPersonNameLegal: '',
        licenseValidUntil: '2028-01-31',
        entrustValidUntil: '2028-01-31',
        rnLicenses: Object.fromEntries(papers.map((slot) => [slot, { rnLicenseFiles: [`PK-${slot}`] }])),
        rnAuthPersons: [
          { personType: 'LEGAL_PERSON', ...person('叶守山') },
          { personType: 'AUTH_AGENT_PERSON', ...person('叶知秋') },
        ],
      };
      const state = async (): Promise<string> =>
        under.store.transaction(
          async ({ certifications, realNames }) =>
            `${(await certifications.find(pkCorp))?.node} ${(await realNames.find(pkCorp))?.steps.map(({ event }) => event).join(' ')}`,
        );
      const taken = async (): Promise<string> =>
        codeOf(
          under.store.transaction(async (transaction) =>
            reviewCertification(
              transaction,
              { pkCorp, event: 'take', by: 'first-reviewer', name: '审核员甲', verdicts: [] },
              world.parts.clock.now(),
            ),
          ),
        );
      let ye: CallerFacts;

      beforeEach(async () => {
        ye = await world.asking('yezhiqiu');
        const pkFile = await arrivedFile(world, await world.asking('zhousiyuan'), 'U-1');
        await under.store.transaction(async ({ files }) => {
          const one = await files.find(pkFile);
          if (one)
            for (const slot of papers)
              await files.save({
                ...one,
                pkFile: `PK-${slot}`,
                pkCorp,
                docMaterialId: 'real-name',
                uploadId: `U-${slot}`,
                objectKey: `key-${slot}`,
                promisedKey: `promised-${slot}`,
              });
        });
      });

      it('submit the form once', async () => {
        const submitted = async (backEnd: BackEnd): Promise<Said> => asked({ backEnd }, 'submitRealName', form, ye);
        const both = await crossed(under, world, {
          one: submitted,
          at: 'before realNames.save',
          others: [async () => submitted(world.backEnd)],
        });
        expect([codes(both), await state()]).toEqual([['0', 'NOT_IN_THIS_STATE'], 'SUBMIT_1ST submit']);
      });

      it('withdraw the form, and submit it after that', async () => {
        await asked(world, 'submitRealName', form, ye);
        const both = await crossed(under, world, {
          one: async (backEnd) => asked({ backEnd }, 'revokeRealName', {}, ye),
          at: 'before realNames.save',
          others: [async () => asked(world, 'submitRealName', form, ye)],
        });
        expect([codes(both), await state()]).toEqual([['0', '0'], 'SUBMIT_1ST submit revoke submit']);
      });

      it('withdraw the form, and cannot have it reviewed', async () => {
        await asked(world, 'submitRealName', form, ye);
        const both = await crossed(under, world, {
          one: async (backEnd) => codeOf(asked({ backEnd }, 'revokeRealName', {}, ye)),
          at: 'before realNames.save',
          others: [taken],
        });
        expect([both, await state()]).toEqual([['0', ['REVIEW_STAGE']], ' submit revoke']);
      });
    });

    it('who open the same product open it once', async () => {
      const [xia, jiang] = [await world.asking('xiazhiwei'), await world.asking('jiangtingxue')];
      for (const caller of [xia, jiang])
        await asked(
          world,
          'signAgreement',
          { agreementNames: [productAgreementName('CREDIT')], textHashes: [productAgreements.CREDIT.textHash] },
          caller,
        );
      const opened = await crossed(under, world, {
        one: async (backEnd) => asked({ backEnd }, 'openProduct', { productType: 'CREDIT' }, xia),
        at: 'before companies.save',
        others: [async () => asked(world, 'openProduct', { productType: 'CREDIT' }, jiang)],
      });
      expect(opened).toMatchObject([
        { code: '0', data: { alreadyOpened: false, openedBy: '夏知微' } },
        [{ code: '0', data: { alreadyOpened: true, openedBy: '夏知微' } }],
      ]);
      expect(
        (await under.store.transaction(async ({ companies }) => companies.find('C-YUANHANG')))?.openedProducts,
      ).toEqual(['CREDIT']);
    });

    it('who save the same application save it once, and the later caller learns who saved it', async () => {
      const [xia, jiang] = [await world.asking('xiazhiwei'), await world.asking('jiangtingxue')];
      const application = {
        productType: 'ABS',
        revision: 0,
        applicantName: '夏知微',
        applicantTitle: '财务经理',
        contactName: '江听雪',
        contactMobile: '13800000000',
        yearlyAmount: '1200000.00',
        purpose: '采购付款',
      };
      const saved = await crossed(under, world, {
        one: async (backEnd) => asked({ backEnd }, 'saveApplication', application, xia),
        at: 'before applications.save',
        others: [async () => asked(world, 'saveApplication', { ...application, purpose: '' }, jiang)],
      });
      expect(saved).toMatchObject([
        { code: '0', data: { revision: 1 } },
        [{ code: 'DATA_VERSION_STALE', data: { by: '夏知微' } }],
      ]);
    });

    describe('who sign an agreement by a certificate', () => {
      const order = { agreementName: productAgreementName('EST'), textHash: productAgreements.EST.textHash };
      let key: TestKey;
      let xia: CallerFacts;
      let certificate: SandboxCertificate;
      const played = (store: Store) =>
        sandboxKeys(
          { store, clock: world.parts.clock, secret: world.parts.secret },
          x509Authority,
          new SandboxPhone({ store, clock: world.parts.clock, secret: world.parts.secret }, x509Authority),
        );
      const textOf = async (): Promise<string> =>
        (
          (await asked(world, 'agreementChallenge', { ...order, certNumber: certificate.serial }, xia)).data as {
            readonly text: string;
          }
        ).text;
      const proved = async (backEnd: BackEnd, text: string): Promise<Said> =>
        asked(
          { backEnd },
          'proveAgreement',
          {
            ...order,
            certNumber: certificate.serial,
            text,
            certificate: certificate.certificate,
            signature: await key.sign(text),
          },
          xia,
        );
      const signed = async (): Promise<number> =>
        (await under.store.transaction(async ({ signatures }) => signatures.of('U-xiazhiwei'))).filter(
          ({ proof }) => proof,
        ).length;

      beforeEach(async () => {
        world = await uploadingWorld(new MemoryObjectStore(), {
          store: under.store,
          clock: new ManualClock(Date.parse('2026-11-21T02:00:00Z')),
          certificates: x509Authority,
        });
        [key, xia] = [await testKey(), await world.asking('xiazhiwei')];
        certificate = await played(under.store).issue({
          userName: 'xiazhiwei',
          kind: 'HARD',
          publicKey: key.publicKey,
          days: 365,
        });
      });

      it('sign it once in two windows', async () => {
        const [one, other] = [await textOf(), await textOf()];
        const both = await crossed(under, world, {
          one: async (backEnd) => proved(backEnd, one),
          at: 'before signatures.save',
          others: [async () => proved(world.backEnd, other)],
        });
        expect([codes(both), await signed()]).toEqual([['0', '0'], 1]);
      });

      it('sign a challenge once', async () => {
        const text = await textOf();
        const both = await crossed(under, world, {
          one: async (backEnd) => proved(backEnd, text),
          at: 'before keyChallenges.save',
          others: [async () => proved(world.backEnd, text)],
        });
        expect([codes(both), await signed()]).toEqual([['0', 'SIGN_IN_EXPIRED'], 1]);
      });

      it('sign by a certificate that is revoked afterwards, and not by one revoked before', async () => {
        const [text, late] = [await textOf(), await textOf()];
        const both = await crossed(under, world, {
          one: async (backEnd) => (await proved(backEnd, text)).code,
          at: 'before signatures.save',
          others: [async () => codeOf(played(under.store).revoke(certificate.serial))],
        });
        expect([both, await signed()]).toEqual([['0', ['0']], 1]);
        xia = await world.asking('xiazhiwei');
        expect([(await proved(world.backEnd, late)).code, await signed()]).toEqual(['SIGN_IN_EXPIRED', 1]);
      });

      it('sign nothing while the certificate is being revoked', async () => {
        const text = await textOf();
        const both = await crossed(under, world, {
          one: async (_backEnd, store) => codeOf(played(store).revoke(certificate.serial)),
          at: 'before certificates.save',
          others: [async () => (await proved(world.backEnd, text)).code],
        });
        expect(both[0]).toBe('0');
        expect(both[1][0]).toMatch(/^SESSION_|^KEY_REVOKED$/);
        expect(await signed()).toBe(0);
      });

      it.each(['loginKey', 'recoveryKeyProof'] as const)(
        'prove nothing by a certificate that is being revoked, to %s',
        async (call) => {
          const visitor = new Asker(world.backEnd);
          const { picAuthToken } = await visitor.given<{ picAuthToken: string }>('loginSession');
          const about = call === 'loginKey' ? {} : { purpose: 'RESET', userName: 'xiazhiwei' };
          await visitor.ask('captchaImage', { picAuthToken });
          const captcha =
            (await under.store.transaction(async ({ sessions }) => sessions.find(await sha256Hex(visitor.token ?? ''))))
              ?.captcha ?? '';
          const { text } = await visitor.given<{ text: string }>(
            call === 'loginKey' ? 'keyChallenge' : 'recoveryKeyChallenge',
            { picAuthToken, ...(call === 'loginKey' ? { purpose: 'sign-in' } : { ...about, captcha }) },
          );
          const signature = await key.sign(text);
          const tried = async (): Promise<string> =>
            String(
              (
                await visitor.ask(call, {
                  picAuthToken,
                  ...about,
                  text,
                  certificate: certificate.certificate,
                  signature,
                })
              ).code,
            );
          expect(
            await crossed(under, world, {
              one: async (_backEnd, store) => codeOf(played(store).revoke(certificate.serial)),
              at: 'before certificates.save',
              others: [tried],
            }),
          ).toEqual(['0', ['KEY_REVOKED']]);
        },
      );

      it('sign nothing in a session that is being ended', async () => {
        const text = await textOf();
        const ended = async (store: Store): Promise<string> =>
          codeOf(
            store.transaction(async ({ users, sessions }) => {
              const user = await users.lock('U-xiazhiwei');
              await sessions.endOthers('U-xiazhiwei', '', 'signed-out');
              if (user) await users.save({ ...user, roles: [] });
            }),
          );
        const both = await crossed(under, world, {
          one: async (_backEnd, store) => ended(store),
          at: 'before users.save',
          others: [async () => (await proved(world.backEnd, text)).code],
        });
        expect([both, await signed()]).toEqual([['0', ['SESSION_REQUIRED']], 0]);
      });
    });
  });
}
