import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { RecordingNavigator } from '../../../features/support/recording-navigator.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { KeyAgent, KeySignature } from '../../../src/application/ports/keys/key-agent.ts';
import type { OfferedCertificate } from '../../../src/application/ports/agreements/signing-choice.ts';
import type { AgreementSignatures } from '../../../src/application/ports/products/agreement-signatures.ts';
import type { OpeningOutcome, ProductDesk } from '../../../src/application/ports/products/product-desk.ts';
import type { CertificationStatus } from '../../../src/domain/keys/certification.ts';
import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import type { RecalledAgreement } from '../../../src/domain/agreements/agreement-recall.ts';
import { productAgreements } from '../../../src/domain/agreements/product-agreement.ts';
import { neutralPageConfig, type PageConfig } from '../../../src/domain/platform/page-config.ts';
import type { MenuEntry, SignedIn } from '../../../src/domain/identity/signed-in.ts';
import type { CertificateSigning } from '../../../src/presentation/agreements/certificate-signing.ts';
import { createAgreementSigner } from '../../../src/presentation/products/product-overview/agreement-signing.ts';
import { groupCards } from '../../../src/presentation/products/product-overview/product-cards.ts';
import {
  noticeDelay,
  ProductOverviewPresenter,
} from '../../../src/presentation/products/product-overview/product-overview-presenter.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { word } from '../../../src/words/catalogue.ts';
import { en } from '../../../features/support/every-word.ts';
import { loadProductTexts } from '../../../src/words/products/load-product-texts.ts';
import { never } from '../../builders/message-boxes.ts';
import { until } from '../../builders/office.ts';

const certified: CertificationStatus = {
  realName: 'AUTH',
  hardCertificate: 'AUTH',
  softCertificate: 'AUTH',
  node: '',
  individual: false,
  pending: false,
  softKeyUsable: true,
  certificateNumber: '',
  unified: true,
};
const opened = { product: 'CREDIT', at: 1_800_000_000_000, by: '周思远' } as const;

let certification: CertificationStatus;
let openedNow: readonly ProductCode[];
let signed: boolean;
let outcome: OpeningOutcome;
let signing: 'signed' | 'text-changed';
let fault: PortFault | undefined;
let did: string[];
let role: string;
let config: Partial<PageConfig>;
let clock: ManualClock;
let toasts: Toasts;
let navigator: RecordingNavigator;
let session: SessionStore;
let page: ProductOverviewPresenter;
let moreMenus: readonly MenuEntry[];
let signingOf: ((product: ProductCode) => CertificateSigning) | undefined;
let recalled: ReadonlyMap<ProductCode, RecalledAgreement>;
let signedBefore: (() => Promise<string | undefined>) | undefined;

const answered = <Value>(value: Value): Value => {
  if (fault) throw fault;
  return value;
};

const desk: ProductDesk = {
  products: async () =>
    answered({
      opened: openedNow.map((product) => ({ ...opened, product })),
      applications: new Map(),
      agreements: recalled,
      openers: ['周思远'],
      member: { violatingFrom: undefined, barredFrom: [], objectors: [] },
    }),
  certification: async () => answered(certification),
  isAgreementSigned: async () => answered(signed),
  sign: async (product) => {
    did.push(`sign ${product}`);
    return answered(signing);
  },
  open: async (product) => {
    did.push(`open ${product}`);
    answered(undefined);
    if (outcome.opened) openedNow = [...openedNow, product];
    return outcome;
  },
  agreementFile: async (product) => answered({ name: `${product}.pdf`, address: 'data:,' }),
  projectCode: async (product) => answered(`${product}2026`),
};

async function looks(asked: string): Promise<ProductOverviewPresenter> {
  const who = async () =>
    ({
      userId: 'U-1',
      role: { code: role, name: role },
      candidateRoles: [],
      menus: [
        { code: 'x', name: '应收账款债权', path: '/credit/finance-data/index/finance', listed: true, children: [] },
        ...moreMenus,
      ],
      home: '/index',
    }) as unknown as SignedIn;
  session = new SessionStore(
    { pageConfig: async () => ({ ...neutralPageConfig, ...config }) },
    { current: async () => (did.push('menus'), who()), switchRole: never, stay: never, signOut: async () => undefined },
  );
  await session.start();
  did = [];
  page = new ProductOverviewPresenter({
    desk,
    session,
    toasts,
    navigator,
    clock,
    tellsLimits: true,
    signals: { notifyChange: () => void did.push('told'), onChange: () => () => undefined },
    texts: loadProductTexts,
    signing: signingOf,
    signedBefore,
  });
  page.opened(asked, 'zh-CN');
  await until(() => page.content.current.kind !== 'loading');
  return page;
}

beforeEach(() => {
  [certification, openedNow, signed, signing, fault, role, config] = [
    certified,
    ['CREDIT'],
    false,
    'signed',
    undefined,
    'ROLE_CORP_OPERATOR',
    {},
  ];
  outcome = { opened: true, already: false, at: 1_800_000_000_000, by: '周思远' };
  moreMenus = [];
  [signingOf, recalled, signedBefore] = [undefined, new Map(), undefined];
  [clock, navigator, did] = [new ManualClock(0), new RecordingNavigator(), []];
  toasts = new Toasts(clock);
});
afterEach(() => page.left());

it.each<[string, (() => Promise<string | undefined>) | undefined, boolean | undefined]>([
  ['reads as it did', async () => productAgreements.CREDIT.textHash, true],
  ['reads otherwise', async () => 'another', false],
  ['cannot be told', async () => undefined, undefined],
  ['cannot be had', async () => Promise.reject(new PortFault('offline')), undefined],
  ['is asked nobody', undefined, undefined],
])('before signing again, it shows that the agreement %s', async (_what, before, isSameText) => {
  [recalled, signedBefore] = [new Map([['CREDIT', { kind: 'to-sign', deadline: 1 }]]), before];
  await looks('CREDIT');
  await page.signAnewPressed();
  expect([page.reading, page.isSameText, page.busy]).toEqual(['sign', isSameText, false]);
});

it('a product without its own list links to its packages among all', async () => {
  openedNow = ['POND', 'GPC'];
  const hidden = (path: string): MenuEntry => ({ code: path, name: '资料包', path, listed: false, children: [] });
  moreMenus = [hidden('/common/finance-data/pond/detail')];
  const pathOf = (product: ProductCode) => page.cards.find((card) => card.product === product)?.path;
  await looks('POND');
  expect([pathOf('POND'), pathOf('GPC')]).toEqual(['', '']);
  page.left();
  moreMenus = [...moreMenus, hidden('/common/finance-data/index/finance')];
  await looks('POND');
  expect([pathOf('POND'), pathOf('GPC')]).toEqual(['/common/finance-data/index/finance?products=pond', '']);
});

describe('the page of a product', () => {
  it('opens the product with its signature, notifies other windows, and reloads the menus', async () => {
    await looks('EST');
    await page.openPressed();
    expect([page.reading, did]).toEqual(['sign', []]);
    await page.agreePressed();
    expect([page.reading, did, page.shown?.opening.state]).toEqual([
      undefined,
      ['sign EST', 'open EST', 'told', 'menus'],
      'opened',
    ]);
    expect(toasts.notes.map((note) => word(en, note.message))).toEqual(['应收账款融资 is open']);
  });

  it('opens the product at once when its agreement is signed', async () => {
    signed = true;
    await looks('EST');
    await page.openPressed();
    expect([page.reading, did]).toEqual([undefined, ['open EST', 'told', 'menus']]);
  });

  it('opens nothing when the agreement has changed, and shows that beside the text', async () => {
    signing = 'text-changed';
    await looks('EST');
    await page.openPressed();
    await page.agreePressed();
    expect([did, page.reading, page.trouble]).toEqual([['sign EST'], 'sign', { key: 'products.agreement-changed' }]);
  });

  it('names the colleague who was faster', async () => {
    outcome = { opened: true, already: true, at: undefined, by: '李敏' };
    signed = true;
    await looks('EST');
    await page.openPressed();
    expect(toasts.notes.map((note) => word(en, note.message))).toEqual(['应收账款融资 was opened by 李敏']);
  });

  it('shows the back end’s refusal when the state has changed, and reloads', async () => {
    outcome = { opened: false, reasons: ['not-certified'], words: 'x' };
    signed = true;
    await looks('EST');
    certification = { ...certified, hardCertificate: 'UNAUTH' };
    await page.openPressed();
    expect([page.failure, page.shown?.opening.reasons]).toEqual([
      { prompt: undefined, reasons: ['not-certified'], words: '' },
      ['not-certified'],
    ]);
    page.refusalRead();
    outcome = { opened: false, reasons: [], words: '请联系客户经理' };
    certification = certified;
    await page.checkPressed();
    await page.openPressed();
    expect(page.failure).toEqual({ prompt: undefined, reasons: [], words: '请联系客户经理' });
  });

  it('shows every reason, under the prompt with priority', async () => {
    certification = { ...certified, realName: 'UNAUTH', softCertificate: 'UNAUTH', softKeyUsable: false };
    await looks('SCCP');
    await page.openPressed();
    expect(page.failure).toEqual({
      prompt: 'needs-real-name',
      reasons: ['needs-real-name', 'no-certificate', 'no-soft-key', 'agreement-unsigned'],
      words: '',
    });
    expect(did).toEqual([]);
  });

  it('leads a user who may not open the product to the page that names who may', async () => {
    role = 'CORP_QUERY';
    await looks('EST');
    await page.openPressed();
    expect([navigator.current(), page.failure]).toEqual(['/error-page/contact-manager-open-product', undefined]);
  });

  it('signs nothing that is only read', async () => {
    await looks('CREDIT');
    page.readPressed();
    await page.agreePressed();
    page.readingDropped();
    expect([did, page.reading]).toEqual([[], undefined]);
  });

  it('opens once when pressed repeatedly', async () => {
    signed = true;
    await looks('EST');
    await Promise.all([page.openPressed(), page.openPressed()]);
    expect(did.filter((each) => each === 'open EST')).toHaveLength(1);
  });

  it('shows a failure in its notice, or beside the agreement text', async () => {
    await looks('EST');
    await page.openPressed();
    fault = new PortFault('refused', { code: 'X', serverMessage: '系统维护中' });
    await page.agreePressed();
    expect([page.reading, page.trouble && word(en, page.trouble), page.busy]).toEqual(['sign', '系统维护中', false]);
    page.readingDropped();
    fault = undefined;
    signed = true;
    await page.checkPressed();
    fault = new PortFault('refused', { code: 'X', serverMessage: '系统维护中' });
    await page.openPressed();
    expect(page.notice && word(en, page.notice.what)).toBe('系统维护中');
  });

  it.each(['__proto__', 'constructor', 'sccp', 'X'.repeat(300)])('treats %s as an unknown product', async (asked) => {
    await looks(asked);
    expect([page.isUnknown, page.product, page.shown]).toEqual([true, undefined, undefined]);
  });

  it('reloads when the menus were reloaded', async () => {
    await looks('EST');
    openedNow = ['CREDIT', 'EST'];
    await session.load();
    await until(() => page.shown?.opening.state === 'opened');
  });
});

describe('the list of all products', () => {
  it('is grouped by state, in the host’s order and under its names', async () => {
    config = {
      products: ['EST', 'CREDIT', 'SCCP'],
      productTitles: [{ product: 'EST', title: '账款直融', titleEn: 'Direct' }],
    };
    certification = { ...certified, softCertificate: 'VERIFYING' };
    await looks('');
    const groups = groupCards(page.cards).map(({ group, cards }) => [group, cards.length, cards[0]?.title]);
    expect(groups).toEqual([
      ['opened', 1, '应收账款债权'],
      ['openable', 1, '账款直融'],
      ['under-review', 1, '供应链票据'],
      ['not-offered', 16, '应收账款撮合'],
    ]);
    expect(page.cards.map(({ path }) => path).filter((path) => path !== '')).toEqual([
      '/credit/finance-data/index/finance',
    ]);
  });

  it('tells core enterprises and suppliers in their own words that their certificates are not unified', async () => {
    certification = { ...certified, unified: false };
    expect((await looks('')).hint).toBe('chain');
    page.left();
    role = 'ROLE_CORE_OPERATOR';
    expect((await looks('')).hint).toBe('core');
  });

  it('shows the back end’s words in a delayed notice after a failure (E-44)', async () => {
    fault = new PortFault('refused', { code: 'PRODUCT_DOWN', serverMessage: '产品信息暂时无法查询', traceId: 'T-1' });
    await looks('');
    expect([page.content.current.kind, page.notice]).toEqual(['failed', undefined]);
    clock.advance(noticeDelay - 1);
    expect(page.notice).toBeUndefined();
    clock.advance(1);
    expect([page.notice?.code, page.notice?.traceId, page.notice && word(en, page.notice.what)]).toEqual([
      'PRODUCT_DOWN',
      'T-1',
      '产品信息暂时无法查询',
    ]);
    page.noticeRead();
    expect(page.notice).toBeUndefined();
  });

  it('shows no notice after it was left', async () => {
    fault = new PortFault('offline');
    await looks('');
    page.left();
    clock.advance(noticeDelay);
    expect(page.notice).toBeUndefined();
  });
});

it('only core enterprises are linked to the limits of the funders', async () => {
  expect((await looks('')).leadsToLimits).toBe(false);
  role = 'ROLE_CORE_OPERATOR';
  expect((await looks('')).leadsToLimits).toBe(true);
});

describe('an agreement that must be signed with a certificate', () => {
  const one: OfferedCertificate = {
    serial: 'h1',
    kind: 'hard',
    holder: '周思远',
    companyName: '砚舟',
    issuer: 'CA',
    validFrom: 0,
    validTo: 9,
    obstacle: undefined,
  };
  let certificates: readonly OfferedCertificate[];
  let signedBy: readonly ('hard' | 'cloud')[];
  let atToken: KeySignature;

  const token: KeyAgent = {
    list: async () => ({
      found: true,
      agent: 'A',
      tokens: [
        { label: 'T', certificates: [{ serial: 'h1', person: '', company: '', issuer: '', validFrom: 0, validTo: 9 }] },
      ],
    }),
    sign: async () => atToken,
  };
  const signatures: AgreementSignatures = {
    choice: async () => answered({ signedBy, certificates, colleagues: [], mobile: '' }),
    challenge: async () => ({ asked: true, text: 'T', validFor: 120 }),
    prove: async (product) => (did.push(`prove ${product}`), { done: true }),
  };

  beforeEach(() => {
    [certificates, signedBy, atToken] = [[one], ['hard'], { signed: true, certificate: 'C', signature: 'S' }];
    signingOf = (product) =>
      createAgreementSigner(signatures, product, {
        agents: { token, phone: token },
        clock,
        userName: () => 'zhousiyuan',
      });
  });

  it('is shown with the certificate, signed by it, and the product is opened', async () => {
    await looks('EST');
    expect(page.signedBy).toEqual(['hard']);
    await page.openPressed();
    expect([page.reading, page.unsignable, page.signing?.chosen]).toEqual(['sign', undefined, 'h1']);
    await until(() => page.signing?.obstacle === undefined);
    await page.agreePressed();
    expect([page.reading, page.signing, did, page.shown?.opening.state]).toEqual([
      undefined,
      undefined,
      ['prove EST', 'open EST', 'told', 'menus'],
      'opened',
    ]);
  });

  it('is not shown to a user without a usable certificate', async () => {
    certificates = [{ ...one, obstacle: 'lost' }];
    await looks('EST');
    await page.openPressed();
    expect([page.reading, page.signing, page.unsignable?.unusable.length]).toEqual([undefined, undefined, 1]);
    page.unsignableRead();
    expect(page.unsignable).toBeUndefined();
  });

  it('stays open when it was not signed, and nothing is opened', async () => {
    atToken = { signed: false, because: 'cancelled' };
    await looks('EST');
    await page.openPressed();
    await until(() => page.signing?.obstacle === undefined);
    await page.agreePressed();
    expect([page.reading, page.signing?.keys.notice?.message.key, did, page.busy]).toEqual([
      'sign',
      'signing.cancelled',
      [],
      false,
    ]);
    atToken = { signed: true, certificate: 'C', signature: 'S' };
    await page.agreePressed();
    expect(did).toEqual(['prove EST', 'open EST', 'told', 'menus']);
  });

  it('is signed once when the opening succeeds only at the second press', async () => {
    await looks('EST');
    await page.openPressed();
    await until(() => page.signing?.obstacle === undefined);
    const prove = signatures.prove;
    signatures.prove = async (...order) => {
      const told = await prove(...order);
      fault = new PortFault('offline');
      return told;
    };
    await page.agreePressed();
    expect([page.reading, page.signing?.done, page.trouble?.key, did]).toEqual([
      'sign',
      true,
      'refusals.network',
      ['prove EST', 'open EST'],
    ]);
    fault = undefined;
    await page.agreePressed();
    expect(did).toEqual(['prove EST', 'open EST', 'open EST', 'told', 'menus']);
    signatures.prove = prove;
  });

  it('is signed by a press when neither the back end nor the product requires a certificate', async () => {
    signedBy = [];
    await looks('EST');
    await page.openPressed();
    expect([page.reading, page.signing]).toEqual(['sign', undefined]);
    await page.agreePressed();
    expect(did.slice(0, 2)).toEqual(['sign EST', 'open EST']);
    page.left();
    await looks('ESTP');
    expect(page.signedBy).toEqual([]);
    await page.openPressed();
    expect([page.reading, page.signing]).toEqual(['sign', undefined]);
  });

  it('is not shown when its certificates cannot be loaded', async () => {
    await looks('EST');
    fault = new PortFault('offline');
    await page.openPressed();
    expect([page.reading, page.notice?.what.key, page.busy]).toEqual([undefined, 'refusals.network', false]);
  });

  it('is closed together with its signing', async () => {
    await looks('EST');
    await page.openPressed();
    page.readingDropped();
    expect([page.reading, page.signing]).toEqual([undefined, undefined]);
  });
});

describe('the download of the agreement', () => {
  it('is that of the shown product, with its project code', async () => {
    await looks('EST');
    expect([page.content.value?.projectCode, await page.filePressed(), page.fetching]).toEqual([
      'EST2026',
      { name: 'EST.pdf', address: 'data:,' },
      false,
    ]);
    page.left();
    await looks('');
    expect([page.content.value?.projectCode, await page.filePressed()]).toEqual(['', undefined]);
  });

  it('shows a failure, and can be repeated', async () => {
    await looks('EST');
    fault = new PortFault('offline');
    expect([await page.filePressed(), page.fetching, toasts.notes.map(({ tone }) => tone)]).toEqual([
      undefined,
      false,
      ['bad'],
    ]);
    fault = undefined;
    expect(await page.filePressed()).toMatchObject({ name: 'EST.pdf' });
  });

  it('works without a project code', async () => {
    const told = desk.projectCode;
    Object.assign(desk, { projectCode: async () => Promise.reject(new PortFault('not-found')) });
    await looks('EST');
    Object.assign(desk, { projectCode: told });
    expect([page.content.current.kind, page.content.value?.projectCode]).toEqual(['ready', '']);
  });
});
