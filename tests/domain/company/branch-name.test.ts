import { describe, expect, it } from 'vitest';
import { looksLikeBranch } from '../../../src/domain/parties/branch-name.ts';

describe('a name that looks like a branch', () => {
  it.each([
    ['北屿建设工程集团有限公司甬江分公司', true],
    ['长屿银行示例支行', true],
    ['某厂驻甬办事处 ', true],
    ['青屿传动设备有限公司', false],
    ['分公司管理有限公司', false],
    ['', false],
  ])('%j: %s', (name, expected) => {
    expect(looksLikeBranch(name)).toBe(expected);
  });
});
