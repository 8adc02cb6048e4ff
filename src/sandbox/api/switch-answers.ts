import * as v from 'valibot';
import type { DocType } from '../../domain/catalogue/doc-type.ts';

/** Whether new packages can be made, by product. */
export const switchesAnswer = v.record(v.string(), v.boolean());
export type Switches = v.InferOutput<typeof switchesAnswer>;

export interface SwitchOrder {
  readonly docType: DocType;
  readonly on: boolean;
}
