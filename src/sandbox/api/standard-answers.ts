import * as v from 'valibot';

const standard = v.object({
  fkStdSnapshotVersionEffect: v.string(),
  docType: v.string(),
  docScene: v.nullable(v.string()),
  /** Empty for the standard of every core enterprise that has none of its own. */
  core: v.string(),
  funder: v.string(),
  categories: v.array(v.object({ name: v.string(), required: v.boolean() })),
});

export const standardsAnswer = v.array(standard);
export const revisedAnswer = v.object({ fkStdSnapshotVersionEffect: v.string() });

export type Standard = v.InferOutput<typeof standard>;

/** A changed requirement from now on: removed, required or optional. */
export interface StandardOrder {
  readonly fkStdSnapshotVersionEffect: string;
  readonly removed?: readonly string[];
  readonly asked?: readonly { readonly name: string; readonly required: boolean }[];
}
