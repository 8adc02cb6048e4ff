import * as v from 'valibot';
import type { PackageType } from '../../domain/catalogue/package-type.ts';

/** Whether new packages can be made, by product. */
export const switchesAnswer = v.record(v.string(), v.boolean());
export type Switches = v.InferOutput<typeof switchesAnswer>;

export interface SwitchOrder {
  readonly docType: PackageType;
  readonly on: boolean;
}
