import { describe, expect, it } from 'vitest';
import {
  waitingDays,
  matchesFilter,
  messageGroups,
  type MessageFilter,
} from '../../../../src/domain/messages/shared/message-groups.ts';
import { isPagePath, type Message } from '../../../../src/domain/messages/shared/message.ts';

const at = (text: string): number => Date.parse(`${text}+08:00`);
const message = (id: string, sentAt: number, more: Partial<Message> = {}): Message => ({
  id,
  category: 'review',
  title: '资料包初审通过',
  content: '启衡重工 · DD20261118-0042',
  sentAt,
  isRead: false,
  isToDo: false,
  path: undefined,
  ...more,
});
const everything: MessageFilter = { category: 'all', keyword: '', unreadOnly: false, days: 90 };

describe('the address in a message', () => {
  it.each([
    ['/credit/finance-data/detail?p=DD1', true],
    ['/my/message/index', true],
    ['//elsewhere.example', false],
    ['/\\elsewhere.example', false],
    ['https://elsewhere.example/', false],
    ['javascript:alert(1)', false],
    ['credit/index', false],
    ['', false],
    ['/x?to=https://elsewhere.example', false],
    ['/a b', false],
    ['/a\\b', false],
  ])('%s is a page of the portal: %s', (address, isOne) => {
    expect(isPagePath(address)).toBe(isOne);
  });
});

it('messages to do come first, and the others are grouped by Shanghai day', () => {
  const [late, early, before, old] = [
    message('1', at('2026-11-21T00:10:00')),
    message('2', at('2026-11-21T00:00:00')),
    message('3', at('2026-11-20T23:59:00')),
    message('4', at('2026-09-01T10:00:00'), { isToDo: true }),
  ];
  expect(messageGroups([late, early, before, old])).toEqual([
    { day: undefined, messages: [old] },
    { day: '2026-11-21', messages: [late, early] },
    { day: '2026-11-20', messages: [before] },
  ]);
  expect(messageGroups([])).toEqual([]);
});

it.each([
  ['2026-11-21T00:00:00', 0],
  ['2026-11-20T23:59:00', 1],
  ['2026-11-14T08:00:00', 7],
  ['2026-11-22T08:00:00', 0],
])('a message of %s has waited %i days', (when, days) => {
  expect(waitingDays({ sentAt: at(when) }, '2026-11-21')).toBe(days);
});

describe('the filter of messages', () => {
  const sent = at('2026-11-15T08:00:00');
  it.each<[string, Partial<MessageFilter>, Partial<Message>, boolean]>([
    ['matches every message by default', {}, {}, true],
    ['matches a message of the chosen category', { category: 'review' }, {}, true],
    ['excludes another category', { category: 'funds' }, {}, false],
    ['matches every message to do under “to do”', { category: 'todo' }, { isToDo: true, category: 'system' }, true],
    ['excludes other messages under “to do”', { category: 'todo' }, {}, false],
    ['matches an unread message under “unread”', { unreadOnly: true }, {}, true],
    ['excludes a read message under “unread”', { unreadOnly: true }, { isRead: true }, false],
    ['matches the seventh day of the last seven', { days: 7 }, {}, true],
    ['excludes the eighth day of the last seven', { days: 7 }, { sentAt: at('2026-11-14T23:59:00') }, false],
    ['matches an older message to do', { days: 7 }, { sentAt: at('2026-10-01T08:00:00'), isToDo: true }, true],
    ['matches a part of the title', { keyword: ' 初审 ' }, {}, true],
    ['matches a part of the content in any case', { keyword: 'dd20261118' }, {}, true],
    ['excludes a message without the search text', { keyword: '退回' }, {}, false],
  ])('%s', (_what, wish, more, isThere) => {
    expect(matchesFilter(message('1', sent, more), { ...everything, ...wish }, '2026-11-21')).toBe(isThere);
  });
});
