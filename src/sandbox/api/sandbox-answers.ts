import * as v from 'valibot';
import { invoiceMarks } from '../../domain/evidence/reuse/invoice-mark.ts';
import { isSandboxAction } from '../shared/actors.ts';

const file = v.object({ pkFile: v.string(), name: v.string(), size: v.number(), mimeType: v.string() });

/** The fields of an invoice or a contract by their wire names. */
const fields = v.record(v.string(), v.nullish(v.string(), ''));

const item = v.object({
  docMaterialId: v.string(),
  docFileId: v.string(),
  name: v.string(),
  docFileType: v.string(),
  files: v.array(file),
  fields,
  result: v.picklist(['PASS', 'NOPASS', 'UNKNOWN']),
  reason: v.nullish(v.string(), ''),
  changedSinceReturn: v.boolean(),
  reviewedBy: v.nullish(v.picklist(['first', 'final'])),
  /** The objection of the tax register to the invoice. */
  invoiceState: v.nullish(v.picklist(invoiceMarks)),
  replaced: v.nullish(
    v.object({
      fileName: v.string(),
      number: v.nullish(v.string(), ''),
      amount: v.nullish(v.string(), ''),
      sameFiles: v.nullish(v.boolean(), false),
      fields,
      files: v.array(file),
    }),
  ),
});

const material = v.object({
  docMaterialId: v.string(),
  name: v.string(),
  docFileType: v.string(),
  required: v.boolean(),
  result: v.picklist(['PASS', 'NOPASS', 'UNKNOWN']),
  reason: v.nullish(v.string(), ''),
  items: v.array(item),
});

const objection = v.object({ docMaterialId: v.string(), docFileId: v.nullish(v.string()), reason: v.string() });

export const packagesAnswer = v.array(
  v.object({
    docDatumId: v.string(),
    state: v.string(),
    reviewStage: v.nullish(v.picklist(['first', 'final'])),
    company: v.string(),
    financeName: v.string(),
    totalAmount: v.string(),
    dataVersion: v.number(),
    stateSince: v.number(),
    submittedAt: v.nullish(v.number()),
    submittedBy: v.nullish(v.string(), ''),
    /** The actions that are possible now; actions unknown to the console are left out. */
    actions: v.pipe(
      v.array(v.string()),
      v.transform((actions) => actions.filter(isSandboxAction)),
    ),
    /**
     * The reviewer who has taken the package up, and the reviewer who passed its first review; empty if there is none.
     */
    reviewerId: v.string(),
    firstReviewerId: v.string(),
    fundedAt: v.nullish(v.number()),
    expectedBy: v.nullish(v.string()),
    isLate: v.boolean(),
    /** Working days overdue; absent if the calendar does not cover them. */
    lateDays: v.nullish(v.number()),
    /** The last day of an abandoned draft. */
    lapsesOn: v.nullish(v.string()),
    /** The customer's latest request to hurry, for the latest submission. */
    expedited: v.nullish(v.object({ at: v.number(), by: v.string(), reason: v.string() })),
    /** The customer's request for a change, which waits for an answer. */
    changeRequest: v.nullish(v.object({ at: v.number(), by: v.string(), reason: v.string() })),
    /** The customer's request to remove a document, which waits for an answer. */
    removalRequest: v.nullish(v.object({ at: v.number(), by: v.string(), reason: v.string(), document: v.string() })),
    /** Objections of the final reviewer, for the first reviewer. */
    objections: v.array(objection),
    materials: v.array(material),
  }),
);

/** The reading results for the files of a package, by file. */
export const readingsAnswer = v.array(
  v.object({
    pkFile: v.string(),
    state: v.picklist(['waiting', 'running', 'read', 'not-readable']),
    fields: v.array(v.object({ name: v.string(), value: v.string(), source: v.string(), doubts: v.array(v.string()) })),
  }),
);

export const accountsAnswer = v.array(
  v.object({
    userName: v.string(),
    personName: v.string(),
    company: v.string(),
    password: v.string(),
    shows: v.string(),
    roles: v.array(v.object({ pkRole: v.string(), roleName: v.string() })),
  }),
);

export const clockAnswer = v.object({ now: v.number() });
export const signInAnswer = v.object({ homeUrl: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) });
export const stepAnswer = v.object({ docDatumId: v.string(), state: v.string(), dataVersion: v.number() });
/** The empty package that was created for a business outside the portal. */
export const arrivedAnswer = v.object({
  docDatumId: v.string(),
  number: v.string(),
  company: v.string(),
  clerk: v.string(),
});
/** The details of a refusal for the wrong stage; `current` is empty when no review is under way. */
export const stageRefusal = v.object({ state: v.string(), current: v.nullish(v.picklist(['first', 'final', '']), '') });
export const takenRefusal = v.object({ by: v.string() });
export const unmarkedRefusal = v.object({ count: v.number() });

export type QueuedFile = v.InferOutput<typeof file>;
export type QueuedItem = v.InferOutput<typeof item>;
export type QueuedMaterial = v.InferOutput<typeof material>;
export type QueuedPackage = v.InferOutput<typeof packagesAnswer>[number];
export type FileRead = v.InferOutput<typeof readingsAnswer>[number];
export type PackageArrived = v.InferOutput<typeof arrivedAnswer>;
export type DemoAccount = v.InferOutput<typeof accountsAnswer>[number];
