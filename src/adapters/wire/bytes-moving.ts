import type { Clock } from '../../application/ports/clock.ts';
import { PortFault, type FaultKind } from '../../application/ports/port-fault.ts';

/** Milliseconds without progress after which an upload is given up. */
const stallPatience = 60_000;

export interface SendingOptions {
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Runs an upload without a total time limit. If no bytes are sent for too long, it is given up with the fault
 * `stalledAs`.
 */
export async function whileBytesMove<Result>(
  clock: Clock,
  { onProgress, signal }: SendingOptions,
  send: (options: SendingOptions) => Promise<Result>,
  stalledAs: FaultKind = 'timed-out',
): Promise<Result> {
  const stalled = new AbortController();
  const wait = (): (() => void) => clock.wakeAfter(stallPatience, () => stalled.abort());
  let forget = wait();
  const reportProgress = (sent: number): void => {
    forget();
    forget = wait();
    onProgress(sent);
  };
  try {
    return await send({ onProgress: reportProgress, signal: AbortSignal.any([signal, stalled.signal]) });
  } catch (fault) {
    throw stalled.signal.aborted && !signal.aborted ? new PortFault(stalledAs, { call: 'upload' }) : fault;
  } finally {
    forget();
  }
}
