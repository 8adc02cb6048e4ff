import { describe, expect, it } from 'vitest';
import {
  toFarewellMail,
  toMail,
  toTextMessage,
  type AlertEntry,
} from '../../../../server/core/messages/alert-texts.ts';

const portal = 'https://portal.example/cv3';
const telling = (title: string, more: Partial<AlertEntry> = {}): AlertEntry => ({
  topic: 'review',
  title,
  isMailable: true,
  path: '/credit/finance-data/detail?p=DD-1',
  ...more,
});
const many = (count: number): readonly AlertEntry[] =>
  Array.from({ length: count }, (_, at) => telling(`第${at + 1}条`));

describe('a text message', () => {
  it.each([
    ['zh-CN', 1, '第1条。请登录供应链金融平台查看。'],
    ['zh-CN', 2, '您有 2 条新消息：第1条；第2条。请登录供应链金融平台查看。'],
    ['zh-CN', 3, '您有 3 条新消息：第1条；第2条；第3条。请登录供应链金融平台查看。'],
    ['zh-CN', 5, '您有 5 条新消息：第1条；第2条；第3条；另有 2 条。请登录供应链金融平台查看。'],
    ['en', 1, '第1条. Sign in to the supply-chain finance portal to see it.'],
    ['en', 3, 'You have 3 new messages: 第1条; 第2条; 第3条. Sign in to the supply-chain finance portal to see them.'],
    [
      'en',
      4,
      'You have 4 new messages: 第1条; 第2条; 第3条; and 1 more. Sign in to the supply-chain finance portal to see them.',
    ],
  ] as const)('in %s about %d messages names three at most, and counts the rest', (locale, count, words) => {
    expect(toTextMessage(locale, many(count))).toBe(words);
  });

  it.each([
    ['zh-CN', '您有 5 条新消息：资料包退回 1 项；业务已取消；1 条资金消息；另有 2 条。请登录供应链金融平台查看。'],
    [
      'en',
      'You have 5 new messages: 资料包退回 1 项; 业务已取消; 1 message about funds; and 2 more. Sign in to the supply-chain finance portal to see them.',
    ],
  ] as const)('in %s begins with tasks, and contains no names', (locale, words) => {
    const tellings = [
      telling('业务已取消'),
      telling('长屿银行已放款', { topic: 'funds', isMailable: false }),
      telling('资料包退回 1 项', { topic: 'todo' }),
      telling('证书已更新'),
      telling('协议已生效'),
    ];
    expect(toTextMessage(locale, tellings)).toBe(words);
  });

  it('has no link', () => {
    expect(toTextMessage('zh-CN', many(2))).not.toContain('/');
  });
});

describe('a mail', () => {
  it.each([
    ['zh-CN', 'todo', '【待办】'],
    ['zh-CN', 'review', '【审核】'],
    ['zh-CN', 'funds', '【资金】'],
    ['zh-CN', 'agreement', '【协议】'],
    ['zh-CN', 'system', '【系统】'],
    ['en', 'todo', '[To do] '],
    ['en', 'review', '[Review] '],
    ['en', 'funds', '[Funds] '],
    ['en', 'agreement', '[Agreements] '],
    ['en', 'system', '[System] '],
  ] as const)('in %s about %s has the topic and the link of each message', (locale, topic, words) => {
    expect(toMail(locale, [telling('资料包已通过', { topic })], portal).text).toContain(
      `1. ${words}资料包已通过\n   ${portal}/credit/finance-data/detail?p=DD-1`,
    );
  });

  it.each([
    ['zh-CN', 1, '供应链金融平台：您有 1 条新消息'],
    ['zh-CN', 3, '供应链金融平台：您有 3 条新消息'],
    ['en', 1, 'Supply-chain finance portal: 1 new message'],
    ['en', 3, 'Supply-chain finance portal: 3 new messages'],
  ] as const)('has the count in its subject in %s: %d', (locale, count, subject) => {
    const mail = toMail(locale, many(count), portal);
    expect([mail.subject, mail.text.split('\n\n')[0]]).toEqual([
      subject,
      locale === 'en'
        ? `You have ${count} new ${count === 1 ? 'message' : 'messages'} in the supply-chain finance portal:`
        : `您在供应链金融平台有 ${count} 条新消息：`,
    ]);
  });

  it.each([
    ['zh-CN', '1. 【审核】请登录查看'],
    ['en', '1. [Review] sign in to see it'],
  ] as const)('in %s has only the topic of a message that contains names', (locale, words) => {
    const { text } = toMail(locale, [telling('启衡重工退回了资料包', { isMailable: false })], portal);
    expect([text.includes(words), text.includes('启衡')]).toEqual([true, false]);
  });

  it('begins with tasks', () => {
    expect(
      toMail('zh-CN', [telling('业务已取消'), telling('资料包退回 1 项', { topic: 'todo' })], portal).text,
    ).toContain('1. 【待办】资料包退回 1 项');
  });

  it('links to the message centre for a message without a page', () => {
    expect(toMail('zh-CN', [telling('证书即将到期', { path: undefined })], portal).text).toContain(
      `证书即将到期\n   ${portal}/my/message/index`,
    );
  });

  it.each([
    [20, 20, undefined],
    [21, 20, '另有 1 条'],
    [45, 20, '另有 25 条'],
  ] as const)('about %d messages lists %d, and counts the rest', (count, rows, more) => {
    const { text } = toMail('zh-CN', many(count), portal);
    expect(text.match(/^\d+\. /gmu)).toHaveLength(rows);
    expect(/另有 \d+ 条/u.exec(text)?.[0]).toBe(more);
  });

  it.each(['zh-CN', 'en'] as const)('in %s ends with the link to the choices', (locale) => {
    expect(toMail(locale, many(1), portal).text.endsWith(`${portal}/my/message/index`)).toBe(true);
  });
});

it.each([
  ['zh-CN', /不再接收消息/u],
  ['en', /no more messages/u],
] as const)('a farewell mail in %s has no names and no links', (locale, subject) => {
  const { subject: told, text } = toFarewellMail(locale);
  expect(told).toMatch(subject);
  expect(text).not.toContain('http');
});
