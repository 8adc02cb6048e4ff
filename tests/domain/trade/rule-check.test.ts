import { describe, expect, it } from 'vitest';
import {
  hasChangedSince,
  noteCheck,
  passCheck,
  refuseCheck,
  type RuleCheck,
} from '../../../src/domain/trade/shared/rule-check.ts';

const watched = (name: string): RuleCheck => noteCheck('PAYEE_STANDING', 'watched', { name });
const good = (name: string): RuleCheck => passCheck('PAYEE_STANDING', { name });

describe('a rule', () => {
  it.each<[string, RuleCheck, readonly RuleCheck[], boolean]>([
    ['came out alike', good('甲'), [good('甲')], false],
    ['came out otherwise', watched('甲'), [good('甲')], true],
    ['has another reason', refuseCheck('TERM', 'past'), [refuseCheck('TERM', 'too-long')], true],
    ['was not judged before', good('甲'), [], false],
    ['was judged for another company alone', watched('甲'), [good('乙')], false],
    ['is alike for its own company among several', watched('甲'), [good('乙'), watched('甲'), good('丙')], false],
    ['has changed for its own company alone', good('乙'), [watched('乙'), good('甲')], true],
    ['is another rule', passCheck('TERM'), [refuseCheck('PAYEE_STANDING', 'violating')], false],
    ['was judged twice without a name', passCheck('TERM'), [refuseCheck('TERM', 'past'), passCheck('TERM')], false],
  ])('that %s', (_what, check, earlier, hasChanged) => {
    expect(hasChangedSince(check, earlier)).toBe(hasChanged);
  });
});
