import { CallTurns } from '../call-turns.ts';
import { Leases } from '../leases.ts';
import type { Parts } from '../parts.ts';
import type { FileInspector } from '../ports.ts';

/**
 * Inspects one file of a company at a time, on any number of servers, so that one company cannot occupy all of them.
 * The company's files queue here, before they reach the inspector, where other companies' files would wait behind them.
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
