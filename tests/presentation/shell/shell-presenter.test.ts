import { readingPlace } from '../../../src/presentation/shell/reading-place.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../features/support/weather.ts';
import type { SignedIn } from '../../../src/domain/identity/signed-in.ts';
import { forbiddenPath, type ShellPresenter } from '../../../src/presentation/shell/shell-presenter.ts';
import { openOffice, until, type Office, type Seat } from '../../builders/office.ts';
import { message, word } from '../../../src/words/catalogue.ts';
import { en, zhCN } from '../../../features/support/every-word.ts';

const list = '/credit/finance-data/index/finance';
const home = '/index';
const paths = { leave: '/v1/sso/standalone/client/logout', who: '/v2/auth/security', config: '/biz/v1/platforms' };
const over = () => refusal('SESSION_REQUIRED', '', null, 401);

let office: Office;
let zhou: Seat;
let shell: ShellPresenter;

/** Linzhixia is an operator and a director. */
const twoRoles = async (): Promise<Seat> => office.seat('linzhixia');
const otherRole = ({ presenters: { session, shell: frame } }: Seat): string =>
  frame.roles.find((role) => role.code !== session.who?.role.code)?.code ?? '';
const withoutMenus = (who: SignedIn): SignedIn => ({ ...who, menus: [], home: '/nowhere' });
function become(seat: Seat, change: (who: SignedIn) => SignedIn): void {
  const { session } = seat.presenters;
  if (session.who) session.state = { kind: 'signed-in', who: change(session.who) };
}

beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
  shell = zhou.presenters.shell;
});
afterEach(() => office.close());

describe('signing out', () => {
  it.each([
    ['yes', undefined],
    ['no', 'compact'],
  ] as const)('of a shared computer (%s) removes the user’s own preferences', async (shared, left) => {
    const { preferences } = zhou;
    preferences.write('density:U-zhousiyuan', 'compact');
    preferences.write('theme', 'dark');
    preferences.write('shared-computer', shared);
    await shell.signOutConfirmed();
    expect([preferences.read('density:U-zhousiyuan'), preferences.read('theme')]).toEqual([left, 'dark']);
  });
});

it('signing out removes the user’s stored file locations', async () => {
  const { places } = zhou.weather;
  for (const owner of ['U-zhousiyuan', 'U-limin']) await places.shelf.put(`${owner}:upload-1`, { kind: 'file' });
  await shell.signOutConfirmed();
  await expect.poll(async () => places.shelf.keys()).toEqual(['U-limin:upload-1']);
});

describe('the access to a page', () => {
  it('is decided once the user is known', () => {
    const { session } = zhou.presenters;
    expect([
      shell.passage(list),
      shell.passage(undefined),
      shell.passage('/credit/finance-data/elsewhere'),
      shell.failure,
    ]).toEqual(['allowed', 'allowed', 'forbidden', undefined]);
    session.state = { kind: 'starting' };
    expect(shell.passage(undefined)).toBe('checking');
    session.state = { kind: 'signed-out', because: 'nobody', userName: '' };
    expect(shell.passage(undefined)).toBe('to-sign-in');
    const failure = {
      kind: 'offline',
      what: message('refusals.network'),
      code: '',
      traceId: '',
      canRetry: true,
    } as const;
    session.state = { kind: 'failed', failure };
    expect([shell.passage(undefined), shell.failure]).toEqual(['failed', failure]);
  });

  it('outside the menus leads to the refusal page; an empty address leads home', () => {
    shell.forbiddenVisited();
    expect(zhou.place()).toBe(forbiddenPath);
    shell.homeVisited();
    expect([zhou.place(), shell.home]).toEqual([home, home]);
    shell.forbiddenVisited();
    shell.homePressed();
    expect(zhou.place()).toBe(home);
  });

  it('refused is named on the refusal page while it is open', () => {
    const refused = '/abs/accounts-receivable/finance-data/detail';
    zhou.goTo(`${refused}?p=DD1`);
    shell.forbiddenVisited();
    for (const path of [refused, forbiddenPath]) shell.pageOpened(path);
    expect([zhou.place(), shell.refusedPath]).toEqual([forbiddenPath, refused]);
    shell.pageOpened(home);
    shell.pageOpened(forbiddenPath);
    expect(shell.refusedPath).toBe('');
  });

  it('is home for a role without menus, and none for a signed-out user', () => {
    become(zhou, withoutMenus);
    expect([shell.home, shell.menus]).toEqual(['/index', []]);
    zhou.presenters.session.state = { kind: 'starting' };
    expect([shell.home, shell.roles, shell.menus]).toEqual([forbiddenPath, [], []]);
  });

  it('of the sign-in form leads a signed-in user back, or home', () => {
    shell.signInVisited();
    expect(zhou.place()).toBe(home);
    zhou.presenters.session.state = { kind: 'signed-out', because: 'nobody', userName: '' };
    shell.forbiddenVisited();
    shell.signInVisited();
    expect(zhou.place()).toBe(forbiddenPath);
  });
});

describe('an ended session', () => {
  it('leads to signing in, and back here afterwards', () => {
    shell.homePressed();
    zhou.presenters.session.state = { kind: 'signed-out', because: 'ended', userName: 'zhousiyuan' };
    shell.signedOut();
    expect(zhou.place()).toBe(`/login/login?from=${encodeURIComponent(home)}`);
    zhou.presenters.session.state = {
      kind: 'signed-in',
      who: {
        userId: 'U1',
        userName: '',
        personName: '',
        companyName: '',
        role: { code: '', name: '' },
        candidateRoles: [],
        menus: [],
        home: '',
      },
    };
    shell.signInVisited();
    expect(zhou.place()).toBe(home);
  });

  it('leads to no return place from the refusal page, or after signing out', () => {
    shell.forbiddenVisited();
    zhou.presenters.session.state = { kind: 'signed-out', because: 'ended', userName: '' };
    shell.signedOut();
    expect(zhou.place()).toBe('/login/login');
    shell.homeVisited();
    zhou.presenters.session.state = { kind: 'signed-out', because: 'left', userName: '' };
    shell.signedOut();
    expect(zhou.place()).toBe('/login/login');
  });
});

describe('the sign-in page', () => {
  const leftHere = () => {
    zhou.presenters.session.state = { kind: 'signed-out', because: 'left', userName: '' };
    shell.signedOut();
    return zhou.place();
  };

  it('is the one used before, also after a session ended', () => {
    const there = zhou.presenters.session.state;
    zhou.presenters.session.state = { kind: 'signed-out', because: 'nobody', userName: '' };
    shell.signInShown('/login/sz/login');
    shell.homeVisited();
    expect(leftHere()).toBe('/login/sz/login');
    zhou.presenters.session.state = there;
    shell.homePressed();
    zhou.presenters.session.state = { kind: 'signed-out', because: 'ended', userName: '' };
    shell.signedOut();
    expect(zhou.place()).toBe(`/login/sz/login?from=${encodeURIComponent(home)}`);
  });

  it('is not one that a signed-in user only passed', () => {
    shell.signInShown('/login/sz/login');
    expect(leftHere()).toBe('/login/login');
  });

  it('is that of the host when none is known, or when it is outside the portal', () => {
    zhou.presenters.session.pageConfig = { ...zhou.presenters.session.pageConfig, signInAt: '/login/guarantee/login' };
    expect(leftHere()).toBe('/login/guarantee/login');
    shell.signInShown('//evil.example/login');
    expect(leftHere()).toBe('/login/guarantee/login');
  });
});

describe('a change of account', () => {
  it('without signing out leads to the new account’s start', () => {
    shell.signedIn('U-1');
    shell.forbiddenVisited();
    shell.signedIn('U-1');
    expect(zhou.place()).toBe(forbiddenPath);
    shell.signedIn('U-2');
    expect(zhou.place()).toBe(home);
  });

  it('after signing out leads to the requested page', () => {
    shell.signedIn('U-1');
    shell.signedOut();
    shell.forbiddenVisited();
    shell.signedIn('U-2');
    expect(zhou.place()).toBe(forbiddenPath);
  });
});

describe('the sign-out', () => {
  it('asks first, and can be cancelled', () => {
    shell.signOutPressed();
    expect(shell.leaving).toBe(true);
    shell.signOutDropped();
    expect([shell.leaving, zhou.presenters.session.who?.userName]).toEqual([false, 'zhousiyuan']);
  });

  it('ends the session, and clears the work in progress', async () => {
    const choice = zhou.presenters.chooseCandidates('credit');
    choice.opened();
    await until(() => choice.rows.kind === 'ready');
    choice.startOverWith(choice.all[0]?.id ?? '');
    const again = await zhou.again();
    again.presenters.shell.signOutPressed();
    const leaving = again.presenters.shell.signOutConfirmed();
    expect(again.presenters.shell.signingOut).toBe(true);
    await leaving;
    expect([
      again.presenters.shell.signingOut,
      again.presenters.shell.leaving,
      again.presenters.shell.signOutFailure,
      again.presenters.session.state,
    ]).toEqual([false, false, undefined, { kind: 'signed-out', because: 'left', userName: '' }]);
  });

  it('that fails is reported, and the user stays signed in', async () => {
    zhou.weather.refuse(paths.leave, '暂时无法退出');
    shell.signOutPressed();
    await shell.signOutConfirmed();
    expect([
      shell.signOutFailure?.what,
      shell.signingOut,
      shell.leaving,
      zhou.presenters.session.who?.userName,
    ]).toEqual([{ key: 'refusals.server-said', values: { words: '暂时无法退出' } }, false, false, 'zhousiyuan']);
    shell.signOutFailureRead();
    expect(shell.signOutFailure).toBeUndefined();
  });

  it('of an ended session is no failure', async () => {
    zhou.weather.answerInstead(paths.leave, over);
    await shell.signOutConfirmed();
    expect([shell.signOutFailure, zhou.presenters.session.state]).toEqual([
      undefined,
      { kind: 'signed-out', because: 'ended', userName: 'zhousiyuan' },
    ]);
  });
});

describe('another role', () => {
  it('starts at its first page with a notice, and pages are checked again after leaving the old one', async () => {
    const lin = await twoRoles();
    const { shell: frame, session, toasts } = lin.presenters;
    const upload = '/credit/finance-data/upload/default';
    const director = frame.roles.find((role) => role.code.includes('DIRECTOR'))?.code ?? '';
    const operator = frame.roles.find((role) => role.code.includes('OPERATOR'))?.code ?? '';
    if (session.who?.role.code !== operator) await frame.roleChosen(operator);
    frame.forbiddenVisited();
    const switching = frame.roleChosen(director);
    expect(frame.switching).toBe(true);
    await switching;
    expect([session.who?.role.code, lin.place(), frame.switching]).toEqual([director, home, false]);
    expect(toasts.notes.at(-1)).toMatchObject({
      tone: 'ok',
      message: { key: 'shell.role-switched', values: { role: session.who?.role.name } },
    });
    expect(frame.passage(upload)).toBe('forbidden');
  });

  it('with the same start has pages checked again at once', async () => {
    const lin = await twoRoles();
    lin.presenters.shell.homeVisited();
    await lin.presenters.shell.roleChosen(otherRole(lin));
    expect([lin.presenters.shell.switching, lin.place()]).toEqual([false, home]);
  });

  it('is not chosen when it is the present one, or during a switch', async () => {
    const lin = await twoRoles();
    const { shell: frame, session, toasts } = lin.presenters;
    const before = session.who?.role.code ?? '';
    await frame.roleChosen(before);
    expect(toasts.notes).toEqual([]);
    const other = otherRole(lin);
    await Promise.all([frame.roleChosen(other), frame.roleChosen(before)]);
    expect([session.who?.role.code, toasts.notes.length]).toEqual([other, 1]);
  });

  it('taken by another window is announced and followed: home from a missing page, the refusal for later ones', async () => {
    const lin = await twoRoles();
    const { shell: frame, session, toasts } = lin.presenters;
    const upload = '/credit/finance-data/upload/default';
    frame.roleChanged(session.who?.role.code ?? '');
    lin.goTo(upload);
    expect([frame.passage(upload), toasts.notes]).toEqual(['allowed', []]);
    become(lin, (who) => ({
      ...who,
      role: who.candidateRoles.find(({ code }) => code !== who.role.code) ?? who.role,
      menus: [{ code: 'other', name: 'other', path: '/other', listed: true, children: [] }],
    }));
    expect(frame.passage(upload)).toBe('checking');
    frame.roleChanged(session.who?.role.code ?? '');
    expect([frame.passage(upload), toasts.notes.map(({ message: { key } }) => key)]).toEqual([
      'forbidden',
      ['shell.role-switched-elsewhere'],
    ]);
    frame.forbiddenVisited();
    expect([lin.place(), frame.home]).toEqual([home, home]);
    frame.pageOpened(frame.home);
    lin.goTo(upload);
    frame.forbiddenVisited();
    expect(lin.place()).toBe(forbiddenPath);
  });

  it('that ended, such as one for a colleague, is announced as ended', async () => {
    const lin = await twoRoles();
    const { shell: frame, session, toasts } = lin.presenters;
    frame.roleChanged(session.who?.role.code ?? '');
    become(lin, (who) => {
      const left = who.candidateRoles.filter(({ code }) => code !== who.role.code);
      return { ...who, role: left[0] ?? who.role, candidateRoles: left };
    });
    frame.roleChanged(session.who?.role.code ?? '');
    expect(toasts.notes.map(({ message: { key } }) => key)).toEqual(['shell.role-over']);
  });

  it('that ended with a delegation shows who ended it and when, until that is read', async () => {
    const lin = await twoRoles();
    const { shell: frame, session, toasts } = lin.presenters;
    frame.roleChanged(session.who?.role.code ?? '');
    const actingOver = {
      personName: '周思远',
      by: '周思远',
      at: Date.parse('2026-11-21T02:58:00Z'),
      today: '2026-11-21',
    };
    become(lin, (who) => {
      const left = who.candidateRoles.filter(({ code }) => code !== who.role.code);
      return { ...who, role: { ...(left[0] ?? who.role), name: '查询员' }, candidateRoles: left, actingOver };
    });
    frame.roleChanged(session.who?.role.code ?? '');
    office.clock.advance(3_600_000);
    expect([toasts.notes, frame.actingEnded]).toEqual([[], { ...actingOver, role: '查询员', place: undefined }]);
    frame.actingEndRead();
    expect(frame.actingEnded).toBeUndefined();
  });

  it.each([
    ['with a page to read it', true, '/credit/finance-data/detail?p=DD%201'],
    ['without one', false, home],
  ] as const)(
    'that ended during work on a package leads to that package %s, until it is read',
    async (_what, reads, place) => {
      const lin = await twoRoles();
      const { shell: frame, session } = lin.presenters;
      frame.roleChanged(session.who?.role.code ?? '');
      lin.goTo('/credit/finance-data/upload/default?s=BUSI_INVOICE&p=DD%201');
      const actingOver = { personName: '周思远', by: '', at: 1, today: '2026-11-21' };
      const page = (path: string) => ({ code: path, name: path, path, listed: !reads, children: [] });
      become(lin, (who) => ({
        ...who,
        role: who.candidateRoles.find(({ code }) => code !== who.role.code) ?? who.role,
        menus: [page(reads ? '/credit/finance-data/detail' : '/other')],
        actingOver,
      }));
      frame.roleChanged(session.who?.role.code ?? '');
      frame.forbiddenVisited();
      expect([lin.place(), frame.actingEnded?.place]).toEqual([place, '/credit/finance-data/detail?p=DD%201']);
      lin.goTo(home);
      expect(frame.actingEnded).toBeDefined();
      become(lin, (who) => ({ ...who, actingOver: undefined }));
      frame.roleChanged('another that was chosen');
      expect(frame.actingEnded).toBeUndefined();
    },
  );

  it.each([
    ['/credit/finance-data/upload/default?p=DD1', '/credit/finance-data/detail?p=DD1'],
    ['/est/finance-data/upload/success?x=1&p=DD%2F2', '/est/finance-data/detail?p=DD%2F2'],
    ['/est/finance-data/detail?p=DD1', '/est/finance-data/detail?p=DD1'],
    ['/credit/finance-data/upload/default', undefined],
    ['/credit/finance-data/index/finance?p=DD1', undefined],
    ['/index', undefined],
  ])('has for %s the page %s to read the package', (address, place) => {
    expect(readingPlace(address)).toBe(place);
  });

  it.each([
    [
      { by: '' },
      '周思远的委托已于 10:58 到期，您现以查询员继续。',
      'The delegation by 周思远 expired at 10:58: you continue as 查询员.',
    ],
    [
      { by: '顾云舟' },
      '顾云舟已于 10:58 结束周思远的委托，您现以查询员继续。',
      '顾云舟 ended the delegation by 周思远 at 10:58: you continue as 查询员.',
    ],
    [
      { by: '周思远', today: '2026-11-23' },
      '周思远已于 11-21 10:58 结束委托，您现以查询员继续。',
      '周思远 ended the delegation on 21 Nov, 10:58: you continue as 查询员.',
    ],
    [
      { kept: true },
      '周思远已于 10:58 结束委托，您现以查询员查看，不能继续修改。已保存的内容留给周思远。',
      '周思远 ended the delegation at 10:58: you can now view this as 查询员 but not change it. What was saved is left to 周思远.',
    ],
  ])('shows how a delegation ended: %o', (wish, chinese, english) => {
    const said = message('switchers.acting-over', {
      personName: '周思远',
      by: '周思远',
      kept: false,
      at: Date.parse('2026-11-21T02:58:00Z'),
      today: '2026-11-21',
      role: '查询员',
      ...wish,
    });
    expect([word(zhCN, said), word(en, said)]).toEqual([chinese, english]);
  });

  it.each([
    ['the same person', {}, 'shell.account-switched-elsewhere'],
    ['somebody else', { personId: 'P-other', personName: 'Limin' }, 'shell.person-switched-elsewhere'],
  ] as const)(
    'of another account, which is %s in another window, is followed and announced, once',
    async (_whom, more, key) => {
      const lin = await twoRoles();
      const { shell: frame, session, toasts } = lin.presenters;
      const { who } = session;
      const role = who?.candidateRoles.find(({ code }) => code !== who.role.code);
      frame.signedIn(who?.userId ?? '');
      frame.roleChanged(who?.role.code ?? '');
      lin.goTo(list);
      become(lin, (before) => ({
        ...before,
        ...more,
        userId: 'U-elsewhere',
        companyName: 'Chenshi',
        role: role ?? before.role,
      }));
      frame.signedIn('U-elsewhere');
      frame.roleChanged(role?.code ?? '');
      expect([lin.place(), toasts.notes.map(({ message: said }) => said.key)]).toEqual([home, [key]]);
      expect(toasts.notes[0]?.message).toMatchObject({ values: { company: 'Chenshi' } });
      // A user who comes back to the window reads it then.
      office.clock.advance(3_600_000);
      expect(toasts.notes).toHaveLength(1);
    },
  );

  it('of another account chosen in this window is announced in this window only', async () => {
    const lin = await twoRoles();
    const { shell: frame, session, toasts } = lin.presenters;
    frame.signedIn(session.who?.userId ?? '');
    session.noteChosenAccount('U-chosen');
    become(lin, (before) => ({ ...before, userId: 'U-chosen' }));
    frame.signedIn('U-chosen');
    expect(toasts.notes).toEqual([]);
    become(lin, (before) => ({ ...before, userId: 'U-1' }));
    frame.signedIn('U-1');
    const [first] = toasts.notes;
    expect(toasts.notes).toHaveLength(1);
    // A choice is announced once. When the user makes it again elsewhere, a note replaces the one before.
    become(lin, (before) => ({ ...before, userId: 'U-chosen' }));
    frame.signedIn('U-chosen');
    expect(toasts.notes).toHaveLength(1);
    expect(toasts.notes[0]?.id).not.toBe(first?.id);
  });

  it('is not announced to another user who signs in at the same window', async () => {
    const lin = await twoRoles();
    const { shell: frame, session, toasts } = lin.presenters;
    frame.roleChanged(session.who?.role.code ?? '');
    session.state = { kind: 'signed-out', because: 'ended', userName: '' };
    frame.signedOut();
    frame.roleChanged('ROLE_CORE_DIRECTOR');
    expect(toasts.notes).toEqual([]);
  });

  it('that cannot be loaded is reported, and the present one stays', async () => {
    const lin = await twoRoles();
    const { shell: frame, session, toasts } = lin.presenters;
    const before = session.who?.role.code;
    lin.weather.refuse('/v2/auth/security', '角色服务不可用');
    await frame.roleChosen(otherRole(lin));
    expect([session.who?.role.code, frame.switching, toasts.notes.map((note) => note.tone)]).toEqual([
      before,
      false,
      ['bad'],
    ]);
  });
});

describe('the frame', () => {
  it('requests the configuration once when opened repeatedly', async () => {
    const {
      weather,
      presenters: { shell: frame, session },
    } = await zhou.again();
    const asked = () => weather.sent.get(paths.config) ?? 0;
    const before = asked();
    await Promise.all([frame.opened(), frame.opened()]);
    await frame.opened();
    expect([session.configMissing, session.pageConfig.name, asked() - before]).toEqual([false, '汇屿供应链金融', 1]);
  });

  it('reloads the user on request', async () => {
    const { session } = zhou.presenters;
    const was = session.who;
    await shell.retryPressed();
    expect([session.who === was, session.who]).toEqual([false, was]);
  });

  it('has the theme chosen in this browser, and the system theme otherwise', async () => {
    expect(shell.theme).toBe('system');
    shell.themeChosen('dark');
    expect([shell.theme, (await zhou.again()).presenters.shell.theme]).toEqual(['dark', 'dark']);
  });
});
