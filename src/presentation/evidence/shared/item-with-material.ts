import type { Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';

/** A document with its material. */
export interface ItemWithMaterial {
  readonly item: MaterialItem;
  readonly material: Material;
}
