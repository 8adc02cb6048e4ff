import { expect, it } from 'vitest';
import { WireMessageDesk } from '../../../src/adapters/wire/messages/wire-message-desk.ts';
import { WireClient } from '../../../src/adapters/wire/wire-client.ts';
import type { Call } from '../../../src/contract/call.ts';

/** A back end that answers with a list of messages, and records its requests. */
function deskOver(answer: unknown): { readonly desk: WireMessageDesk; readonly asked: string[] } {
  const asked: string[] = [];
  const transport = {
    offers: () => false,
    exchange: async (call: Call) => {
      asked.push(call.path);
      return { status: 200, body: { code: '0', message: '', data: answer }, traceId: undefined };
    },
  };
  return { desk: new WireMessageDesk(new WireClient(transport as never)), asked };
}

it('a message with required fields only is accepted', async () => {
  const { desk } = deskOver([{ messageId: '1', sendTime: 5 }]);
  expect(await desk.all()).toEqual([
    { id: '1', category: 'system', title: '', content: '', sentAt: 5, isRead: false, isToDo: false, path: undefined },
  ]);
});

it.each([
  ['FUNDS', 'funds'],
  ['REVIEW', 'review'],
  ['AGREEMENT', 'agreement'],
  ['SYSTEM', 'system'],
  ['TOMORROW', 'system'],
  ['constructor', 'system'],
])('a message of type %s is of the kind %s', async (messageType, category) => {
  expect(await deskOver([{ messageId: '1', sendTime: 5, messageType }]).desk.all()).toMatchObject([{ category }]);
});

it.each([
  ['/credit/finance-data/detail?p=DD1', '/credit/finance-data/detail?p=DD1'],
  ['https://elsewhere.example', undefined],
  ['//elsewhere.example', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('the link %s is followed as %s', async (url, path) => {
  expect(await deskOver([{ messageId: '1', sendTime: 5, url, readTime: 6, isToDo: true }]).desk.all()).toMatchObject([
    { path, isRead: true, isToDo: true },
  ]);
});

it('marking nothing as read requests nothing', async () => {
  const { desk, asked } = deskOver(null);
  await desk.markRead([]);
  expect(asked).toEqual([]);
  await desk.markRead(['1']);
  expect(asked).toEqual(['/corp/v1/sys/messages/read']);
});
