import { expect, it } from 'vitest';
import { localizeName } from '../../../../server/core/identity/localize-name.ts';
import { delegateSignature } from '../../../../src/domain/identity/delegation.ts';

it.each([
  ['李敏', '李敏', '李敏'],
  [delegateSignature('李敏', '顾云舟'), '李敏（代顾云舟）', '李敏 (for 顾云舟)'],
  ['方知雨（财务共享中心）', '方知雨（财务共享中心）', '方知雨 (财务共享中心)'],
  ['', '', ''],
])('a name is written in the language around it: %s', (name, chinese, english) => {
  expect([localizeName(name, 'zh-CN'), localizeName(name, 'en')]).toEqual([chinese, english]);
});
