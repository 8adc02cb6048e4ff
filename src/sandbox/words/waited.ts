import { sandboxMessage, type SandboxMessage } from './sandbox-catalogue.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The waiting time in its largest full unit. Times in milliseconds. */
export function waitingTime(since: number, now: number): SandboxMessage {
  const span = now - since;
  if (span >= day) return sandboxMessage('sandbox.waited-days', { days: Math.floor(span / day) });
  if (span >= hour) return sandboxMessage('sandbox.waited-hours', { hours: Math.floor(span / hour) });
  return span >= minute
    ? sandboxMessage('sandbox.waited-minutes', { minutes: Math.floor(span / minute) })
    : sandboxMessage('sandbox.waited-moment');
}
