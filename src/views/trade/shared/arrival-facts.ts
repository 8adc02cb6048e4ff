import { moneyToText } from '../../../domain/money/money.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import type { Fact } from '../../design/panels/KeyValueFacts.tsx';
import { money } from '../../../words/format.ts';
import type { Say } from '../../../words/use-words.ts';

/**
 * The facts about a sent amount, for the user who accepts or refuses it. `words`: the amount in words; empty to omit
 * it.
 */
export const arrivalFacts = (holding: HeldInstrument, words: string, say: Say): readonly Fact[] => [
  { label: say('trade.column-number'), value: holding.number },
  { label: say('trade.column-sender'), value: holding.senderName },
  { label: say('trade.payer'), value: holding.issuerName },
  { label: say('trade.amount'), value: money(moneyToText(holding.amount)), strong: true },
  ...(words === '' ? [] : [{ label: say('trade.amount-words'), value: say('trade.amount-in-words', { words }) }]),
  { label: say('trade.due'), value: say('trade.due-and-paid', { dueOn: holding.dueOn, ...holding.paysOn }) },
];
