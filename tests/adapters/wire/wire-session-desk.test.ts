import { expect, it } from 'vitest';
import { WireClient } from '../../../src/adapters/wire/wire-client.ts';
import { WireSessionDesk } from '../../../src/adapters/wire/shell/wire-session-desk.ts';
import { calls } from '../../../server/core/desks.ts';
import type { ExchangeOptions, Transport } from '../../../src/contract/transport.ts';

it('the session continues under the window’s role for the present user, not for a former one', async () => {
  const meant: unknown[] = [];
  const roles = ['ROLE_CORP_OPERATOR', 'ROLE_CORP_DIRECTOR'].map((pkRole) => ({ pkRole, roleName: pkRole }));
  const user3 = {
    userId: 'U-2',
    personId: 'P-2',
    userName: 'limin',
    personName: '李敏',
    userState: 'NORMAL',
    userType: 'CORP',
  };
  let currentRole3 = 'ROLE_CORP_OPERATOR';
  const transport = {
    offers: () => true,
    exchange: async (call: object, _request: object, { account }: ExchangeOptions) => {
      if (call === calls.refreshSession) [currentRole3] = ['ROLE_CORP_DIRECTOR', meant.push(account)];
      return {
        status: 200,
        body: {
          code: '0',
          message: '',
          data: call === calls.security ? { user3, candidateRoles: roles, menus3: [], currentRole3 } : null,
        },
        traceId: undefined,
      };
    },
  };
  const client = new WireClient(transport as unknown as Transport);
  client.account = () => 'U-1';
  const desk = new WireSessionDesk(client, {
    recall: () => 'ROLE_CORP_DIRECTOR',
    remember: () => undefined,
    forget: () => undefined,
  });
  expect([(await desk.current()).role.code, meant]).toEqual(['ROLE_CORP_DIRECTOR', ['U-2']]);
});

it('a page sent without a session does not request the user at first, and does afterwards', async () => {
  const asked: unknown[] = [];
  const transport = {
    offers: () => true,
    exchange: async (call: object) => {
      asked.push(call);
      return { status: 401, body: { code: 'SESSION_REQUIRED', message: '', data: null }, traceId: undefined };
    },
  };
  const sent = [true, false];
  const desk = new WireSessionDesk(
    new WireClient(transport as unknown as Transport),
    { recall: () => undefined, remember: () => undefined, forget: () => undefined },
    () => sent.shift() === true,
  );
  await expect(desk.current()).rejects.toMatchObject({ kind: 'not-signed-in' });
  expect(asked).toEqual([]);
  await expect(desk.current()).rejects.toMatchObject({ kind: 'not-signed-in' });
  expect(asked).toEqual([calls.security]);
});
