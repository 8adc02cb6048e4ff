import { evidenceCallRules } from './evidence/evidence-call-rules.ts';
import { helpCallRules } from './help/help-call-rules.ts';
import { peopleCallRules } from './people/people-call-rules.ts';
import { registrationCallRules } from './registration/registration-call-rules.ts';
import { shellCallRules } from './shell/shell-call-rules.ts';
import type { CallRules } from './call-rule.ts';

/** Rules of all calls. An area declares those of its calls in its own file. */
export const callRules: CallRules = {
  ...evidenceCallRules,
  ...helpCallRules,
  ...peopleCallRules,
  ...registrationCallRules,
  ...shellCallRules,
};
