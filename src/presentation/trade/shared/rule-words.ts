import type { RuleCheck, RuleCode } from '../../../domain/trade/shared/rule-check.ts';
import { sentenceValueNames, type RuleSentenceValues } from '../../../domain/trade/shared/rule-sentence.ts';
import type { TradeRefusal } from '../../../application/ports/trade/trade-desk.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';

/** A rule as a page shows it: what was checked, its outcome, and the remedy. */
export interface ShownCheck {
  readonly code: RuleCode;
  readonly outcome: RuleCheck['outcome'];
  readonly what: Message;
  /** Whether the outcome was different when the application was submitted. */
  readonly isChanged?: boolean;
}

/** The words of a rule. Each outcome and reason of a rule has its own sentence in the catalogue. */
export function showCheck({ code, outcome, because, values }: RuleCheck): ShownCheck {
  return {
    code,
    outcome,
    what: message('trade.rule', { code, outcome, because: because ?? '', ...pickValues(values) }),
  };
}

function pickValues(values: RuleCheck['values']): RuleSentenceValues {
  const valueOf = (name: keyof RuleSentenceValues): string => (Object.hasOwn(values, name) ? (values[name] ?? '') : '');
  // The catalogue has a sentence for each of these names.
  return Object.fromEntries(sentenceValueNames.map((name) => [name, valueOf(name)])) as RuleSentenceValues;
}

const plainRefusals: Readonly<
  Record<'state' | 'gone' | 'not-permitted' | 'unsigned' | 'failed' | 'certificate' | 'signature', PlainKey>
> = {
  state: 'trade.refused-state',
  gone: 'trade.refused-gone',
  'not-permitted': 'trade.refused-not-permitted',
  unsigned: 'trade.refused-unsigned',
  failed: 'trade.refused-failed',
  certificate: 'trade.refused-certificate',
  // The page that signs shows what is wrong with the signature.
  signature: 'trade.refused-unsigned',
};

/** Why nothing was changed, in words. */
export function refusalMessage(refusal: TradeRefusal): Message {
  switch (refusal.because) {
    case 'rule':
      return refusal.check ? showCheck(refusal.check).what : message('trade.refused-state');
    case 'not-yours':
      return message('trade.decision-bar', { bar: refusal.bar });
    case 'field':
      return message('trade.refused-field');
    case 'changed':
      // An application that still waits has only moved to another step or changed in its form.
      return refusal.state === undefined || refusal.state === 'WAITING'
        ? message('trade.refused-changed')
        : message('trade.refused-changed-to', { state: refusal.state });
    default:
      return message(plainRefusals[refusal.because]);
  }
}
