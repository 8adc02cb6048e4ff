import * as v from 'valibot';
import type { DocType } from '../../domain/products/shared/doc-type.ts';

/** By product, whether new packages are made of it. */
export const switchesAnswer = v.record(v.string(), v.boolean());
export type Switches = v.InferOutput<typeof switchesAnswer>;

export interface SwitchOrder {
  readonly docType: DocType;
  readonly on: boolean;
}
