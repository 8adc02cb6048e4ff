import { PortFault } from '../../application/ports/port-fault.ts';
import { parseMoney, type Money } from '../../domain/money/money.ts';

/** Parses a required amount, which the schema has already checked. */
export function moneyFromWire(text: string): Money {
  const amount = parseMoney(text);
  if (!amount) throw new PortFault('unexpected-answer');
  return amount;
}
