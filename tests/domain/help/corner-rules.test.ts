import { describe, expect, it } from 'vitest';
import { feedbackProblems, isFeedbackMobile } from '../../../src/domain/help/shared/feedback.ts';
import { rightBarAt, type RightBarPlace } from '../../../src/domain/help/shared/right-bar.ts';
import { defaultRightBar } from '../../../src/domain/platform/page-config.ts';

describe('the feedback form', () => {
  const good = { personName: '周思远', mobilePhone: '13800000000', opinionContent: '很好用' };
  it.each([
    [{}, {}],
    [{ personName: '', mobilePhone: '' }, {}],
    [{ mobilePhone: ' 13800000000 ' }, {}],
    [{ opinionContent: '' }, { opinionContent: 'missing' }],
    [{ opinionContent: ' \n ' }, { opinionContent: 'missing' }],
    [{ opinionContent: '长'.repeat(500) }, {}],
    [{ opinionContent: '长'.repeat(501) }, { opinionContent: 'too-long' }],
    [{ personName: '长'.repeat(20) }, {}],
    [{ personName: '长'.repeat(21) }, { personName: 'too-long' }],
    [
      { mobilePhone: '16612345678', opinionContent: '' },
      { mobilePhone: 'not-a-mobile', opinionContent: 'missing' },
    ],
  ])('%j has the problems %j', (change, problems) =>
    expect(feedbackProblems({ ...good, ...change }, defaultRightBar.mobileDigits)).toEqual(problems),
  );

  it.each([
    ['13000000000', true],
    ['14000000000', true],
    ['15000000000', true],
    ['17000000000', true],
    ['18000000000', true],
    ['16000000000', false],
    ['19000000000', false],
    ['12000000000', false],
    ['1380000000', false],
    ['138000000000', false],
    ['03800000000', false],
    ['1380000000a', false],
    ['+8613800000', false],
  ])('accepts %s by the documented digits: %s', (number, taken) =>
    expect(isFeedbackMobile(number, defaultRightBar.mobileDigits)).toBe(taken),
  );
  it('accepts mobile numbers by the configured digits', () =>
    expect([isFeedbackMobile('19000000000', '3456789'), isFeedbackMobile('12000000000', '3456789')]).toEqual([
      true,
      false,
    ]));
});

describe('the right bar', () => {
  const place: RightBarPlace = { path: '/index', signedIn: true, hasHelp: true, asksSatisfaction: true };
  const full = {
    onlineService: 'https://service.example/',
    rightBar: { ...defaultRightBar, wechat: 'https://wechat.example/' },
  };
  const icons = (terms: Partial<typeof full>, at: Partial<RightBarPlace> = {}) =>
    rightBarAt({ ...full, ...terms }, { ...place, ...at }).join(' ');
  const bar = (change: Partial<typeof defaultRightBar>) => ({ rightBar: { ...full.rightBar, ...change } });

  it('has all icons in their order when all have a target', () =>
    expect(icons({})).toBe('help college wechat survey note service feedback fold'));
  it.each([
    [{ onlineService: '' }, {}, 'help college wechat survey note feedback fold'],
    [bar({ wechat: '' }), {}, 'help college survey note service feedback fold'],
    [bar({ hasHelpCentre: false }), {}, 'help wechat survey note service feedback fold'],
    [{}, { asksSatisfaction: false }, 'help college wechat note service feedback fold'],
    [
      bar({ survey: 'https://survey.example/' }),
      { asksSatisfaction: false },
      'help college wechat survey note service feedback fold',
    ],
    [bar({ isShort: true }), {}, 'help fold'],
    [bar({ isShort: true }), { hasHelp: false }, ''],
    [{}, { signedIn: false }, ''],
    [{}, { hasHelp: false }, 'college wechat survey note service feedback fold'],
    [{}, { path: '/register/register' }, 'college wechat survey note service feedback fold'],
    [{}, { path: '/note' }, 'college wechat survey note service feedback fold'],
    [{}, { path: '/notes/all' }, 'help college wechat survey note service feedback fold'],
    [{}, { path: '/guarantee/index' }, ''],
    [{}, { path: '/common/finance-data/guarantee/detail' }, ''],
  ])('shows the available icons: %j at %j', (terms, at, expected) => expect(icons(terms, at)).toBe(expected));
});
