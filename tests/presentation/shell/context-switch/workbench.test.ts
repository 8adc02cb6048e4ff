import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { WorkbenchDesk } from '../../../../src/application/ports/shell/workbench-desk.ts';
import { WireWorkbenchDesk } from '../../../../src/adapters/wire/shell/wire-workbench-desk.ts';
import { WireClient } from '../../../../src/adapters/wire/wire-client.ts';
import type { Transport } from '../../../../src/contract/transport.ts';
import { Workbench } from '../../../../src/presentation/shell/context-switch/workbench.ts';
import type { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { message } from '../../../../src/words/catalogue.ts';
import { until } from '../../../builders/office.ts';

const there = { address: 'https://workbench.example/', fields: { key: 'K' } };

async function over(desk: Partial<WorkbenchDesk>, { isMain = true, isBusy = false } = {}) {
  const faults: unknown[] = [];
  const session = observable({
    state: { kind: 'signed-in' },
    who: { userId: 'U-1', isMain },
    faultSeen: (thrown: unknown) => void faults.push(thrown),
  }) as unknown as SessionStore;
  const workbench = new Workbench({
    session,
    queue: { isBusy },
    desk: {
      isShown: async () => true,
      access: async () => ({ kind: 'open' }),
      leave: async () => there,
      end: async () => undefined,
      ...desk,
    },
  });
  await until(() => workbench.isKnown);
  return {
    workbench,
    faults,
    goesOut: () => runInAction(() => Object.assign(session, { state: { kind: 'signed-out' }, who: undefined })),
    comesIn: () =>
      runInAction(() => Object.assign(session, { state: { kind: 'signed-in' }, who: { userId: 'U-1', isMain } })),
  };
}

describe('the link to the workbench', () => {
  it('is not requested for a user other than the main user, and omitted after a failure', async () => {
    expect((await over({ isShown: async () => Promise.reject(new Error('asked')) }, { isMain: false })).faults).toEqual(
      [],
    );
    const { workbench, faults } = await over({ isShown: async () => Promise.reject(new PortFault('offline', {})) });
    expect([workbench.isShown, faults.length]).toEqual([false, 1]);
  });

  it('is opened when access is granted', async () => {
    const { workbench } = await over({});
    expect([workbench.isShown, await workbench.workbenchPressed(), workbench.tip, workbench.leaving]).toEqual([
      true,
      there,
      undefined,
      false,
    ]);
  });

  it('shows that the workbench must be left first, or the platform’s words', async () => {
    const first = await over({ access: async () => ({ kind: 'leave-first' }) });
    expect([await first.workbench.workbenchPressed(), first.workbench.tip]).toEqual([
      undefined,
      { title: 'switchers.sign-out-prompt', words: message('switchers.workbench-leave-first') },
    ]);
    first.workbench.tipRead();
    expect(first.workbench.tip).toBeUndefined();
    const refused = await over({ access: async () => ({ kind: 'refused', words: '账号未关联' }) });
    expect([await refused.workbench.workbenchPressed(), refused.workbench.tip]).toEqual([
      undefined,
      { title: 'switchers.prompt', words: { key: 'refusals.server-said', values: { words: '账号未关联' } } },
    ]);
  });

  it('asks first while uploads are running', async () => {
    const { workbench } = await over({}, { isBusy: true });
    expect([await workbench.workbenchPressed(), workbench.isConfirming]).toEqual([undefined, true]);
    workbench.departureDropped();
    expect(workbench.isConfirming).toBe(false);
    expect(await workbench.departureConfirmed()).toEqual(there);
  });

  it('starts once when pressed repeatedly, and can be started again after a failure', async () => {
    let asked = 0;
    const { promise, reject } = Promise.withResolvers<never>();
    const { workbench, faults } = await over({
      access: async () => {
        asked += 1;
        return promise;
      },
    });
    const pressed = [workbench.workbenchPressed(), workbench.workbenchPressed()];
    reject(new PortFault('offline', {}));
    expect([await Promise.all(pressed), asked, workbench.tip?.title, faults.length, workbench.leaving]).toEqual([
      [undefined, undefined],
      1,
      'switchers.prompt',
      1,
      false,
    ]);
  });
});

describe('signing out of the portal', () => {
  it.each([
    ['may have gone there', { isMain: true, isShown: true }, 1],
    ['has none', { isMain: true, isShown: false }, 0],
    ['is not the main user', { isMain: false, isShown: true }, 0],
  ] as const)('ends the workbench session too: user who %s', async (_who, { isMain, isShown }, expected) => {
    let ended = 0;
    const { goesOut } = await over({ isShown: async () => isShown, end: async () => void (ended += 1) }, { isMain });
    expect(ended).toBe(0);
    goesOut();
    expect(ended).toBe(expected);
  });

  it('succeeds whatever the workbench answers, without a message, and the next time too', async () => {
    let asked = 0;
    const { faults, goesOut, comesIn, workbench } = await over({
      end: async () => ((asked += 1), Promise.reject(new PortFault('offline', {}))),
    });
    goesOut();
    await Promise.resolve();
    expect([asked, faults, workbench.tip]).toEqual([1, [], undefined]);
    comesIn();
    await until(() => workbench.isShown);
    goesOut();
    expect(asked).toBe(2);
  });

  it('does not end the workbench session again for the next user without a workbench', async () => {
    let [ended, isShown] = [0, true];
    const { goesOut, comesIn, workbench } = await over({
      isShown: async () => isShown,
      end: async () => void (ended += 1),
    });
    goesOut();
    isShown = false;
    comesIn();
    await until(() => workbench.isKnown && !workbench.isShown);
    goesOut();
    expect(ended).toBe(1);
  });
});

/** A desk with a back end that answers each path with a code and data. */
function answering(
  answers: Readonly<Record<string, { readonly code?: string; readonly message?: string; readonly data?: unknown }>>,
): WireWorkbenchDesk {
  const transport = {
    exchange: async ({ path }: { readonly path: string }) => ({
      status: 200,
      body: { code: '0', message: '', data: null, ...answers[path.split('/').at(-1) ?? ''] },
    }),
  } as unknown as Transport;
  return new WireWorkbenchDesk(new WireClient(transport));
}

describe('the workbench of another back end', () => {
  it.each([
    [{}, { kind: 'open' }],
    [{ relation: { data: false } }, { kind: 'open' }],
    [{ status: { data: true } }, { kind: 'leave-first' }],
    [{ relation: { code: '0170', message: '账号未关联' } }, { kind: 'refused', words: '账号未关联' }],
    [{ status: { code: '-1', message: '工作台维护中' } }, { kind: 'refused', words: '工作台维护中' }],
  ])('E-34: with the answers %j it is %j', async (answers, standing) => {
    expect(await answering(answers).access()).toEqual(standing);
  });

  it('may be reached without a key, or through another domain’s sign-in page', async () => {
    const workbench = { data: 'https://workbench.example/' };
    expect(await answering({ workbench }).leave()).toEqual({ address: 'https://workbench.example/', fields: {} });
    expect(
      await answering({
        workbench,
        save: {
          code: '018000316',
          message: '请到其他域名登录',
          data: { url: 'https://other.example/cv3/login/login' },
        },
      }).leave(),
    ).toEqual({ address: 'https://other.example/cv3/login/login', fields: {} });
    for (const url of ['javascript:alert(1)', '/\\evil.example', '//evil.example', 7, null])
      await expect(
        answering({ workbench, save: { code: '018000316', message: '请到其他域名登录', data: { url } } }).leave(),
      ).rejects.toMatchObject({ kind: 'refused' });
    await expect(
      answering({ workbench, save: { code: '9', message: '不行', data: { url: 'https://other.example/' } } }).leave(),
    ).rejects.toMatchObject({ kind: 'refused' });
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', ''])(
    'is not opened at the address %j',
    async (data) => {
      await expect(answering({ workbench: { data } }).leave()).rejects.toMatchObject({ kind: 'unexpected-answer' });
    },
  );
});
