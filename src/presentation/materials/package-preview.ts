import { makeAutoObservable } from 'mobx';
import type { FileReference, Material, MaterialItem } from '../../domain/materials/material.ts';

/** A file that is looked at, with those beside it; a new object each time that something is to be shown. */
export interface Preview {
  readonly pkFile: string;
  readonly files: readonly FileReference[];
  /** The user wants to see it; otherwise it only shows where there is room beside the form. */
  readonly asked: boolean;
}

const given = (materials: readonly Material[]): readonly FileReference[] => materials.flatMap((material) => material.items.flatMap((item) => item.files));

/** Which file of a package is looked at. */
export class PackagePreview {
  shown: Preview | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** A document is shown among the documents, a sample among the samples of its material. */
  pressed(pkFile: string | undefined, materials: readonly Material[]): void {
    const samples = materials.map((material) => [...material.examples, ...material.templates]);
    const files = [given(materials), ...samples].find((each) => each.some((file) => file.pkFile === pkFile));
    this.shown = pkFile === undefined || !files ? undefined : { pkFile, files, asked: true };
  }

  /** The preview over the whole screen is closed; what it showed stays beside the form. */
  closed(): void {
    if (this.shown) this.shown = { ...this.shown, asked: false };
  }

  /** The first file of a material is shown at once, and one that takes the place of what is looked at; others leave the eye alone, and so does what came for another stage. `materials` are those of the stage that is shown. */
  arrived(item: MaterialItem, before: readonly FileReference[], materials: readonly Material[]): void {
    const place = materials.find((material) => material.items.some((each) => each.docFileId === item.docFileId));
    if (!place) return;
    const looked = this.shown?.pkFile;
    const replaced = before.some((file) => file.pkFile === looked);
    const here = [...given([place]), ...place.examples, ...place.templates].some((file) => file.pkFile === looked);
    const file = item.files.at(-1);
    if (file && (replaced || !here)) this.shown = { pkFile: file.pkFile, files: given(materials), asked: this.shown?.asked === true && replaced };
    else if (this.shown) this.shown = { ...this.shown, files: given(materials) };
  }

  /** Somebody works on a document: it is the one to look at, where there is room beside the form. */
  followed(item: MaterialItem, materials: readonly Material[]): void {
    const [file] = item.files;
    if (file && !item.files.some((each) => each.pkFile === this.shown?.pkFile)) this.shown = { pkFile: file.pkFile, files: given(materials), asked: false };
  }

  /** What is looked at lies in none of these materials: nothing is. */
  keptTo(materials: readonly Material[]): void {
    const files = materials.flatMap((material) => [...given([material]), ...material.examples, ...material.templates]);
    if (!files.some((file) => file.pkFile === this.shown?.pkFile)) this.shown = undefined;
  }
}
