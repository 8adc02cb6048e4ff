import * as v from 'valibot';

/** How the object store is made to fail. */
export const storeFaults = ['none', 'away', 'full', 'read-only', 'refused', 'nonsense'] as const;
export type StoreFault = (typeof storeFaults)[number];

/** Whether documents are read, or stay waiting. */
export const readingFaults = ['on', 'off'] as const;
export type ReadingFault = (typeof readingFaults)[number];

/** Whether the platform's background work runs automatically. */
export const machineModes = ['on', 'off'] as const;
export type MachineMode = (typeof machineModes)[number];

export const callFaultKinds = ['latency', 'offline', 'code', 'nonsense', 'hang'] as const;
export type CallFaultKind = (typeof callFaultKinds)[number];

/** Whether a call fails before or after its work is done. */
export const faultWhens = ['before', 'after'] as const;
export type FaultWhen = (typeof faultWhens)[number];

const callFault = v.object({
  call: v.string(),
  kind: v.picklist(callFaultKinds),
  times: v.number(),
  when: v.picklist(faultWhens),
  code: v.string(),
  milliseconds: v.number(),
});

export const faultsAnswer = v.object({
  objectStore: v.picklist(storeFaults),
  recognition: v.picklist(readingFaults),
  machines: v.picklist(machineModes),
  calls: v.array(callFault),
  callNames: v.array(v.string()),
});

export type CallFault = v.InferOutput<typeof callFault>;
export type Faults = v.InferOutput<typeof faultsAnswer>;

/** A fault to simulate from now on, or to end. */
export type FaultOrder =
  | { readonly objectStore: StoreFault }
  | { readonly recognition: ReadingFault }
  | { readonly machines: MachineMode }
  | { readonly call: string; readonly kind: 'none' }
  | {
      readonly call: string;
      readonly kind: CallFaultKind;
      readonly times: number;
      readonly when: FaultWhen;
      readonly milliseconds?: number;
      readonly code?: string;
    };

const effect = v.object({ kept: v.number(), corrected: v.number(), typed: v.number() });
/** The effect of document reading on all submissions: numbers of fields by kind of document. */
export const effectsAnswer = v.object({
  submissions: v.number(),
  byType: v.object({ BUSI_INVOICE: effect, BUSI_CONTRACT: effect }),
});
export type Effects = v.InferOutput<typeof effectsAnswer>;

export const jobsAnswer = v.array(
  v.object({ name: v.string(), waiting: v.number(), running: v.number(), failed: v.number() }),
);
export type JobCounts = v.InferOutput<typeof jobsAnswer>[number];
