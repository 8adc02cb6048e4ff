import { sandboxFinancings } from '../../server/core/sandbox/sandbox-financings.ts';
import { sandboxOfficers } from '../../server/core/sandbox/sandbox-officers.ts';
import { sandboxLimits, type LimitShown } from '../../server/core/sandbox/sandbox-limits.ts';
import type { LimitProposalOrder } from '../../server/core/trade/limit-proposals.ts';
import type { ScenarioCaptchas } from './scenario-captchas.ts';
import { partnerEntryAddress } from '../../server/core/sandbox/sandbox-partner.ts';
import { scenarioPartner } from './scenario-partner.ts';
import { invoiceOf, originalInvoiceOf } from '../../src/domain/evidence/materials/document-content.ts';
import type { InProcessJobs } from '../../server/jobs/in-process-jobs.ts';
import type { BackEnd } from '../../server/core/back-end.ts';
import { contentOf } from '../../server/core/byte-stream.ts';
import { objectionOf } from '../../server/core/evidence/review-desk.ts';
import { reviseStandard } from '../../server/core/evidence/standard-revision.ts';
import { markInvoice } from '../../server/core/evidence/invoice-register.ts';
import { lapseDrafts } from '../../server/core/evidence/lapse-drafts.ts';
import type { ObjectStore } from '../../server/core/ports.ts';
import type { UserRecord } from '../../server/core/records/company.ts';
import type { Store, Transaction } from '../../server/core/store.ts';
import { sha256Hex } from '../../server/core/secrets.ts';
import type { CallName } from '../../src/contract/calls.ts';
import { Refusal } from '../../server/core/refusal.ts';
import { roleName } from '../../server/core/identity/role-names.ts';
import { countFailure, failureKeys } from '../../server/core/entry/sign-in-failures.ts';
import { sandboxAgreements } from '../../server/core/sandbox/sandbox-agreements.ts';
import { sandboxApplications } from '../../server/core/sandbox/sandbox-applications.ts';
import { sandboxCredits } from '../../server/core/sandbox/sandbox-credits.ts';
import { sandboxOnboarding } from '../../server/core/sandbox/sandbox-onboarding.ts';
import { sandboxBank } from '../../server/core/sandbox/sandbox-bank.ts';
import { sandboxFreezes } from '../../server/core/sandbox/sandbox-freezes.ts';
import { sandboxCertifications } from '../../server/core/sandbox/sandbox-certifications.ts';
import { sandboxPilots } from '../../server/core/sandbox/sandbox-pilots.ts';
import { sandboxMembers } from '../../server/core/sandbox/sandbox-members.ts';
import { PlatformMachines } from '../../server/core/sandbox/platform-machines.ts';
import { x509Authority } from '../../server/certificates/x509-authority.ts';
import { sandboxKeys } from '../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../server/core/sandbox/sandbox-phone.ts';
import { sentMails } from '../../server/core/sandbox/sandbox-mails.ts';
import { sentTexts } from '../../server/core/sandbox/sandbox-texts.ts';
import type { StoreFaults } from '../../server/core/sandbox/switched-object-store.ts';
import { productSwitches } from '../../server/core/sandbox/product-switches.ts';
import { books } from '../../src/domain/catalogue/books.ts';
import { standardTermsFact, termsOfStandards } from '../../server/core/evidence/standard-terms.ts';
import { itemsToMark, type ReviewDecision } from '../../src/domain/evidence/materials/review.ts';
import { textCaps } from '../../src/domain/identity/text-caps.ts';
import { takeTextAllowance } from '../../server/core/identity/text-allowance.ts';
import { failureKinds } from '../../src/domain/identity/failed-attempts.ts';
import { testSecret } from './password-key.ts';
import type { ManualClock } from './manual-clock.ts';
import type { Backstage } from './assembly.ts';
import type { ReadersHeld } from './scenario-readers.ts';

async function changeAccount(
  store: Store,
  userName: string,
  change: (transaction: Transaction, user: UserRecord) => Promise<void>,
): Promise<void> {
  await store.transaction(async (transaction) => {
    const user = await transaction.users.byName(userName);
    if (!user) throw new Error(`There is no account ${userName}`);
    await change(transaction, user);
  });
}

/** A reviewer who passes a package in a scenario has marked all required documents. */
async function allMarked({ reviews }: BackEnd, docDatumId: string, decision: ReviewDecision): Promise<ReviewDecision> {
  const { record, materials } = await reviews.materials(docDatumId);
  const marks = itemsToMark({ materials, objections: record.objections.map(objectionOf) }, decision.as).map((each) => ({
    ...each,
    result: 'PASS' as const,
    reason: '',
  }));
  return { ...decision, items: [...decision.items, ...marks] };
}

export interface BehindStage {
  readonly backEnd: BackEnd;
  readonly store: Store;
  readonly objects: ObjectStore;
  readonly storeFaults: StoreFaults;
  readonly readersHeld: ReadersHeld;
  readonly clock: ManualClock;
  readonly jobs: InProcessJobs;
  readonly captchas: ScenarioCaptchas;
  readonly realTime?: () => number;
}

/** The back end's own reviewer and records, in the same process. */
export function inProcessBackstage({
  backEnd,
  store,
  objects,
  storeFaults,
  readersHeld,
  clock,
  jobs,
  captchas,
  realTime = () => clock.realTime(),
}: BehindStage): Backstage {
  const tokenOf = async (userName: string): Promise<string> => {
    const user = await store.transaction(async ({ users }) => users.byName(userName));
    return (await played.hard.all()).findLast(({ userId }) => userId === user?.userId)?.number ?? '';
  };
  const machines = new PlatformMachines({ store, jobs, clock });
  const behind = { store, secret: testSecret, clock: { now: () => clock.now(), realTime } };
  const limits = sandboxLimits(store, clock);
  const officers = sandboxOfficers(store, clock);
  const financings = sandboxFinancings(store, clock);
  const newestFinancing = async (userName: string): Promise<string> =>
    store.transaction(async (transaction) => {
      const companyId = (await transaction.users.byName(userName))?.pkCorp ?? '';
      const query = { companyId, as: 'supplier', states: undefined, keyword: '' } as const;
      const [found] = await transaction.financings.page(query, { offset: 0, limit: 1 });
      if (!found) throw new Error(`${userName} finances nothing`);
      return found.id;
    });
  /** The code of a refusal; undefined on success. */
  const refusedWith = async (work: () => Promise<void>): Promise<string | undefined> => {
    try {
      await work();
      return undefined;
    } catch (fault) {
      if (fault instanceof Refusal) return fault.code;
      throw fault;
    }
  };
  /** Two officers of the platform change the limit of a company, or decline what it asks for. */
  const changeLimitOf = async (
    company: string,
    proposed: (limit: LimitShown) => Omit<LimitProposalOrder, 'limitId' | 'by'>,
  ): Promise<void> => {
    const limit = (await limits.all()).find((each) => each.company.includes(company));
    if (!limit) throw new Error(`${company} has no limit`);
    const { limitId } = limit;
    await limits.propose({ requestId: limit.request?.requestId, ...proposed(limit), limitId, by: '许知远' });
    const proposedAt = (await limits.all()).find((each) => each.limitId === limitId)?.proposal?.at ?? 0;
    await limits.check({ limitId, proposedAt, confirms: true, by: '高明远' });
  };
  const played = sandboxKeys(behind, x509Authority, new SandboxPhone(behind, x509Authority));
  return {
    troubleStore: (trouble) => {
      storeFaults.trouble = trouble;
    },
    showMarks: async (shown) =>
      store.transaction(async (transaction) =>
        transaction.facts.write(standardTermsFact, { ...(await termsOfStandards(transaction)), marks: shown }),
      ),
    switchMachines: async (on) =>
      store.transaction(async (transaction) =>
        transaction.facts.write(standardTermsFact, {
          ...(await termsOfStandards(transaction)),
          reading: on,
          marks: on,
          clarity: on,
        }),
      ),
    holdReading: () => readersHeld.hold(),
    letReadingGo: () => readersHeld.letGo(),
    readingFails: (fails) => (readersHeld.blind = fails),
    switchProduct: async (book, on) => productSwitches(store).put(books[book].packageType, on),
    flagPictures: async (flagged) =>
      store.transaction(async (transaction) =>
        transaction.facts.write(standardTermsFact, { ...(await termsOfStandards(transaction)), clarity: flagged }),
      ),
    stateOf: async (docDatumId) => (await backEnd.reviews.materials(docDatumId)).record.state,
    materialsOf: async (docDatumId) => (await backEnd.reviews.materials(docDatumId)).materials,
    itemsOf: async (docDatumId) => {
      const { materials } = await backEnd.reviews.materials(docDatumId);
      return materials.flatMap((material) =>
        material.items.map((item) => ({
          materialId: material.materialId,
          documentId: item.documentId,
          material: material.name,
          name: item.files[0]?.name ?? '',
          number: invoiceOf(item.content)?.number ?? '',
          original: originalInvoiceOf(item.content)?.number ?? '',
        })),
      );
    },
    partnerEntryAddress: async (user, target) =>
      partnerEntryAddress(store, scenarioPartner, { user, target }, realTime()),
    letIn: async (key, target) => {
      const { envelope } = await backEnd.answer(
        'takeHandOver',
        { key, target },
        {
          sessionToken: undefined,
          locale: 'en',
          source: '198.51.100.7',
          host: '',
          traceId: 'workbench',
          idempotencyKey: undefined,
        },
      );
      // The type of that call's answer.
      return envelope.code === '0'
        ? (envelope.data as { readonly personName: string; readonly corpName: string })
        : undefined;
    },
    atWorkbench: () => {
      let token: string | undefined;
      const ask = async (call: CallName, request: object = {}) => {
        const { envelope, session } = await backEnd.answer(call, request, {
          sessionToken: token,
          locale: 'en',
          source: '198.51.100.8',
          host: '',
          traceId: 'workbench',
          idempotencyKey: undefined,
        });
        if (session) token = session.token;
        return envelope;
      };
      const refusedBy = (code: string | number): string | undefined =>
        String(code) === '0' ? undefined : String(code);
      // The types of those calls' answers.
      const visit = async (): Promise<string> =>
        ((await ask('loginSession')).data as { readonly picAuthToken: string }).picAuthToken;
      const saidIn = async (): Promise<string> =>
        (await store.transaction(async ({ sessions }) => sessions.find(await sha256Hex(token ?? ''))))?.captcha ?? '';
      return {
        askCode: async (userName) => {
          const picAuthToken = await visit();
          await ask('captchaImage', { picAuthToken });
          return refusedBy((await ask('workbenchCode', { userName, picAuthToken, captcha: await saidIn() })).code);
        },
        enter: async (userName, code) =>
          refusedBy((await ask('workbenchLogin', { userName, picAuthToken: await visit(), code })).code),
        leave: async () => void (await ask('workbenchLogout')),
        who: async () => ((await ask('workbenchSession')).data as { readonly personName: string } | null)?.personName,
      };
    },
    review: async (docDatumId, decision, marked = 'all') => {
      try {
        await backEnd.reviews.review(
          docDatumId,
          decision.result === 'PASS' && marked === 'all' ? await allMarked(backEnd, docDatumId, decision) : decision,
        );
        return undefined;
      } catch (fault) {
        if (!(fault instanceof Refusal)) throw fault;
        return { code: fault.code, current: String(fault.values['current'] ?? '') };
      }
    },
    applyAction: async (docDatumId, order) => {
      try {
        await backEnd.reviews.applyAction(docDatumId, order);
        return undefined;
      } catch (fault) {
        if (!(fault instanceof Refusal)) throw fault;
        return fault.code;
      }
    },
    certification: async (userName, { event, by, returned }) => {
      const pkCorp = (await store.transaction(async ({ users }) => users.byName(userName)))?.pkCorp ?? '';
      const desk = sandboxCertifications(store, clock);
      const asked = (await desk.all()).find((each) => each.pkCorp === pkCorp)?.asked ?? [];
      const verdicts =
        event === 'return' && returned
          ? [{ slot: returned.slot, result: 'NOPASS' as const, reason: returned.reason }]
          : event === 'pass'
            ? asked.map((slot) => ({ slot, result: 'PASS' as const, reason: '' }))
            : [];
      try {
        await desk.applyAction({
          pkCorp,
          event,
          by,
          name: by === 'second-reviewer' ? 'lu-yiming' : 'wang-han',
          verdicts,
        });
        return undefined;
      } catch (fault) {
        if (!(fault instanceof Refusal)) throw fault;
        return fault.code;
      }
    },
    makeMain: async (userName) =>
      changeAccount(store, userName, async (transaction, user) => transaction.users.save({ ...user, isMain: true })),
    member: async (userName, order) => {
      let pkCorp = '';
      await changeAccount(store, userName, async (_transaction, user) => void (pkCorp = user.pkCorp));
      await sandboxMembers(store, clock).put({ pkCorp, ...order });
    },
    issueKey: async (userName, publicKey, days, kind = 'HARD') => played.issue({ userName, kind, publicKey, days }),
    tokenPosted: async (userName, words) =>
      played.hard.applyAction({ number: await tokenOf(userName), action: 'post', words }),
    tokenReturned: async (userName, words) =>
      played.hard.applyAction({ number: await tokenOf(userName), action: 'return', words }),
    tokenWritten: async (userName, publicKey) => played.hard.writeCertificate(await tokenOf(userName), publicKey, 365),
    revokeKeys: async (userName) => {
      for (const { serial } of await played.certificates(userName)) await played.revoke(serial);
    },
    phoneOf: async (userName) => (await played.questions()).find((each) => each.userName === userName),
    answerPhone: async (key, agreed) => played.answer(key, agreed),
    companiesCoded: async (uscc) =>
      store.transaction(async (transaction) => (await transaction.companies.byUscc(uscc)).length),
    pictureSaid: () => captchas.last,
    codeSentTo: async (mobile) =>
      /\d{6}/.exec((await sentTexts(store)).find((sent) => sent.mobile === mobile)?.text ?? '')?.[0],
    lastTextTo: async (mobile) => (await sentTexts(store)).find((sent) => sent.mobile === mobile)?.text,
    useUpTexts: async (userName) =>
      store.transaction(async (transaction) => {
        const companyId = (await transaction.users.byName(userName))?.pkCorp ?? '';
        for (let sent = 0; sent < textCaps.company.hour; sent += 1)
          if (await takeTextAllowance(transaction, { companyId }, realTime()))
            throw new Error('The cap is reached already');
      }),
    mailedTo: async (address) =>
      (await sentMails(store))
        .filter(({ to }) => to.includes(address))
        .map(({ subject, text }) => `${subject}\n${text}`),
    sendDue: async () => backEnd.sendAlerts(),
    smallAmountTo: async (userName) => {
      const pkCorp = await store.transaction(
        async (transaction) => (await transaction.users.byName(userName))?.pkCorp ?? '',
      );
      const [newest] = (
        await store.transaction(async (transaction) => transaction.bankAccounts.allUnverified())
      ).filter((each) => each.pkCorp === pkCorp);
      return newest && { accountId: newest.id, amount: `0.${String(newest.transfer.amountFen).padStart(2, '0')}` };
    },
    bankDecides: async (userName, action, reason) =>
      sandboxOnboarding(store, clock).applyAction(
        await store.transaction(async (transaction) => (await transaction.users.byName(userName))?.pkCorp ?? ''),
        action,
        reason,
      ),
    creditIssued: async (userName, amount, days = 90) => {
      const pkCorp = await store.transaction(
        async (transaction) => (await transaction.users.byName(userName))?.pkCorp ?? '',
      );
      return (
        await sandboxCredits(store, clock).issue({
          fkCorpCore: 'C-QIHENG',
          pkCorp,
          fkFinance: 'F-CHANGYU',
          amount,
          days,
        })
      ).number;
    },
    evidenceGiven: async (userName, numbers, funderId) =>
      store.transaction(async (transaction) => {
        const pkCorp = (await transaction.users.byName(userName))?.pkCorp ?? '';
        const [template] = await transaction.packages.inStates(['AUDITED'], 1);
        if (!template) throw new Error('No package was audited');
        for (const number of numbers) {
          const docDatumId = `DD-${number}`;
          const query = {
            companyId: pkCorp,
            place: 'held',
            keyword: number,
            orderBy: 'dueOn',
            descending: false,
          } as const;
          const [held] = await transaction.holdings.page(query, { offset: 0, limit: 1 });
          const candidate = held && (await transaction.candidates.lock(held.id));
          if (!candidate) throw new Error(`No credit ${number}`);
          await transaction.packages.save({ ...template, docDatumId, pkCorp, fkFinance: funderId });
          await transaction.candidates.save({ ...candidate, packagedIn: docDatumId });
        }
      }),
    balanceTold: async (companyId, amount) => sandboxBank(store, clock).tellBalance(companyId, amount),
    collectionTold: async (companyId, flags) => sandboxBank(store, clock).tellCollection(companyId, flags),
    funderDecides: async (userName, action, words = '') =>
      refusedWith(async () => financings.decide({ financingId: await newestFinancing(userName), action, words })),
    bankSays: async (userName, word, reference) =>
      refusedWith(async () => {
        const id = await newestFinancing(userName);
        const payments =
          (await financings.shown()).financings.find(({ financingId }) => financingId === id)?.payments ?? [];
        const wanted = word === 'return' ? 'CONFIRMED' : 'INSTRUCTED';
        const paymentId = payments.find(({ state }) => state === wanted)?.paymentId ?? '';
        await financings.pay({ paymentId, word, reference, reason: word === 'confirm' ? '' : '户名不符' });
      }),
    newestFinancingNumber: async (userName) => {
      const id = await newestFinancing(userName);
      return (await financings.shown()).financings.find(({ financingId }) => financingId === id)?.number ?? '';
    },
    statementEntered: async (number, amount, reference) =>
      refusedWith(async () => financings.enter({ number, amount, reference })),
    linesListed: async () => (await financings.shown()).lines,
    lineSettled: async (order) => refusedWith(async () => financings.settle(order)),
    officersDecide: async ({ number, holder, receiver, isOfFrozen, isAlone, ...ordered }) =>
      refusedWith(async () => {
        // Events at the same instant have no order.
        clock.advance(1_000);
        const { companies } = await officers.all();
        const idOf = (part: string): string =>
          part === '' ? '' : (companies.find(({ name }) => name.includes(part))?.companyId ?? '');
        const instrument = number === '' ? undefined : await officers.instrument(number);
        const held = instrument?.holdings.find(({ place, company }) => place === 'held' && company.includes(holder));
        const posting = instrument?.postings.find(({ isCorrectable }) => isCorrectable);
        const isCorrection = ordered.act === 'correction';
        await officers.propose({
          ...ordered,
          holdingId: (isCorrection ? posting?.holdingId : held?.holdingId) ?? '',
          companyId: idOf(holder),
          counterpartyId: idOf(receiver),
          freezeId: (isOfFrozen ? held?.freezes[0]?.freezeId : undefined) ?? '',
          postingId: isCorrection ? (posting?.postingId ?? '') : '',
          orderNumber: '（2026）浙02执88号',
          reason: '协助执行',
          by: '许知远',
        });
        const orderId = (await officers.all()).orders.find(({ state }) => state === 'proposed')?.orderId ?? '';
        await officers.check({ orderId, approves: true, by: isAlone ? '许知远' : '高明远' });
      }),
    newestOrder: async () => {
      const [newest] = (await officers.all()).orders;
      return `${newest?.state ?? ''}: ${newest?.answer ?? ''}`;
    },
    maintainTrade: async () => backEnd.maintainTrade(),
    agreementRecalled: async (product, action) => sandboxAgreements(store, clock).put(product, action),
    applicationDecided: async (userName, product, decided) => {
      const pkCorp = (await store.transaction(async (transaction) => transaction.users.byName(userName)))?.pkCorp ?? '';
      await sandboxApplications(store, clock).applyAction({ ...decided, id: `${pkCorp} ${product}` });
    },
    sendTransferBack: async (accountId, reason) => sandboxBank(store, clock).sendBack(accountId, reason),
    limitChanged: async (company, proposed) => changeLimitOf(company, () => proposed),
    limitRequestAnswered: async (company, changes, reason) =>
      changeLimitOf(company, ({ request }) => ({ ...request?.wanted, changes, reason })),
    freeze: async (userName) => sandboxFreezes(store, clock).put({ freeze: userName }),
    grantUnfreezing: async (userName) => {
      const freezes = sandboxFreezes(store, clock);
      const number =
        (await freezes.all()).asked.find((each) => each.userName === userName && each.state === 'waiting')?.number ??
        '';
      await freezes.put({ decide: { number, granted: true, answer: '' } });
    },
    mobileOf: async (userName) => {
      let mobile = '';
      await changeAccount(store, userName, async (_transaction, user) => void (mobile = user.mobile));
      return mobile;
    },
    tryWith: async (pilot, userName) => {
      const user =
        userName === undefined
          ? undefined
          : await store.transaction(async (transaction) => transaction.users.byName(userName));
      await sandboxPilots(store).put(pilot, user ? [user.pkCorp] : null);
    },
    daysPass: async (days) => {
      clock.advance(days * 86_400_000);
      await lapseDrafts(store, clock.now());
      await backEnd.maintainCertificates();
      await backEnd.maintainPapers();
      await backEnd.maintainDelegations();
      await backEnd.maintainTrade();
    },
    minutesPass: async (minutes) => {
      clock.advance(minutes * 60_000);
      await machines.look();
      await jobs.quiet();
    },
    keepFileAs: async (docDatumId, fileName, kept) => {
      const { materials } = await backEnd.reviews.materials(docDatumId);
      const pkFile =
        materials
          .flatMap((material) => material.items.flatMap((item) => item.files))
          .find((each) => each.name === fileName)?.fileId ?? '';
      const file = await store.transaction(async (transaction) => transaction.files.find(pkFile));
      if (!file) throw new Error(`The platform keeps no ${fileName}`);
      if (!kept) return objects.remove(file.objectKey);
      const objectKey = `kept-${file.objectKey}`;
      await objects.put(objectKey, contentOf(kept.bytes, kept.mimeType));
      await store.transaction(async (transaction) =>
        transaction.files.save({ ...file, objectKey, mimeType: kept.mimeType }),
      );
    },
    guessedAtElsewhere: async (userName, times) => {
      for (let stranger = 1; stranger <= times; stranger += 1) {
        const keys = await failureKeys(userName, `203.0.113.${stranger}`);
        await store.transaction(async (transaction) => countFailure(transaction, keys, failureKinds, realTime()));
      }
    },
    strikeOff: async (userName) =>
      changeAccount(store, userName, async (transaction, user) => {
        const company = await transaction.companies.find(user.pkCorp);
        if (company) await transaction.companies.save({ ...company, deregistered: true });
      }),
    reviseStandard: async (docDatumId, revision) =>
      void (await store.transaction(async (transaction) => reviseStandard(transaction, { docDatumId }, revision))),
    keptViews: async (account) =>
      store.transaction(async (transaction) => {
        const user = await transaction.users.byName(account);
        const kept = await transaction.views.find(`${user?.userId} credit finance`);
        return { names: (kept?.views ?? []).map(({ name }) => name), usual: kept?.usual };
      }),
    markInvoice: async (invoice, mark) =>
      store.transaction(async (transaction) => markInvoice(transaction, invoice, mark, clock.now())),
    withdrawRole: async (userName, role) =>
      changeAccount(store, userName, async (transaction, user) =>
        transaction.users.save({ ...user, roles: user.roles.filter((each) => roleName(each, 'en') !== role) }),
      ),
    configure: async (terms) =>
      store.transaction(async (transaction) => {
        const platform = await transaction.platforms.find('*');
        await transaction.platforms.save({ host: '*', config: { ...platform?.config, ...terms } });
      }),
    packageIn: async (state) => {
      const found = await store.transaction(async (transaction) => transaction.packages.inStates(undefined));
      const [record] = found.filter(
        (each) => each.state === state && each.book === 'credit' && each.pkCorp === 'C-YANZHOU',
      );
      if (!record) throw new Error(`The demo world has no package in ${state}`);
      return record.docDatumId;
    },
  };
}
