import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../../features/support/weather.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { ContextSwitchDesk, ServedAccount } from '../../../../src/application/ports/shell/context-switch-desk.ts';
import { ContextSwitcher } from '../../../../src/presentation/shell/context-switch/context-switcher.ts';
import type { Workbench } from '../../../../src/presentation/shell/context-switch/workbench.ts';
import { openOffice, until, type Office, type Seat } from '../../../builders/office.ts';

const account = (userId: string, company: string, institution = '', isCurrent = false): ServedAccount => ({
  userId,
  company,
  roles: ['Operator'],
  institution,
  isCurrent,
});
const present = account('U-1', 'Yanzhou', '', true);

// The workbench has its own tests.
const noWorkbench = { isShown: false, isConfirming: false } as Workbench;

let office: Office;
let lin: Seat;
beforeEach(async () => {
  office = await openOffice();
  lin = await office.seat('linzhixia');
});
afterEach(() => office.close());

/** ContextSwitcher with a desk that knows these accounts. */
async function over(
  accounts: readonly ServedAccount[],
  more: { readonly busy?: boolean; readonly desk?: Partial<ContextSwitchDesk> } = {},
) {
  const entered: string[] = [];
  const openings: (() => void)[] = [];
  const { session, toasts } = lin.presenters;
  const switcher = new ContextSwitcher({
    workbench: noWorkbench,
    session,
    toasts,
    openings: {
      onChange: (listener) => {
        openings.push(listener);
        return () => undefined;
      },
    },
    queue: { isBusy: more.busy ?? false },
    signals: { notifyChange: () => entered.push('told') },
    desk: {
      companyContext: async () => ({ opened: new Set(['CREDIT'] as const), institution: '' }),
      servedAccounts: async () => accounts,
      enter: async (userId) => void entered.push(userId),
      recordReturn: async (product) => void entered.push(`returned ${product}`),
      ...more.desk,
    },
  });
  await until(() => switcher.opened !== undefined && (switcher.accounts.length > 0 || accounts.length === 0));
  return { switcher, entered, session, toasts, openedElsewhere: () => openings.forEach((listener) => listener()) };
}

describe('the opened products of the company', () => {
  it('are reloaded when another window has opened one, or when the menus are reloaded', async () => {
    let opened = new Set(['CREDIT'] as ('CREDIT' | 'EST' | 'SCCP')[]);
    const { switcher, session, openedElsewhere } = await over([], {
      desk: { companyContext: async () => ({ opened, institution: '' }) },
    });
    opened = new Set(['CREDIT', 'EST']);
    openedElsewhere();
    await until(() => switcher.opened?.has('EST') === true);
    opened = new Set(['CREDIT', 'EST', 'SCCP']);
    await session.load();
    await until(() => switcher.opened?.has('SCCP') === true);
  });
});

describe('another company', () => {
  it('is offered when the user has several for the same kind of user', async () => {
    const { switcher } = await over([present, account('U-2', 'Chenshi'), account('U-3', 'Yanzhou', 'Bank')]);
    expect(switcher.companies.map(({ userId }) => userId)).toEqual(['U-1', 'U-2']);
    expect((await over([present, account('U-3', 'Yanzhou', 'Bank')])).switcher.companies).toEqual([]);
  });

  it('is entered at once when no upload is running, and other windows are notified', async () => {
    const { switcher, entered, toasts } = await over([present, account('U-2', 'Chenshi')]);
    await switcher.accountChosen('U-2');
    expect([entered, switcher.toConfirm, switcher.entering]).toEqual([['U-2', 'told'], undefined, false]);
    expect(toasts.notes.at(-1)?.message).toEqual({ key: 'switchers.entered', values: { company: 'Chenshi' } });
  });

  it('is confirmed first while uploads are running, and can be cancelled', async () => {
    const { switcher, entered } = await over([present, account('U-2', 'Chenshi')], { busy: true });
    await switcher.accountChosen('U-2');
    expect([entered, switcher.toConfirm?.userId]).toEqual([[], 'U-2']);
    switcher.switchDropped();
    await switcher.switchConfirmed();
    expect(entered).toEqual([]);
    await switcher.accountChosen('U-2');
    await switcher.switchConfirmed();
    expect([entered, switcher.toConfirm]).toEqual([['U-2', 'told'], undefined]);
  });

  it.each([
    ['U-1', 'one that one is'],
    ['U-9', 'one that nobody knows'],
  ])('%s, %s, is not entered', async (userId) => {
    const { switcher, entered } = await over([present, account('U-2', 'Chenshi')]);
    await switcher.accountChosen(userId);
    expect(entered).toEqual([]);
  });

  it('that cannot be entered leaves the user in place, with a message', async () => {
    const { switcher, session, toasts } = await over([present, account('U-2', 'Chenshi')], {
      desk: {
        enter: async () => {
          throw new PortFault('offline', {});
        },
      },
    });
    await switcher.accountChosen('U-2');
    expect([session.who?.userName, toasts.notes.at(-1)?.tone, switcher.entering]).toEqual(['linzhixia', 'bad', false]);
  });

  it('is not reported as entered when the session has ended meanwhile', async () => {
    const { switcher, session, toasts } = await over([present, account('U-2', 'Chenshi')]);
    lin.weather.answerInstead('/v2/auth/security', () => refusal('SESSION_REQUIRED', '', null, 401));
    await switcher.accountChosen('U-2');
    expect([session.state.kind, toasts.notes, switcher.entering]).toEqual(['signed-out', [], false]);
  });

  it('is this window’s own choice, unless it cannot be entered', async () => {
    const { switcher, session } = await over([present, account('U-2', 'Chenshi')]);
    await switcher.accountChosen('U-2');
    expect([session.isOwnChoice('U-2'), session.isOwnChoice('U-2')]).toEqual([true, false]);
    const refused = await over([present, account('U-2', 'Chenshi')], {
      desk: {
        enter: async () => {
          throw new PortFault('offline', {});
        },
      },
    });
    await refused.switcher.accountChosen('U-2');
    expect(refused.session.isOwnChoice('U-2')).toBe(false);
  });
});

describe('enterprise and institution users', () => {
  const accounts = [
    present,
    account('U-2', 'Chenshi'),
    account('U-3', 'Chenshi', 'Bank'),
    account('U-4', 'Yanzhou', 'Bank'),
  ];
  const allow = (hasInstitutions: boolean) => {
    const { session } = lin.presenters;
    session.pageConfig = { ...session.pageConfig, hasInstitutions };
  };

  it('can be switched when the host has both and the person is both', async () => {
    allow(true);
    expect((await over(accounts)).switcher.kinds).toEqual(['enterprise', 'institution']);
    expect((await over(accounts.slice(0, 2))).switcher.kinds).toEqual([]);
    allow(false);
    expect((await over(accounts)).switcher.kinds).toEqual([]);
  });

  it('act for the same company when possible', async () => {
    allow(true);
    const one = await over(accounts);
    await one.switcher.kindChosen('enterprise');
    await one.switcher.kindChosen('institution');
    expect(one.entered).toEqual(['U-4', 'told']);
    const other = await over(accounts.slice(0, 3));
    await other.switcher.kindChosen('institution');
    expect(other.entered).toEqual(['U-3', 'told']);
  });
});

describe('another kind of user', () => {
  it('is announced with the institution, or with the role after the return', async () => {
    const { session, toasts } = lin.presenters;
    session.pageConfig = { ...session.pageConfig, hasInstitutions: true };
    const { switcher } = await over([present, account('U-3', 'Yanzhou', 'Bank')]);
    await switcher.kindChosen('institution');
    expect(toasts.notes.at(-1)?.message).toEqual({
      key: 'switchers.entered-institution',
      values: { institution: 'Bank' },
    });
    const back = await over([account('U-1', 'Yanzhou'), account('U-3', 'Yanzhou', 'Bank', true)]);
    await back.switcher.kindChosen('enterprise');
    expect(toasts.notes.at(-1)?.message).toEqual({
      key: 'switchers.entered-enterprise',
      values: { role: session.who?.role.name },
    });
  });
});

describe('the old version', () => {
  it('is linked as the host says, for users who may go there', async () => {
    const { switcher, session } = await over([present]);
    expect(switcher.oldVersion).toBe('https://v2.huiyu.example/');
    if (session.who) session.state = { kind: 'signed-in', who: { ...session.who, maySwitchVersion: false } };
    expect(switcher.oldVersion).toBe('');
  });

  it('is confirmed first, and can be cancelled', async () => {
    const { switcher, entered } = await over([present]);
    switcher.returnPressed();
    expect(switcher.returning).toBe(true);
    switcher.returnDropped();
    expect([switcher.returning, entered]).toEqual([false, []]);
  });

  it.each([
    ['/est/finance-data/detail', 'returned EST'],
    ['/index', 'returned undefined'],
  ])('is opened from %s with a record', async (path, record) => {
    const { switcher, entered } = await over([present]);
    switcher.returnPressed();
    expect([await switcher.returnConfirmed(path), switcher.returning, entered]).toEqual([
      'https://v2.huiyu.example/',
      false,
      [record],
    ]);
  });

  it('is opened although the record failed, but not after the session has ended', async () => {
    const failing = async (kind: 'offline' | 'not-signed-in') =>
      (
        await over([present], {
          desk: {
            recordReturn: async () => {
              throw new PortFault(kind, {});
            },
          },
        })
      ).switcher.returnConfirmed('/index');
    expect(await failing('offline')).toBe('https://v2.huiyu.example/');
    expect(await failing('not-signed-in')).toBeUndefined();
  });
});

describe('data that cannot be loaded', () => {
  it('is omitted', async () => {
    const { session, toasts } = lin.presenters;
    const failing = async () => {
      throw new PortFault('offline', {});
    };
    const switcher = new ContextSwitcher({
      workbench: noWorkbench,
      session,
      toasts,
      openings: { onChange: () => () => undefined },
      queue: { isBusy: false },
      signals: { notifyChange: () => undefined },
      desk: { companyContext: failing, servedAccounts: failing, enter: failing, recordReturn: failing },
    });
    await Promise.resolve();
    expect([switcher.opened, switcher.companies, switcher.products.length > 0]).toEqual([undefined, [], true]);
  });
});
