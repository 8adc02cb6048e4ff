import type { Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';

/** A document, and the material that it lies in. */
export interface Placed {
  readonly item: MaterialItem;
  readonly material: Material;
}
