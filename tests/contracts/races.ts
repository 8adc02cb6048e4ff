import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import type { CallerFacts } from '../../server/core/context.ts';
import { PortalClock } from '../../server/core/sandbox/portal-clock.ts';
import type { CandidateRecord, PackageRecord } from '../../server/core/records/evidence.ts';
import type { Store } from '../../server/core/store.ts';
import { sandboxDesk } from '../../server/core/sandbox/sandbox-desk.ts';
import type { VolumeOrder } from '../../server/core/sandbox/volume-order.ts';
import { failureKeys } from '../../server/core/entry/sign-in-failures.ts';
import { MemoryObjectStore } from '../../server/storage/objects/memory-object-store.ts';
import type { PackageState } from '../../src/domain/evidence/materials/package-state.ts';
import { Asker } from '../builders/asker.ts';
import { asked, uploadingWorld, type Said, type World } from '../server/core/evidence/uploading.ts';
import { codeOf, crossed, type ContendedStore } from './crossing.ts';

/** Contract of two simultaneous equal requests, on a store in which transactions wait only for locks. */
export function racesContract(name: string, makeStore: () => Promise<ContendedStore>): void {
  describe(`simultaneous calls on ${name}`, () => {
    let under: ContendedStore;
    let world: World;
    let clerk: CallerFacts;
    let colleague: CallerFacts;

    beforeEach(async () => {
      under = await makeStore();
      world = await uploadingWorld(new MemoryObjectStore(), {
        store: under.store,
        clock: new ManualClock(Date.parse('2026-11-21T02:00:00Z')),
      });
      [clerk, colleague] = [await world.asking('zhousiyuan'), await world.asking('limin')];
    });
    afterEach(async () => under.close());

    const codes = ([one, others]: readonly [Said, readonly Said[]]): readonly string[] =>
      [one, ...others].map(({ code }) => code);
    const packageNow = async (docDatumId: string): Promise<PackageRecord | undefined> =>
      under.store.transaction(async (transaction) => transaction.packages.find(docDatumId));

    it('accept a hand-over key once', async () => {
      const target = 'https://workbench.example/entry';
      // The type of that call's answer.
      const { key } = (await asked(world, 'saveAddress', { target: 'WORKBENCH', url: target }, clerk)).data as {
        readonly key: string;
      };
      const take = async (backEnd: World['backEnd']) =>
        asked({ backEnd }, 'takeHandOver', { key, target }, { ...clerk, sessionToken: undefined });
      const taken = await crossed(under, world, {
        one: take,
        at: 'before handOvers.save',
        others: [async () => take(world.backEnd), async () => take(world.backEnd)],
      });
      expect(codes(taken).toSorted()).toEqual(['0', 'SIGN_IN_EXPIRED', 'SIGN_IN_EXPIRED']);
    });

    describe('that make packages', () => {
      const order = (...credits: readonly CandidateRecord[]) => ({
        docType: 'CREDIT',
        fkCredit: credits.map((credit) => credit.id),
        fkFinance: credits[0]?.funderId ?? '',
      });
      let one: CandidateRecord;
      let other: CandidateRecord;

      beforeEach(async () => {
        const { records } = await under.store.transaction(async (transaction) =>
          transaction.candidates.page({
            pkCorp: 'C-YANZHOU',
            book: 'credit',
            side: 'finance',
            states: ['HOLDING'],
            businessTypes: undefined,
            productType: undefined,
            counterparty: undefined,
            offset: 0,
            limit: 200,
          }),
        );
        const free = records.find((credit) => credit.packagedIn === undefined && credit.funderId !== undefined);
        if (!free) throw new Error('The demo world has nothing to choose');
        [one, other] = [
          { ...free, id: 'K-1', number: 'RX-1' },
          { ...free, id: 'K-2', number: 'RX-2' },
        ];
        await under.store.transaction(async (transaction) => {
          for (const credit of [one, other]) await transaction.candidates.save(credit);
        });
      });

      it('put a receivable into one of them only', async () => {
        const made = await crossed(under, world, {
          one: async (backEnd) => asked({ backEnd }, 'packageCreate', order(one), clerk),
          at: 'before packages.save',
          others: [async () => asked(world, 'packageCreate', order(one, other), colleague)],
        });
        expect(codes(made)).toEqual(['0', 'ALREADY_PACKAGED']);
      });

      it('wait for each other without a deadlock, in any order of their receivables', async () => {
        let tries = () => 0;
        const made = await crossed(under, world, {
          one: async (backEnd, store) => {
            tries = () => store.tries;
            return asked({ backEnd }, 'packageCreate', order(one, other), clerk);
          },
          at: 'before credits.lock',
          turn: 2,
          others: [async (backEnd) => asked({ backEnd }, 'packageCreate', order(other, one), colleague)],
        });
        expect(codes(made)).toEqual(['0', 'ALREADY_PACKAGED']);
        // Two transactions for each request: one for the caller, one for the work.
        expect(tries()).toBe(4);
      });

      it('get different numbers, even when the same one was drawn', async () => {
        const draw = crypto.getRandomValues.bind(crypto);
        let drawn = 0;
        const digits = vi
          .spyOn(crypto, 'getRandomValues')
          .mockImplementation((bytes) =>
            bytes instanceof Uint8Array && bytes.length === 6 ? bytes.fill((drawn += 1) < 3 ? 1 : 2) : draw(bytes),
          );
        const [made, [beside]] = await crossed(under, world, {
          one: async (backEnd) => asked({ backEnd }, 'packageCreate', order(one), clerk),
          at: 'before packages.save',
          others: [async () => asked(world, 'packageCreate', order(other), colleague)],
        }).finally(() => digits.mockRestore());
        expect([made, beside]).toMatchObject([
          { code: '0', data: { docDatumId: 'DD20261121-111111' } },
          { code: '0', data: { docDatumId: 'DD20261121-222222' } },
        ]);
      });
    });

    it('that submit one version submit it once', async () => {
      const { docDatumId } = world;
      const request = { docDatumId, dataVersion: (await packageNow(docDatumId))?.dataVersion, taskSegment: 'CORP' };
      const submitted = await crossed(under, world, {
        one: async (backEnd) => asked({ backEnd }, 'packageConfirm', request, clerk),
        at: 'before packages.save',
        others: [async () => asked(world, 'packageConfirm', request, colleague)],
      });
      expect(codes(submitted)).toEqual(['0', 'DATA_VERSION_STALE']);
    });

    it('under one key do the work once, and both get its result', async () => {
      const keyed = { ...clerk, idempotencyKey: 'one-key' };
      const request = { docMaterialId: world.docMaterialId, docFileType: 'BUSI_CONTRACT', contract: {} };
      const items = async () =>
        (await under.store.transaction(async (transaction) => transaction.items.ofPackage(world.docDatumId))).length;
      const before = await items();
      const [one, [other]] = await crossed(under, world, {
        one: async (backEnd) => asked({ backEnd }, 'fileCreate', request, keyed),
        at: 'before receipts.save',
        others: [async () => asked(world, 'fileCreate', request, keyed)],
      });
      expect([one.code, other, (await items()) - before]).toEqual(['0', one, 1]);
    });

    describe('of the platform', () => {
      const first = async (state: PackageState): Promise<string> =>
        (await world.backEnd.reviews.packages([state])).find(({ fundedAt }) => fundedAt === undefined)?.docDatumId ??
        '';

      it('pay a package once', async () => {
        const docDatumId = await first('AUDITED');
        const order = { action: 'fund', by: 'funder', reason: '', corrections: [] } as const;
        const paid = await crossed(under, world, {
          one: async ({ reviews }) => codeOf(reviews.applyAction(docDatumId, order)),
          at: 'before packages.save',
          others: [async () => codeOf(world.backEnd.reviews.applyAction(docDatumId, order))],
        });
        expect(paid).toEqual(['0', ['REVIEW_STAGE']]);
      });

      it('review a package once', async () => {
        const docDatumId = await first('UN_AUDIT');
        const { materials } = await world.backEnd.reviews.materials(docDatumId);
        const items = materials.flatMap(({ materialId, items: documents }) =>
          documents.map(({ documentId }) => ({ materialId, documentId, result: 'PASS' as const, reason: '' })),
        );
        const decision = { as: 'first', result: 'PASS', items } as const;
        const reviewed = await crossed(under, world, {
          one: async ({ reviews }) => codeOf(reviews.review(docDatumId, decision)),
          at: 'before packages.save',
          others: [async () => codeOf(world.backEnd.reviews.review(docDatumId, decision))],
        });
        expect(reviewed).toEqual(['0', ['REVIEW_STAGE']]);
      });
    });

    describe('that guess a password', () => {
      const guesses = async (turn: number, sourceOf: (index: number) => string): Promise<readonly string[]> => {
        const guess = async (asker: Asker): Promise<string> =>
          String((await asker.tryPassword('limin', 'guessed')).code);
        const [one, others] = await crossed(under, world, {
          one: async (backEnd) => guess(new Asker(backEnd, sourceOf(0))),
          at: 'before attempts.save',
          turn,
          others: Array.from(
            { length: 7 },
            (_unused, index) => async () => guess(new Asker(world.beside({ store: under.store }), sourceOf(index + 1))),
          ),
        });
        return [one, ...others].toSorted();
      };

      it('from one source get three tries without a proof', async () => {
        expect(await guesses(1, () => '192.0.2.1')).toEqual([
          ...Array.from({ length: 5 }, () => 'CAPTCHA_REQUIRED'),
          ...Array.from({ length: 3 }, () => 'SIGN_IN_REFUSED'),
        ]);
      });

      it('from eight sources count as eight for the account', async () => {
        expect(new Set(await guesses(2, (index) => `192.0.2.${index}`))).toEqual(new Set(['SIGN_IN_REFUSED']));
        const { account } = await failureKeys('limin', '');
        expect(
          (await under.store.transaction(async (transaction) => transaction.attempts.find(account)))?.failures,
        ).toBe(8);
      });
    });

    describe('of one account', () => {
      const live = async (tokens: readonly (string | undefined)[]): Promise<number> => {
        const answers = await Promise.all(
          tokens.map(async (sessionToken) => asked(world, 'security', {}, { ...clerk, sessionToken })),
        );
        return answers.filter(({ code }) => code === '0').length;
      };

      it('leave one session when one stays while the other signs in', async () => {
        const there = new Asker(world.backEnd);
        const { data } = await there.tryPassword('zhousiyuan');
        const stayed = await crossed(under, world, {
          one: async (backEnd) => (await asked({ backEnd }, 'refreshSession', {}, clerk)).code,
          at: 'before sessions.save',
          others: [async () => (await there.ask('loginSuccess', data)).code],
        });
        expect(stayed).toEqual(['0', ['0']]);
        expect(await live([clerk.sessionToken, there.token])).toBe(1);
      });

      it('leave one session when both sign in through the sandbox', async () => {
        const parts = {
          objects: world.parts.objects,
          clock: new PortalClock(() => world.parts.clock.now()),
          backEnd: world.backEnd,
          readingFaults: { heldUp: false },
          workOf: world.parts.jobs,
          seed: async () => undefined,
          fill: async (order: VolumeOrder) => order,
          arrive: async () => ({ docDatumId: '', number: '', company: '', clerk: '' }),
          password: '',
          notes: {},
          openingAddress: () => '',
        };
        const signedIn = async (store: Store) =>
          sandboxDesk({ ...parts, store, storeFaults: { trouble: undefined } }).signIn('limin', undefined, undefined, {
            source: 'tests',
            host: 'huiyu.localhost',
            traceId: 't',
          });
        const [one, others] = await crossed(under, world, {
          one: async (_backEnd, store) => signedIn(store),
          at: 'after sessions.endOthers',
          others: [async () => signedIn(under.store)],
        });
        expect(await live([one, ...others].map(({ token }) => token))).toBe(1);
      });
    });
  });
}
