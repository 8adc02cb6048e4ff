import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { sandboxAgreements } from '../../../../server/core/sandbox/sandbox-agreements.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { productAgreementName, productAgreements } from '../../../../src/domain/agreements/product-agreement.ts';
import { mayOpenProducts } from '../../../../src/domain/identity/opening-roles.ts';
import { productCodes, type ProductCode } from '../../../../src/domain/catalogue/product-code.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

interface Told {
  readonly products: readonly {
    readonly productType: string;
    readonly opened: boolean;
    readonly openTime?: number;
    readonly openedBy?: string;
  }[];
  readonly openers: readonly string[];
}

const now = Date.parse('2026-11-21T02:00:00Z');
let store: MemoryStore;
let backEnd: BackEnd;

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  expect(await asker.signIn(account)).toMatchObject({ code: '0' });
  return asker;
}

const signs = async (asker: Asker, product: ProductCode) =>
  asker.ask('signAgreement', {
    agreementNames: [productAgreementName(product)],
    textHashes: [productAgreements[product].textHash],
  });
const opens = async (asker: Asker, productType: string) => asker.ask('openProduct', { productType });
const opened = async (asker: Asker): Promise<readonly string[]> =>
  (await asker.given<Told>('productStates')).products
    .filter((each) => each.opened)
    .map(({ productType }) => productType);
const menus = async (asker: Asker): Promise<string> =>
  JSON.stringify((await asker.given<{ menus3: unknown }>('security', { menus3Required: true })).menus3);

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
});

describe('the products of a company', () => {
  it('are listed as nineteen with the people who may open them, for the own company only', async () => {
    const xia = await as('xiazhiwei');
    const told = await xia.given<Told>('productStates');
    expect([told.products.map(({ productType }) => productType), told.openers]).toEqual([
      [...productCodes],
      ['江听雪', '夏知微'],
    ]);
    expect(await opened(await as('heqinghe'))).toEqual(['CREDIT', 'EST']);
    expect([
      await xia.ask('productStates', { pkCorp: 'C-YANZHOU' }),
      await xia.ask('preValidateOpening', { pkCorp: 'C-YANZHOU', systemCode: 'RYL' }),
    ]).toMatchObject([{ code: 'NOT_FOUND' }, { code: 'NOT_FOUND' }]);
    expect(await xia.ask('productStates', { pkCorp: 'C-YUANHANG' })).toMatchObject({ code: '0' });
  });

  it.each(['constructor', '__proto__', 'toString', '', 'credit', 'CREDIT ', 'x'.repeat(40)])(
    'are refused under an unknown name such as %j',
    async (name) => {
      const xia = await as('xiazhiwei');
      expect([await opens(xia, name), await xia.ask('preValidateOpening', { systemCode: name })]).toMatchObject([
        { code: 'REQUEST_INVALID' },
        { code: 'REQUEST_INVALID' },
      ]);
      expect(await xia.ask('signAgreement', { agreementNames: [`PRODUCT_${name}_AGREEMENT`] })).toMatchObject({
        code: 'REQUEST_INVALID',
      });
      expect(await opened(xia)).toEqual([]);
    },
  );

  it('are not listed without a session', async () => {
    expect(await new Asker(backEnd).ask('productStates')).toMatchObject({ code: 'SESSION_REQUIRED' });
    expect(await opens(new Asker(backEnd), 'CREDIT')).toMatchObject({ code: 'SESSION_REQUIRED' });
  });
});

describe('the agreement of a product', () => {
  it('is available as a file of the current text in every session', async () => {
    const shen = await as('shenruogu');
    for (const productType of productCodes)
      expect(
        await shen.given<{ fileName: string; mimeType: string }>('productAgreementFile', { productType }),
      ).toMatchObject({
        fileName: expect.stringContaining(productAgreements[productType].version),
        mimeType: 'application/pdf',
      });
    for (const productType of ['', 'est', 'constructor', '__proto__', 'PRODUCT_EST_AGREEMENT'])
      expect(await shen.ask('productAgreementFile', { productType })).toMatchObject({ code: 'REQUEST_INVALID' });
    expect(await new Asker(backEnd).ask('productAgreementFile', { productType: 'EST' })).toMatchObject({
      code: 'SESSION_REQUIRED',
    });
  });

  it('has a project code, like the platform’s agreements', async () => {
    const shen = await as('shenruogu');
    for (const product of productCodes)
      expect(await shen.given('agreementProjectCode', { greementType: productAgreementName(product) })).toBe(
        `${product}2026`,
      );
    expect(
      await Promise.all(
        ['CORP_REG_AGREEMENT', 'CORP_PRIVACY_AGREEMENT'].map(async (greementType) =>
          shen.given('agreementProjectCode', { greementType }),
        ),
      ),
    ).toEqual(['RT2023', 'RT2022']);
    for (const greementType of ['EST', 'PRODUCT_X_AGREEMENT', 'constructor', '__proto__'])
      expect(await shen.ask('agreementProjectCode', { greementType })).toMatchObject({ code: 'REQUEST_INVALID' });
    expect(await new Asker(backEnd).ask('agreementProjectCode', { greementType: 'CORP_REG_AGREEMENT' })).toMatchObject({
      code: 'SESSION_REQUIRED',
    });
  });
});

describe('opening a product', () => {
  it('needs the signed agreement, happens once, and adds the product to everybody’s menus', async () => {
    const [xia, jiang] = [await as('xiazhiwei'), await as('jiangtingxue')];
    expect(await opens(xia, 'CREDIT')).toMatchObject({
      code: 'PRODUCT_NOT_OPENABLE',
      data: { reasons: ['agreement-unsigned'] },
    });
    await signs(xia, 'CREDIT');
    expect(await opens(xia, 'CREDIT')).toMatchObject({
      code: '0',
      data: { alreadyOpened: false, openTime: now, openedBy: '夏知微' },
    });
    expect([await opened(jiang), await menus(jiang)]).toEqual([
      ['CREDIT'],
      expect.stringContaining('/credit/finance-data/index/finance'),
    ]);
    expect((await jiang.given<Told>('productStates')).products[0]).toEqual({
      productType: 'CREDIT',
      opened: true,
      openTime: now,
      openedBy: '夏知微',
    });
    expect(
      (await store.transaction(async ({ productOpenings }) => productOpenings.find('C-YUANHANG CREDIT')))?.textHash,
    ).toBe(productAgreements.CREDIT.textHash);
    // Only once, although the first request was refused.
    const history = await store.transaction(async ({ securityEvents }) =>
      securityEvents.of('U-xiazhiwei', 0, { offset: 0, limit: 50 }),
    );
    expect(history.records.filter(({ what }) => what === 'product-opened')).toHaveLength(1);
  });

  it('is done once by simultaneous requests, which all learn who did it', async () => {
    const [xia, jiang] = [await as('xiazhiwei'), await as('jiangtingxue')];
    await Promise.all([signs(xia, 'EST'), signs(jiang, 'EST')]);
    const answers = await Promise.all([opens(xia, 'EST'), opens(jiang, 'EST'), opens(xia, 'EST')]);
    expect(answers.map(({ code }) => code)).toEqual(['0', '0', '0']);
    const told = answers.map(({ data }) => data as { alreadyOpened: boolean; openedBy: string });
    expect(told.filter(({ alreadyOpened }) => !alreadyOpened)).toHaveLength(1);
    expect(new Set(told.map(({ openedBy }) => openedBy)).size).toBe(1);
    expect(await opened(jiang)).toEqual(['EST']);
  });

  it('is announced to all sessions of the company, and to no others', async () => {
    const xia = await as('xiazhiwei');
    await signs(xia, 'CREDIT');
    const heard = new Set<string>();
    store.onAnnounced((each) => void heard.add(`${each?.topic} ${each?.userId}`));
    await opens(xia, 'CREDIT');
    const people = await store.transaction(async ({ users }) => users.ofCompany('C-YUANHANG'));
    expect(people.length).toBeGreaterThan(1);
    const openers = people.filter(({ roles }) => roles.some(mayOpenProducts));
    expect(heard).toEqual(
      new Set([
        ...people.map(({ userId }) => `session ${userId}`),
        ...openers.map(({ userId }) => `messages ${userId}`),
      ]),
    );
    // The person who opened it gets no message.
    const told = await Promise.all(
      openers.map(async ({ userId }) => store.transaction(async ({ messages }) => messages.of(userId, 0, 10))),
    );
    expect(
      told.map((own, index) => [
        openers[index]?.userName,
        own.map(({ kind, values, readAt }) => [kind, values, readAt !== undefined]),
      ]),
    ).toEqual(
      openers.map(({ userName }) => [
        userName,
        [['opened', { product: 'CREDIT', by: '夏知微' }, userName === 'xiazhiwei']],
      ]),
    );
  });

  it('is refused with another person’s signature, or that of another product', async () => {
    const [xia, jiang] = [await as('xiazhiwei'), await as('jiangtingxue')];
    await signs(xia, 'CREDIT');
    await signs(jiang, 'EST');
    expect(await opens(jiang, 'CREDIT')).toMatchObject({
      code: 'PRODUCT_NOT_OPENABLE',
      data: { reasons: ['agreement-unsigned'] },
    });
  });

  it('is refused after an attempt to sign another text', async () => {
    const xia = await as('xiazhiwei');
    expect(
      await xia.ask('signAgreement', {
        agreementNames: ['PRODUCT_EST_AGREEMENT'],
        textHashes: [productAgreements.CREDIT.textHash],
      }),
    ).toMatchObject({ code: 'REQUEST_INVALID', data: { field: 'textHashes' } });
    expect(await opens(xia, 'EST')).toMatchObject({ code: 'PRODUCT_NOT_OPENABLE' });
  });

  it.each([
    ['yezhiqiu', 'CREDIT', ['needs-real-name']],
    ['chuyunshen', 'CREDIT', ['real-name-under-way', 'under-review']],
    ['liumingyuan', 'CREDIT', ['real-name-under-way', 'review-failed']],
    ['liumingyuan', 'RECEIVABLE', ['review-failed']],
    ['qinmuzhi', 'EST', ['certification-under-review']],
    ['muqingyang', 'EST', ['not-certified']],
    ['suyanqiu', 'SCCP', ['no-certificate', 'no-soft-key']],
    ['taoyanran', 'SCCP', ['no-soft-key']],
    ['chenlaosi', 'GPC', ['companies-only']],
    ['linfengmian', 'CREDIT', ['role', 'agreement-unsigned']],
    ['xiazhiwei', 'NOTE', ['not-offered']],
  ] as const)('is refused to %s for %s with every reason, even after signing', async (account, product, reasons) => {
    const asker = await as(account);
    await signs(asker, product);
    const before = await opened(asker);
    expect(await opens(asker, product)).toMatchObject({ code: 'PRODUCT_NOT_OPENABLE', data: { reasons } });
    expect(await opened(asker)).toEqual(before);
  });

  it('begins with the real-name authentication for a company without data', async () => {
    await store.transaction(async ({ certifications }) => certifications.remove('C-YUANHANG'));
    const xia = await as('xiazhiwei');
    await signs(xia, 'CREDIT');
    expect(await opens(xia, 'CREDIT')).toMatchObject({ data: { reasons: ['needs-real-name'] } });
    expect([await xia.given('checkSoftKey'), await xia.given('isUnifiedCertified')]).toEqual([
      { usable: false, certNumber: '' },
      true,
    ]);
  });
});

describe('a recalled agreement', () => {
  const recalled = async (product: ProductCode, what: 'withdrawn' | 'published-anew', at = now) =>
    store.transaction(async ({ facts }) => facts.write('product-agreement-recalls', { [product]: { what, at } }));
  const agreementOf = async (asker: Asker, product: ProductCode) =>
    (
      await asker.given<{ products: readonly { productType: string; agreement?: unknown }[] }>('productStates')
    ).products.find((each) => each.productType === product)?.agreement;

  it('cannot be signed while it is withdrawn, and its product cannot be opened', async () => {
    const xia = await as('xiazhiwei');
    await signs(xia, 'EST');
    await recalled('EST', 'withdrawn');
    expect([await signs(xia, 'EST'), await opens(xia, 'EST')]).toMatchObject(
      Array.from({ length: 2 }, () => ({ code: 'PRODUCT_NOT_OPENABLE', data: { reasons: ['agreement-withdrawn'] } })),
    );
    expect(await agreementOf(xia, 'EST')).toEqual({ state: 'WITHDRAWN', time: now });
  });

  it('shows the deadline only to companies that opened the product, and is unsigned for an opening', async () => {
    const xia = await as('xiazhiwei');
    await signs(xia, 'EST');
    await recalled('EST', 'published-anew', now + 1);
    expect([await agreementOf(xia, 'EST'), await opens(xia, 'EST')]).toMatchObject([
      undefined,
      { code: 'PRODUCT_NOT_OPENABLE', data: { reasons: ['agreement-unsigned'] } },
    ]);
    expect(await agreementOf(await as('heqinghe'), 'EST')).toEqual({
      state: 'TO_SIGN',
      time: now + 1 + 48 * 3_600_000,
      signing: { turn: 'OWN', names: [] },
    });
  });

  it('is in force again once one of its signers has signed again', async () => {
    const he = await as('heqinghe');
    const signedAt = async (...instants: readonly number[]) =>
      store.transaction(async ({ signatures }) => {
        for (const each of await signatures.of('U-heqinghe'))
          if (each.agreement === productAgreementName('EST')) await signatures.remove(each.id);
        for (const [index, each] of instants.entries())
          await signatures.save({
            id: `S-${index}`,
            userId: 'U-heqinghe',
            pkCorp: 'C-CHENGYE',
            personName: '何清和',
            agreement: productAgreementName('EST'),
            version: '1',
            textHash: productAgreements.EST.textHash,
            signedAt: each,
            source: '',
            agent: '',
          } as Parameters<typeof signatures.save>[0]);
      });
    await recalled('EST', 'published-anew');
    const standings: unknown[] = [];
    for (const instants of [[now - 2, now - 1], [now - 1, now], [now, now - 1], [now + 1]]) {
      await signedAt(...instants);
      standings.push(await agreementOf(he, 'EST'));
    }
    expect(standings).toEqual([
      { state: 'TO_SIGN', time: now + 48 * 3_600_000, signing: { turn: 'OWN', names: [] } },
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('needs a signature for the same company and product', async () => {
    const he = await as('heqinghe');
    await recalled('EST', 'published-anew');
    const under = async (wish: {
      readonly pkCorp?: string;
      readonly agreement?: ReturnType<typeof productAgreementName>;
    }): Promise<void> =>
      store.transaction(async ({ signatures }) => {
        const [own] = await signatures.of('U-heqinghe');
        if (own)
          await signatures.save({
            ...own,
            id: 'S-ANEW',
            agreement: productAgreementName('EST'),
            pkCorp: 'C-CHENGYE',
            signedAt: now + 1,
            ...wish,
          });
      });
    const standings: unknown[] = [];
    for (const wish of [{ pkCorp: 'C-YANZHOU' }, { agreement: productAgreementName('CREDIT') }, {}]) {
      await under(wish);
      standings.push(await agreementOf(he, 'EST'));
    }
    const toSign = { state: 'TO_SIGN', time: now + 48 * 3_600_000, signing: { turn: 'OWN', names: [] } };
    expect(standings).toEqual([toSign, toSign, undefined]);
  });

  it('is shown on the home page only to companies that opened its product', async () => {
    await recalled('EST', 'withdrawn');
    const told = async (account: string) =>
      (
        await (await as(account)).given<{ agreements: readonly { productType: string }[] }>('companyFacts')
      ).agreements.map(({ productType }) => productType);
    expect([await told('heqinghe'), await told('xiazhiwei')]).toEqual([['EST'], []]);
  });

  it('is a task for those who open products, until one has signed or it is withdrawn or restored', async () => {
    let at = now;
    const played = sandboxAgreements(store, { now: () => (at += 1000) });
    const he = await as('heqinghe');
    const asks = async (asker: Asker): Promise<number> =>
      (
        await asker.given<readonly { title: string; isToDo?: boolean }[]>('messages', {
          messageState: 'SENT',
          messageType: 'ALL',
        })
      ).filter(({ title, isToDo }) => isToDo === true && title.startsWith('Please sign the service agreement')).length;
    const seen: number[] = [];
    for (const action of [
      'publish-anew',
      'publish-anew',
      'withdraw',
      'publish-anew',
      'restore',
      'publish-anew',
    ] as const) {
      await played.put('EST', action);
      seen.push(await asks(he));
    }
    expect(seen).toEqual([1, 1, 0, 1, 0, 1]);
    expect(await asks(await as('xiazhiwei'))).toBe(0);
    await signs(he, 'EST');
    expect(await asks(he)).toBe(0);
  });

  it('with unreadable records blocks nothing', async () => {
    await store.transaction(async ({ facts }) => facts.write('product-agreement-recalls', { NOTHING: 1 }));
    expect(await agreementOf(await as('heqinghe'), 'EST')).toBeUndefined();
  });
});
