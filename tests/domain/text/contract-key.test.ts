import { describe, expect, it } from 'vitest';
import { contractKey, contractSeparators } from '../../../src/domain/text/contract-key.ts';

describe('the characters that distinguish contract numbers', () => {
  it.each([
    ['QH2026A0917', 'QH2026A0917'],
    ['QH-2026/A(0917)', 'QH2026A0917'],
    ['ＱＨ－２０２６Ａ０９１７', 'QH2026A0917'],
    ['启采〔2026〕18号', '启采202618号'],
    ['启采【2026】18 号', '启采202618号'],
    ['启采（2026）１８号', '启采202618号'],
    ['乙采〔2026〕18号', '乙采202618号'],
    ['QH-2026(甲)/09 号', 'QH2026甲09号'],
    ['采购合同第十八号', '采购合同第十八号'],
    ['2026—采·十八', '2026采十八'],
    ['合同《框架》_No.7', '合同框架No7'],
    ['№ 7', 'No7'],
    ['㈠2026', '一2026'],
    ['𠮷采2026', '𠮷采2026'],
    ['', ''],
    [' -—〔〕 ', ''],
  ])('of %j is %j', (number, key) => {
    expect(contractKey(number)).toBe(key);
  });

  it('has no sign that parts a number', () => {
    for (const sign of contractSeparators) expect(contractKey(`采${sign}7`)).toBe('采7');
    expect(new Set(contractSeparators).size).toBe([...contractSeparators].length);
  });
});
