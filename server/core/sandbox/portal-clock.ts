import type { Clock } from '../ports.ts';

/** Real time, and the portal's own time, which the sandbox may move forward and back. */
export class PortalClock implements Clock {
  private offset = 0;
  private readonly readSystemTime: () => number;

  constructor(readSystemTime: () => number) {
    this.readSystemTime = readSystemTime;
  }

  now(): number {
    return this.readSystemTime() + this.offset;
  }

  realTime(): number {
    return this.readSystemTime();
  }

  /** How far the portal's time is ahead of real time, in milliseconds. */
  ahead(): number {
    return this.offset;
  }

  setAhead(milliseconds: number): void {
    this.offset = milliseconds;
  }
}
