import * as v from 'valibot';

const file = v.object({ pkFile: v.string(), name: v.string(), size: v.number(), mimeType: v.string() });

const item = v.object({
  docMaterialId: v.string(), docFileId: v.string(), name: v.string(), docFileType: v.string(), files: v.array(file),
  /** Of the invoice or of the contract, by their names on the wire. */
  fields: v.record(v.string(), v.nullish(v.string(), '')),
  result: v.picklist(['PASS', 'NOPASS', 'UNKNOWN']), reason: v.nullish(v.string(), ''), changedSinceReturn: v.boolean(),
  replaced: v.nullish(v.object({ fileName: v.string(), number: v.nullish(v.string(), ''), amount: v.nullish(v.string(), ''), sameFiles: v.nullish(v.boolean(), false), files: v.array(file) })),
});

const material = v.object({
  docMaterialId: v.string(), name: v.string(), docFileType: v.string(), required: v.boolean(),
  result: v.picklist(['PASS', 'NOPASS', 'UNKNOWN']), reason: v.nullish(v.string(), ''), items: v.array(item),
});

const objection = v.object({ docMaterialId: v.string(), docFileId: v.nullish(v.string()), reason: v.string() });

export const packagesAnswer = v.array(
  v.object({
    docDatumId: v.string(), state: v.string(), reviewStage: v.nullish(v.picklist(['first', 'final'])), company: v.string(), financeName: v.string(),
    totalAmount: v.string(), dataVersion: v.number(), stateSince: v.number(), submittedAt: v.nullish(v.number()), submittedBy: v.nullish(v.string(), ''),
    /** Of the final reviewer, for the first one. */
    objections: v.array(objection),
    materials: v.array(material),
  }),
);

export const accountsAnswer = v.array(
  v.object({
    userName: v.string(), personName: v.string(), company: v.string(), password: v.string(), shows: v.string(),
    roles: v.array(v.object({ pkRole: v.string(), roleName: v.string() })),
  }),
);

export const clockAnswer = v.object({ now: v.number() });
export const signInAnswer = v.object({ homeUrl: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) });
export const reviewAnswer = v.object({ docDatumId: v.string(), state: v.string(), dataVersion: v.number() });
/** What a refusal for the wrong stage speaks of; `current` is empty where nobody reviews. */
export const stageRefusal = v.object({ state: v.string(), current: v.picklist(['first', 'final', '']) });

export type QueuedFile = v.InferOutput<typeof file>;
export type QueuedItem = v.InferOutput<typeof item>;
export type QueuedMaterial = v.InferOutput<typeof material>;
export type QueuedPackage = v.InferOutput<typeof packagesAnswer>[number];
export type DemoAccount = v.InferOutput<typeof accountsAnswer>[number];
