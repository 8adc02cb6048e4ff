import type { Clock } from '../ports.ts';

/** Real time, and the portal's own time, which the sandbox may move forward and back. */
export class PortalClock implements Clock {
  private offset = 0;
  private readonly realTime: () => number;

  constructor(realTime: () => number) {
    this.realTime = realTime;
  }

  now(): number {
    return this.realTime() + this.offset;
  }

  steady(): number {
    return this.realTime();
  }

  /** How far the portal's time is ahead of real time, in milliseconds. */
  ahead(): number {
    return this.offset;
  }

  setAhead(milliseconds: number): void {
    this.offset = milliseconds;
  }
}
