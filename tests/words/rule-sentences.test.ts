import { describe, expect, it } from 'vitest';
import { showCheck } from '../../src/presentation/trade/shared/rule-words.ts';
import { ruleSentence as english } from '../../src/words/en/trade/rules.ts';
import { ruleSentence as chinese } from '../../src/words/zh-CN/trade/rules.ts';
import type { RuleCheck } from '../../src/domain/trade/shared/rule-check.ts';
import type { RuleSentence } from '../../src/domain/trade/shared/rule-sentence.ts';

const sentencesOf = (check: RuleCheck): readonly string[] => {
  const said = showCheck(check).what.values as unknown as RuleSentence;
  return [chinese(said), english(said)];
};
const amount = (names: string): RuleCheck => ({
  code: 'AMOUNT',
  outcome: 'noted',
  because: 'exceptional',
  values: { amount: '2000000.01', most: '2000000.00', names },
});

describe('the sentence of a rule that calls for the final reviewer', () => {
  it('says which limit is exceeded, and who reviews it', () => {
    expect(sentencesOf(amount('程见川、陆闻笛'))).toEqual([
      '金额 ¥2,000,000.01，超过 ¥2,000,000.00，主管审批后由终审人程见川、陆闻笛终审',
      'The amount of ¥2,000,000.01 is above ¥2,000,000.00. Once the director has approved, 程见川 or 陆闻笛 must review it.',
    ]);
  });

  it('names the role where no person has it', () => {
    expect(
      sentencesOf(amount('')).map((text) => /由终审人终审$|a final reviewer must review it\.$/u.test(text)),
    ).toEqual([true, true]);
  });

  it('says the same of the term', () => {
    const values = { days: '200', usualUntil: '2027-05-27', names: '程见川' };
    expect(sentencesOf({ code: 'TERM', outcome: 'noted', because: 'exceptional', values })).toEqual([
      '期限 200 天，超过 6 个月（2027-05-27），主管审批后由终审人程见川终审',
      'Term of 200 days, longer than six months (27 May 2027). Once the director has approved, 程见川 must review it.',
    ]);
  });
});
