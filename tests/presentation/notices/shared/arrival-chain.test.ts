import { agreementNames } from '../../../../src/domain/agreements/agreement.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { RecordingNavigator } from '../../../../features/support/recording-navigator.ts';
import { LockWindowTurns } from '../../../../src/adapters/system/lock-window-turns.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { AgencyNotice } from '../../../../src/domain/notices/agency-notice.ts';
import type { SignedIn } from '../../../../src/domain/identity/signed-in.ts';
import type { AgreementChange } from '../../../../src/presentation/notices/shared/agreement-changes.ts';
import { AgreementPresenter } from '../../../../src/presentation/agreements/agreement-presenter.ts';
import { platformAgreements } from '../../../../src/presentation/notices/shared/platform-agreements.ts';
import { ArrivalChain, type ArrivalParts } from '../../../../src/presentation/notices/shared/arrival-chain.ts';
import { ArrivalMemory } from '../../../../src/presentation/notices/shared/arrival-memory.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../../../src/presentation/shared/toasts.ts';
import { loadAgreement } from '../../../../src/words/agreements/load-agreement.ts';
import { word } from '../../../../src/words/catalogue.ts';
import { zhCN } from '../../../../features/support/every-word.ts';
import { never, zhou } from '../../../builders/message-boxes.ts';
import { until } from '../../../builders/office.ts';

const main: SignedIn = { ...zhou, isMain: true };
const violating: AgencyNotice = {
  companyName: '宁波砚舟精密铸造有限公司',
  standing: 'violating',
  type: '1',
  effectiveOn: '2026-12-05',
  addedOn: '2026-11-21',
};

/** The questions of the back end, and the answers that it received. */
let due: { agreement: boolean; change: boolean; missing: boolean; agency: AgencyNotice | undefined };
let faults: Set<string>;
let faultKind: 'refused' | 'not-signed-in' | 'cancelled';
let told: string[];
let clock: ManualClock;
let preferences: Map<string, string>;
/** The locks of one browser, by name. */
let tails: Map<string, Promise<unknown>>;

function called<Value>(name: string, value: Value): Value {
  told.push(name);
  if (faults.has(name))
    throw faultKind === 'refused'
      ? new PortFault('refused', { code: 'X', serverMessage: `${name}失败` })
      : new PortFault(faultKind);
  return value;
}

const locks = {
  request: async (name: string, held: () => Promise<void>) => {
    const turn = (tails.get(name) ?? Promise.resolve()).then(held);
    tails.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  },
};

interface Window {
  readonly chain: ArrivalChain;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly navigator: RecordingNavigator;
  readonly attention: { inSight: boolean; calm: PromiseWithResolvers<void>; onGivenUp: () => void };
  left: number;
}

async function window(who: SignedIn = main, more: Partial<Pick<ArrivalParts, 'changes'>> = {}): Promise<Window> {
  const session = new SessionStore(
    { pageConfig: never },
    { current: async () => ({ ...who }), switchRole: never, stay: never, signOut: async () => undefined },
  );
  await session.load();
  const [toasts, navigator] = [new Toasts(clock), new RecordingNavigator()];
  const attention: Window['attention'] = {
    inSight: true,
    calm: Promise.withResolvers<void>(),
    onGivenUp: () => undefined,
  };
  attention.calm.resolve();
  navigator.goTo('/index');
  const opened: Window = {
    session,
    toasts,
    navigator,
    attention,
    left: 0,
    chain: new ArrivalChain({
      agreements: {
        agreementsToSign: async () => called('agreement?', due.agreement ? { publishedAt: clock.now() } : undefined),
        sign: async () => {
          called('sign', undefined);
          if (faults.has('other text')) return 'text-changed';
          due.agreement = false;
          return 'signed';
        },
      },
      notices: {
        invoiceChange: async () => called('change?', due.change),
        acknowledgeInvoiceChange: async () => called('change shown', undefined),
        isInvoicingIncomplete: async () => called('missing?', due.missing),
        agencyNotice: async () => called('agency?', due.agency),
        confirmAgencyNotice: async () => called('agency read', undefined),
      },
      turns: new LockWindowTurns(locks),
      calm: {
        whenIdle: async () => attention.calm.promise,
        whenIdleAndVisible: async () => {
          await attention.calm.promise;
          if (!attention.inSight) attention.onGivenUp();
          return attention.inSight;
        },
      },
      memory: new ArrivalMemory(
        { read: (name) => preferences.get(name), write: (name, value) => void preferences.set(name, value) },
        clock,
      ),
      session,
      toasts,
      navigator,
      clock,
      texts: new AgreementPresenter(platformAgreements(loadAgreement)),
      canObject: true,
      changes: more.changes,
      signOut: async () => {
        opened.left += 1;
        await session.signOut();
      },
    }),
  };
  return opened;
}

async function arrivedIn(opened: Window, path = '/index'): Promise<ArrivalChain> {
  opened.navigator.goTo(path);
  void opened.chain.pageOpened(path);
  await until(() => !opened.chain.isPending);
  return opened.chain;
}

/** The shown question once nothing more happens by itself. */
const next = async (chain: ArrivalChain): Promise<string> => {
  await until(() => !chain.isPending);
  return chain.showing ?? 'nothing';
};

beforeEach(() => {
  due = { agreement: true, change: true, missing: true, agency: violating };
  [faults, faultKind, told, preferences, tails, clock] = [
    new Set(),
    'refused',
    [],
    new Map(),
    new Map(),
    new ManualClock(Date.parse('2026-11-21T02:00:00Z')),
  ];
});

describe('the arrival dialogs', () => {
  it('come one after the other, each requested when the one before is done', async () => {
    const opened = await window();
    const chain = await arrivedIn(opened);
    expect([chain.showing, told]).toEqual(['agreement', ['agreement?']]);
    expect([chain.deadline, chain.isPast]).toEqual([clock.now() + 48 * 3_600_000, false]);
    const before = opened.session.who;
    await chain.agreePressed();
    // The page behind may show the agreements that are still to be signed.
    await until(() => opened.session.who !== before);
    expect(await next(chain)).toBe('invoice-change');
    await chain.invoiceChangeRead();
    expect(await next(chain)).toBe('invoicing-info');
    chain.invoicingInfoPressed();
    expect(opened.navigator.current()).toBe('/my/enterprise-info/invoice-info');
    expect(await next(chain)).toBe('agency');
    await chain.agencyRead();
    expect(await next(chain)).toBe('nothing');
    expect(told).toEqual(['agreement?', 'sign', 'change?', 'change shown', 'missing?', 'agency?', 'agency read']);
    expect(opened.toasts.notes.map(({ message }) => word(zhCN, message))).toEqual(['协议签署成功']);
  });

  it('start once across pages, and request the standing only for a main user', async () => {
    due = { agreement: false, change: false, missing: false, agency: violating };
    const opened = await window(zhou);
    const chain = await arrivedIn(opened);
    await chain.pageOpened('/my/message/index');
    expect([await next(chain), told]).toEqual(['nothing', ['agreement?', 'change?', 'missing?']]);
  });

  it('continue after a failed request, with one message', async () => {
    faults = new Set(['agreement?', 'change?']);
    const opened = await window();
    const chain = await arrivedIn(opened);
    expect(chain.showing).toBe('invoicing-info');
    expect(opened.toasts.notes.map(({ message }) => word(zhCN, message))).toEqual(['agreement?失败']);
  });

  it('repeat only failed requests after the user returns', async () => {
    faults = new Set(['agreement?']);
    Object.assign(due, { change: false, missing: false, agency: undefined });
    await arrivedIn(await window());
    faults.clear();
    told = [];
    const chain = await arrivedIn(await window());
    expect([chain.showing, told]).toEqual(['agreement', ['agreement?']]);
    await chain.agreePressed();
    // It is already known that the others are not due.
    expect([await next(chain), told]).toEqual(['nothing', ['agreement?', 'sign']]);
  });

  it('make a failed request once across pages', async () => {
    faults = new Set(['agreement?']);
    Object.assign(due, { change: false, missing: false, agency: undefined });
    const chain = await arrivedIn(await window());
    await chain.pageOpened('/my/message/index');
    expect(told.filter((each) => each === 'agreement?')).toHaveLength(1);
  });

  it('ask nothing after the session ended, and start for the next one', async () => {
    const opened = await window();
    opened.attention.calm = Promise.withResolvers<void>();
    const arriving = opened.chain.pageOpened('/index');
    opened.chain.sessionEnded('ended');
    expect(opened.chain.isThrough).toBe(true);
    opened.attention.calm.resolve();
    await arriving;
    expect([opened.chain.showing, told]).toEqual([undefined, []]);
    expect((await arrivedIn(opened)).showing).toBe('agreement');
  });

  it('show nothing after the user has left', async () => {
    const opened = await window();
    const { chain } = opened;
    const arriving = chain.pageOpened('/index');
    opened.attention.calm = Promise.withResolvers<void>();
    await until(() => told.length > 0 || chain.step.kind === 'asking');
    chain.sessionEnded('ended');
    opened.attention.calm.resolve();
    await arriving;
    expect([chain.showing, chain.isThrough]).toEqual([undefined, true]);
    await arrivedIn(opened);
    chain.disagreePressed();
    expect([chain.showing, chain.declining, chain.isThrough]).toEqual(['agreement', true, false]);
    chain.sessionEnded('left');
    expect([chain.showing, chain.declining, chain.isThrough]).toEqual([undefined, false, true]);
  });

  it('come again for a user who left at an open dialog', async () => {
    const opened = await window();
    await arrivedIn(opened);
    opened.chain.sessionEnded('ended');
    expect((await arrivedIn(opened)).showing).toBe('agreement');
  });

  it.each(['not-signed-in', 'cancelled'] as const)(
    'ignore a failed request that is no longer needed: %s',
    async (kind) => {
      [faults, faultKind] = [new Set(['agreement?', 'change?', 'missing?', 'agency?']), kind];
      const opened = await window();
      await arrivedIn(opened);
      expect([opened.chain.showing, opened.toasts.notes]).toEqual([undefined, []]);
    },
  );

  it('wait until the user may be interrupted', async () => {
    const opened = await window();
    opened.attention.calm = Promise.withResolvers<void>();
    void opened.chain.pageOpened('/index');
    await Promise.resolve();
    expect([opened.chain.showing, told]).toEqual([undefined, []]);
    opened.attention.calm.resolve();
    await until(() => opened.chain.showing === 'agreement');
  });

  it('come later for a user who went to register before them', async () => {
    const opened = await window();
    opened.attention.calm = Promise.withResolvers<void>();
    const arriving = opened.chain.pageOpened('/index');
    opened.navigator.goTo('/register/register');
    opened.attention.calm.resolve();
    await arriving;
    expect([opened.chain.showing, told]).toEqual([undefined, []]);
    expect((await arrivedIn(opened)).showing).toBe('agreement');
  });

  it('stay away during a registration, and come afterwards', async () => {
    const opened = await window();
    await opened.chain.pageOpened('/register/register');
    expect(told).toEqual([]);
    expect((await arrivedIn(opened)).showing).toBe('agreement');
  });
});

describe('several windows of a browser', () => {
  it('show the dialogs in one of them, and answered ones in none', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 7 }, async () => window()));
    const opened = [first, ...others].flatMap((each) => each ?? []);
    for (const each of opened) void each.chain.pageOpened('/index');
    await until(() => opened.some(({ chain }) => chain.showing === 'agreement'));
    for (const expected of ['agreement', 'invoice-change', 'invoicing-info', 'agency']) {
      await until(() => opened.some(({ chain }) => chain.showing === expected));
      const standing = opened.filter(({ chain }) => chain.showing !== undefined);
      expect(standing.length).toBe(1);
      const chain = standing[0]?.chain;
      await chain?.agreePressed();
      await chain?.invoiceChangeRead();
      chain?.invoicingInfoPressed();
      await chain?.agencyRead();
    }
    await until(() => opened.every(({ chain }) => !chain.isPending));
    expect(told.filter((each) => each === 'agency?')).toEqual(['agency?']);
  });

  it('leave the dialogs to the window in use', async () => {
    const [aside, before] = [await window(), await window()];
    aside.attention.inSight = false;
    aside.attention.onGivenUp = () => {
      aside.attention.calm = Promise.withResolvers<void>();
    };
    void aside.chain.pageOpened('/index');
    void before.chain.pageOpened('/index');
    await until(() => before.chain.showing === 'agreement');
    expect([aside.chain.showing, aside.chain.isPending]).toEqual([undefined, true]);
  });
});

describe('an acknowledged dialog', () => {
  it('stays away until the user signs out, even when the back end could not be reached', async () => {
    Object.assign(due, { agreement: false, change: false, missing: false });
    faults = new Set(['agency read']);
    const opened = await window();
    const chain = await arrivedIn(opened);
    await chain.agencyRead();
    expect(await next(chain)).toBe('nothing');
    expect(opened.toasts.notes.map(({ message }) => word(zhCN, message))).toEqual(['agency read失败']);
    expect((await arrivedIn(await window())).showing).toBeUndefined();
    chain.sessionEnded('left');
    expect((await arrivedIn(await window())).showing).toBe('agency');
  });

  it('stays away after a session that timed out', async () => {
    Object.assign(due, { agreement: false, change: false, missing: false });
    const chain = await arrivedIn(await window());
    await chain.agencyRead();
    await next(chain);
    chain.sessionEnded('ended');
    expect((await arrivedIn(await window())).showing).toBeUndefined();
  });

  it('comes again after the longest session has passed', async () => {
    Object.assign(due, { agreement: false, change: false, agency: undefined });
    const chain = await arrivedIn(await window());
    chain.invoicingInfoPressed();
    await next(chain);
    clock.advance(12 * 3_600_000 - 1);
    expect((await arrivedIn(await window())).showing).toBeUndefined();
    clock.advance(1);
    expect((await arrivedIn(await window())).showing).toBe('invoicing-info');
  });

  it('stays away for one person only', async () => {
    const chain = await arrivedIn(await window());
    await chain.agreePressed();
    due.agreement = true;
    expect((await arrivedIn(await window({ ...main, userId: 'U2' }))).showing).toBe('agreement');
  });
});

describe('the agreement dialog', () => {
  it('stays open when signing fails, and shows why', async () => {
    faults = new Set(['sign']);
    const chain = await arrivedIn(await window());
    await chain.agreePressed();
    expect([chain.showing, chain.signingTrouble && word(zhCN, chain.signingTrouble)]).toEqual([
      'agreement',
      'sign失败',
    ]);
    faults = new Set(['other text']);
    await chain.agreePressed();
    expect([chain.showing, chain.signingTrouble && word(zhCN, chain.signingTrouble).slice(0, 8)]).toEqual([
      'agreement',
      '协议内容刚刚更新',
    ]);
  });

  it('signs once when pressed repeatedly, and cannot be declined meanwhile', async () => {
    const chain = await arrivedIn(await window());
    const signing = chain.agreePressed();
    chain.disagreePressed();
    expect(chain.declining).toBe(false);
    await Promise.all([signing, chain.agreePressed()]);
    expect(told.filter((each) => each === 'sign')).toEqual(['sign']);
  });

  it('signs the user out after a confirmation when it is declined', async () => {
    const opened = await window();
    const chain = await arrivedIn(opened);
    chain.disagreePressed();
    expect([chain.declining, opened.left]).toEqual([true, 0]);
    chain.declineDropped();
    expect([chain.declining, chain.showing]).toEqual([false, 'agreement']);
    chain.disagreePressed();
    await chain.declineConfirmed();
    expect([opened.left, chain.declining]).toEqual([1, false]);
    chain.sessionEnded('left');
    expect(chain.showing).toBeUndefined();
  });

  it('may be opened after the objection period', async () => {
    const chain = await arrivedIn(await window());
    clock.advance(48 * 3_600_000);
    expect(chain.isPast).toBe(true);
  });
});

describe('the standing dialog', () => {
  it('is acknowledged together with an objection', async () => {
    Object.assign(due, { agreement: false, change: false, missing: false });
    const opened = await window();
    const chain = await arrivedIn(opened);
    await chain.objectPressed();
    expect([opened.navigator.current(), told.at(-1)]).toEqual(['/my/agency-objection', 'agency read']);
  });
});

describe('an open dialog', () => {
  it.each([
    ['agreement', {}],
    ['invoice-change', { agreement: false }],
    ['invoicing-info', { agreement: false, change: false }],
    ['agency', { agreement: false, change: false, missing: false }],
  ] as const)('ignores the answers of other dialogs: %s', async (notice, more) => {
    due = { ...due, ...more };
    const opened = await window();
    const chain = await arrivedIn(opened);
    expect(chain.showing).toBe(notice);
    const before = [...told];
    if (notice !== 'agreement') {
      await chain.agreePressed();
      chain.disagreePressed();
    }
    if (notice !== 'invoice-change') {
      await chain.invoiceChangeRead();
      await chain.invoiceChangePressed();
    }
    if (notice !== 'invoicing-info') {
      chain.invoicingInfoPostponed();
      chain.invoicingInfoPressed();
    }
    if (notice !== 'agency') {
      await chain.agencyRead();
      await chain.objectPressed();
    }
    expect([chain.showing, chain.declining, told, opened.navigator.current()]).toEqual([
      notice,
      false,
      before,
      '/index',
    ]);
  });
});

describe('the invoicing information dialog', () => {
  it('can be postponed: the user stays on the page, and the next dialog comes', async () => {
    due.agreement = due.change = false;
    const opened = await window();
    const chain = await arrivedIn(opened, '/credit/finance-data/index/finance');
    expect(await next(chain)).toBe('invoicing-info');
    chain.invoicingInfoPostponed();
    expect([await next(chain), opened.navigator.current()]).toEqual(['agency', '/credit/finance-data/index/finance']);
  });

  it('opens the information from the notice of a change', async () => {
    due.agreement = false;
    const opened = await window();
    const chain = await arrivedIn(opened);
    await chain.invoiceChangePressed();
    expect([told.includes('change shown'), opened.navigator.current()]).toEqual([
      true,
      '/my/enterprise-info/invoice-info',
    ]);
    chain.invoicingInfoPostponed();
    await chain.invoiceChangePressed();
    expect(told.filter((what) => what === 'change shown')).toHaveLength(1);
  });
});

describe('the changes of the agreements', () => {
  const change = {
    name: 'CORP_REG_AGREEMENT',
    title: '会员注册协议',
    from: 'V1',
    to: 'V2',
    lines: [{ kind: 'added', text: '8.1 新增' }],
  } as const;

  it('replace the text and are replaced by it; after a failure they can be requested again', async () => {
    let away = true;
    const opened = await window(main, {
      changes: async () => {
        if (away) throw new PortFault('offline');
        return [change];
      },
    });
    const chain = await arrivedIn(opened);
    expect([chain.canCompare, chain.changes]).toEqual([true, undefined]);
    await chain.changesPressed();
    expect(chain.changes).toMatchObject({ kind: 'failed', failure: { canRetry: true } });
    away = false;
    await chain.loadChanges();
    expect(chain.changes).toEqual({ kind: 'ready', value: [change] });
    await chain.changesPressed();
    expect(chain.changes).toBeUndefined();
  });

  it.each([
    ['both read as they were', [['same'], ['same']], true, undefined],
    ['one has changed', [['same'], ['same', 'added']], false, 'CORP_PRIVACY_AGREEMENT'],
    ['the other has changed', [['removed'], ['same']], false, 'CORP_REG_AGREEMENT'],
    ['both have changed', [['added'], ['added']], false, undefined],
    ['one was never signed', [['same']], false, undefined],
    ['one was never signed, and the other has changed', [['added']], false, undefined],
    ['nobody tells', [], false, undefined],
  ] as const)(
    'are reported per agreement only when they are known: %s',
    async (_what, kinds, isUnchanged, changedAlone) => {
      const changes = kinds.map((lines, index) => ({
        name: agreementNames[index] ?? 'CORP_REG_AGREEMENT',
        title: '协议',
        from: 'V1',
        to: 'V1',
        lines: lines.map((kind) => ({ kind, text: '1.1' })),
      }));
      const chain = await arrivedIn(await window(main, { changes: async () => changes }));
      expect([chain.showing, chain.isUnchanged, chain.changedAlone]).toEqual(['agreement', isUnchanged, changedAlone]);
    },
  );

  it('are cleared when the text changes before signing, and nothing is reported as signed', async () => {
    const opened = await window(main, { changes: async () => [change] });
    const chain = await arrivedIn(opened);
    await chain.changesPressed();
    faults.add('other text');
    await chain.agreePressed();
    expect([chain.showing, chain.changes, chain.signingTrouble?.key, opened.toasts.notes]).toEqual([
      'agreement',
      undefined,
      'notices.agreement-changed',
      [],
    ]);
  });

  it('notice an ended session', async () => {
    const opened = await window(main, { changes: async () => Promise.reject(new PortFault('not-signed-in')) });
    await (await arrivedIn(opened)).changesPressed();
    expect(opened.session.state.kind).toBe('signed-out');
  });

  it('are dropped when the user returned to the text, and are not offered without a back end for them', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly AgreementChange[]>();
    const opened = await window(main, { changes: async () => promise });
    void opened.chain.pageOpened('/index');
    await until(() => opened.chain.deadline !== undefined);
    expect(opened.chain.showing).toBeUndefined();
    // A slow answer blocks nobody.
    clock.advance(1000);
    const chain = await arrivedIn(opened);
    const asked = chain.changesPressed();
    await chain.changesPressed();
    resolve([change, { ...change, name: 'CORP_PRIVACY_AGREEMENT', lines: [{ kind: 'same', text: '1.1' }] }]);
    await asked;
    // The answer does not change the question that is shown before the agreements.
    expect([chain.changes, chain.showing, chain.changedAlone]).toEqual([undefined, 'agreement', undefined]);
    const { chain: without } = await window(main);
    await without.changesPressed();
    expect([without.canCompare, without.changes]).toEqual([false, undefined]);
  });
});
