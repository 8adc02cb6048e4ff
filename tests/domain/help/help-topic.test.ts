import { describe, expect, it } from 'vitest';
import {
  findHelp,
  helpBlocks,
  helpExcerpt,
  helpTerms,
  markHelpTerms,
  plainHelp,
  type HelpTopic,
} from '../../../src/domain/help/shared/help-topic.ts';

const topic = (id: string, title: string, content: string): HelpTopic => ({
  id,
  title,
  content,
  category: undefined,
  related: [],
});

describe('the text of an answer', () => {
  it('consists of paragraphs, steps, lists, notes and pictures of the portal', () => {
    expect(helpBlocks('一\n\n1. 二\n1. 三\n- 四\n! 五\n![六](/help-pictures/list.zh-CN.webp)\n七')).toEqual([
      { kind: 'text', text: '一' },
      { kind: 'steps', lines: ['二', '三'] },
      { kind: 'list', lines: ['四'] },
      { kind: 'heed', text: '五' },
      { kind: 'picture', address: '/help-pictures/list.zh-CN.webp', shows: '六' },
      { kind: 'text', text: '七' },
    ]);
  });
  it.each([
    '![x](https://elsewhere.example/a.png)',
    '![x](//elsewhere.example/a.png)',
    '![x](/a.svg)',
    '![x](javascript:alert(1).png)',
    '<img src=x onerror=alert(1)>',
  ])('is plain text for %s', (line) => expect(helpBlocks(line)).toEqual([{ kind: 'text', text: line }]));
  it('is one line without marks and pictures', () =>
    expect(plainHelp('一\n1. 二\n![六](/a.webp)\n! 五')).toBe('一 二 五'));
});

describe('the search for help', () => {
  const topics = [
    topic('a', '怎样登录？', '短信验证码 5 分钟内有效'),
    topic('b', '收不到短信验证码怎么办？', '等 60 秒'),
    topic('c', 'Should I upload XML or OFD?', 'They are ORIGINALS of e-invoices'),
  ];
  const ids = (query: string): string =>
    findHelp(topics, query)
      .map(({ id }) => id)
      .join('');
  it.each([
    ['', 'abc'],
    ['  ', 'abc'],
    ['验证码', 'ba'],
    ['短信 分钟', 'a'],
    ['xml', 'c'],
    ['ＸＭＬ', 'c'],
    ['originals', 'c'],
    ['xml originals', 'c'],
    ['没有这个', ''],
    ['怎么办？', 'b'],
    ['如何登录', 'a'],
    ['How do I upload XML?', 'c'],
    ['收不到验证码', 'b'],
    ['有效短信', 'a'],
  ])('“%s” finds %s', (query, found) => expect(ids(query)).toBe(found));
  it.each([
    ['xml 短信', 'bc'],
    ['请问怎么收短信', 'b'],
    ['短信办法', 'b'],
    ['登录要验证码', 'ba'],
    ['upload验证码', 'bc'],
    ['分钟要等多久', ''],
    ['码', 'ba'],
  ])('“%s” without a full match finds the topics with most of its terms: %s', (query, found) =>
    expect(ids(query)).toBe(found),
  );
  it('finds at most five topics without a full match', () =>
    expect(
      findHelp(
        Array.from({ length: 9 }, (_unused, at) => topic(String(at), `发票 ${at}`, '')),
        '发票金额',
      ),
    ).toHaveLength(5));
  it('uses at most ten distinct terms', () =>
    expect(helpTerms(`a A ${Array.from({ length: 20 }, (_unused, index) => `t${index}`).join(' ')}`)).toHaveLength(10));
});

describe('a match in a help text', () => {
  it('is marked at every place', () =>
    expect(markHelpTerms('短信：收不到短信', '短信')).toEqual([
      { text: '短信', isHit: true },
      { text: '：收不到', isHit: false },
      { text: '短信', isHit: true },
    ]));
  it('is marked next to a ligature-like sign', () =>
    expect(markHelpTerms('…发票', '发票')).toEqual([
      { text: '…', isHit: false },
      { text: '发票', isHit: true },
    ]));
  it('is marked word by word', () =>
    expect(markHelpTerms('角色，怎样切换', '怎么切换角色')).toEqual([
      { text: '角色', isHit: true },
      { text: '，怎样', isHit: false },
      { text: '切换', isHit: true },
    ]));
  it('is marked once where terms overlap', () =>
    expect(markHelpTerms('ABC', 'ab bc')).toEqual([{ text: 'ABC', isHit: true }]));
  it.each([
    ['nothing', ''],
    ['nothing', 'x'],
    ['ﬁle', 'file'],
  ])('marks nothing in %s for “%s”', (text, query) =>
    expect(markHelpTerms(text, query)).toEqual([{ text, isHit: false }]),
  );
  it('is shown in an excerpt with its surroundings', () => {
    const long = `${'前'.repeat(100)}验证码${'后'.repeat(100)}`;
    expect(helpExcerpt(long, '验证码')).toBe(`…${'前'.repeat(20)}验证码${'后'.repeat(67)}…`);
    expect(helpExcerpt(long, '')).toBe(`${'前'.repeat(90)}…`);
    expect(helpExcerpt('短', '短')).toBe('短');
  });
});
