import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { LedgerCheck } from '../core/trade/ledger-check.ts';
import type { JobCounts } from '../core/ports.ts';

/** A call as it was answered. */
export interface AnsweredCall {
  readonly call: string;
  readonly status: number;
  /** Milliseconds from its arrival to the end of its answer. */
  readonly ms: number;
  readonly traceId: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Figures of one kind of call: since the start, and of the last answered calls. Times in milliseconds. */
export interface CallFigures {
  readonly call: string;
  readonly count: number;
  /** Answered by a fault of the server. */
  readonly faults: number;
  readonly middle: number;
  readonly slowest5: number;
  readonly longest: number;
}

/** Queries about a server of the installation for its operators. */
export interface Gauged {
  readonly jobs: () => Promise<readonly JobCounts[]>;
  /** The dependencies of the portal: for each, whether it is available, or the reason why not. */
  readonly readiness: () => Promise<Readonly<Record<string, boolean | string>>>;
  /** Last comparison of the ledger; left out where there is none. */
  readonly ledger?: (() => Promise<LedgerCheck | undefined>) | undefined;
}

/** Duration in milliseconds from which a call is listed as slow, and maximum number of listed calls. */
export const slowFrom = 1_000;
const maxSlowCalls = 100;
/** Number of the last calls of each kind whose durations are kept. */
const weighed = 500;

interface Kind {
  count: number;
  faults: number;
  readonly last: number[];
}

/**
 * Counts what one server does, for its operators' page and for Prometheus. It knows calls by name, but not who made
 * them.
 */
export class ServerFigures {
  readonly registry = new Registry();
  readonly #kinds = new Map<string, Kind>();
  readonly #slow: AnsweredCall[] = [];
  readonly #seconds: Histogram<'call' | 'status'>;
  #listening = 0;

  constructor({ jobs, readiness, ledger }: Gauged) {
    collectDefaultMetrics({ register: this.registry });
    this.#seconds = new Histogram({
      name: 'portal_call_duration_seconds',
      help: 'Calls by name and class of status',
      labelNames: ['call', 'status'],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [this.registry],
    });
    // Each gauge is read only on request.
    for (const gauge of [jobsGauge(jobs), readyGauge(readiness), ledgerGauge(ledger), this.#listenersGauge()])
      this.registry.registerMetric(gauge);
  }

  answered(one: AnsweredCall): void {
    this.#seconds.observe({ call: one.call, status: `${Math.floor(one.status / 100)}xx` }, one.ms / 1000);
    const kind = this.#kinds.get(one.call) ?? { count: 0, faults: 0, last: [] };
    this.#kinds.set(one.call, kind);
    kind.last[kind.count % weighed] = one.ms;
    kind.count += 1;
    if (one.status >= 500) kind.faults += 1;
    if (one.ms >= slowFrom) this.#slow.unshift(one);
    this.#slow.length = Math.min(this.#slow.length, maxSlowCalls);
  }

  /** Sets the number of open connections for pushed news. */
  listening(count: number): void {
    this.#listening = count;
  }

  get listeners(): number {
    return this.#listening;
  }

  /** The slowest kinds of call first. */
  calls(): readonly CallFigures[] {
    return [...this.#kinds]
      .map(([call, { count, faults, last }]) => {
        const sorted = last.toSorted((one, other) => one - other);
        const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
        return { call, count, faults, middle: at(0.5), slowest5: at(0.95), longest: at(1) };
      })
      .toSorted((one, other) => other.slowest5 - one.slowest5 || (one.call < other.call ? -1 : 1));
  }

  /** The newest first. */
  slow(): readonly AnsweredCall[] {
    return this.#slow;
  }

  #listenersGauge(): Gauge {
    const listening = (): number => this.#listening;
    return new Gauge({
      name: 'portal_listeners',
      help: 'Open connections on which news is pushed',
      registers: [],
      collect() {
        this.set(listening());
      },
    });
  }
}

function jobsGauge(jobs: Gauged['jobs']): Gauge<'job' | 'state'> {
  return new Gauge({
    name: 'portal_jobs',
    help: 'Work put aside, of the whole installation',
    labelNames: ['job', 'state'],
    registers: [],
    async collect() {
      for (const { name, waiting, running, failed } of await jobs().catch(() => []))
        for (const [state, count] of Object.entries({ waiting, running, failed }))
          this.set({ job: name, state }, count);
    },
  });
}

function ledgerGauge(ledger: Gauged['ledger']): Gauge {
  return new Gauge({
    name: 'portal_ledger_faults',
    help: 'Contradictions that the last comparison of the ledger found, of the whole installation',
    registers: [],
    async collect() {
      const last = await ledger?.().catch(() => undefined);
      // Before the first comparison, the number is unknown.
      if (last) this.set(last.faults);
      else this.remove();
    },
  });
}

function readyGauge(readiness: Gauged['readiness']): Gauge<'part'> {
  return new Gauge({
    name: 'portal_ready',
    help: 'What must answer for the portal to be of use: 1 where it does',
    labelNames: ['part'],
    registers: [],
    async collect() {
      for (const [part, answer] of Object.entries(await readiness())) this.set({ part }, answer === true ? 1 : 0);
    },
  });
}
