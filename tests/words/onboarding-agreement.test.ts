import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalText } from '../../src/domain/agreements/agreement.ts';
import { onboardingAgreement } from '../../src/domain/agreements/onboarding-agreement.ts';
import { loadOnboardingAgreement } from '../../src/words/agreements/load-onboarding-agreement.ts';

describe('the agreement with the partner bank', () => {
  it('has under its version the exact text whose hash is signed, and is translated clause by clause', async () => {
    const [chinese, english] = [await loadOnboardingAgreement('zh-CN'), await loadOnboardingAgreement('en')];
    expect([chinese.version, createHash('sha256').update(canonicalText(chinese)).digest('hex')]).toEqual([
      onboardingAgreement.version,
      onboardingAgreement.textHash,
    ]);
    const numbers = (text: typeof chinese): readonly (string | undefined)[] =>
      text.sections.flatMap(({ paragraphs }) => paragraphs.map((each) => /^\d+\.\d+/.exec(each)?.[0]));
    expect([english.version, numbers(english)]).toEqual([chinese.version, numbers(chinese)]);
    expect(canonicalText(chinese)).toMatch(/以中文为准/);
    expect(canonicalText(english)).toMatch(/the Chinese version prevails/);
    expect(canonicalText(english)).not.toMatch(/\p{Script=Han}/u);
  });
});
