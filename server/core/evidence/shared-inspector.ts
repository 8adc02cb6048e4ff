import { CallTurns } from '../call-turns.ts';
import { Leases } from '../leases.ts';
import type { Parts } from '../parts.ts';
import type { FileInspector } from '../ports.ts';

/**
 * Has one file of a company looked into at a time, on however many servers: what a company may keep busy does not grow
 * with them. Its files wait here in a line of their own, so that one server asks for one turn at most, and before they
 * come to the inspector, where other companies' files would wait behind them.
 */
export function sharedInspector(
  { inspector, store, clock }: Pick<Parts, 'inspector' | 'store' | 'clock'>,
  leases = new Leases(store, clock),
): FileInspector {
  const lines = new CallTurns(1, Number.POSITIVE_INFINITY);
  return {
    inspect: async (content) =>
      lines.take(content.company, async () =>
        leases.hold(`inspection ${content.company}`, async () => inspector.inspect(content)),
      ),
  };
}
