import { computedStruct, makeAutoObservable } from 'mobx';
import type { FileReference, Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { laidBeside } from '../shared/laid-beside.ts';

interface Look {
  readonly pkFile: string;
  /** The user wants to see it; otherwise it only shows where there is room beside the form. */
  readonly asked: boolean;
  /** Another one each time that something is to be shown, so that the same file is shown again to those who paged on. */
  readonly turn: number;
}

/** A file that is looked at, with those beside it, in the order of the page. */
export interface Preview extends Look {
  readonly files: readonly FileReference[];
  /** What may be laid beside it, of whatever stage. */
  readonly companions: readonly FileReference[];
}

/** Each file once: a sheet is that of many documents. */
const given = (materials: readonly Material[]): readonly FileReference[] => [...new Map(materials.flatMap((material) => material.items.flatMap((item) => item.files)).map((file) => [file.pkFile, file])).values()];
const samples = ({ examples, templates }: Material): readonly FileReference[] => [...examples, ...templates];

/** Which file of a package is looked at. */
export class PackagePreview {
  look: Look | undefined = undefined;
  readonly #materials: () => readonly Material[];
  readonly #all: () => readonly Material[];

  /**
   * @param materials those of the stage that is shown, in the order of the page
   * @param all those of the whole package
   */
  constructor(materials: () => readonly Material[], all: () => readonly Material[]) {
    this.#materials = materials;
    this.#all = all;
    makeAutoObservable(this, { shown: computedStruct }, { autoBind: true, deep: false });
  }

  /** A document is shown among the documents, a sample among the samples of its material; what lies in another stage is not. */
  get shown(): Preview | undefined {
    const { look } = this;
    const materials = this.#materials();
    const files = [given(materials), ...materials.map(samples)].find((each) => each.some((file) => file.pkFile === look?.pkFile));
    if (!look || !files) return undefined;
    return { ...look, files, companions: laidBeside(this.#all().map((material) => ({ stage: material.stage, files: given([material]) }))) };
  }

  pressed(pkFile: string | undefined): void {
    if (pkFile === undefined) this.look = undefined;
    else this.turnTo(pkFile, true);
  }

  /** The preview over the whole screen is closed; what it showed stays beside the form. */
  closed(): void {
    if (this.look) this.look = { ...this.look, asked: false };
  }

  /** The first file of a material is shown at once, and one that takes the place of what is looked at; others leave the eye alone, and so does what came for another stage. */
  arrived(item: MaterialItem, before: readonly FileReference[]): void {
    const place = this.#materials().find((material) => material.items.some((each) => each.docFileId === item.docFileId));
    if (!place) return;
    const looked = this.look?.pkFile;
    const replaced = before.some((file) => file.pkFile === looked);
    const here = [...given([place]), ...samples(place)].some((file) => file.pkFile === looked);
    const file = item.files.at(-1);
    if (file && (replaced || !here)) this.turnTo(file.pkFile, this.look?.asked === true && replaced);
  }

  /** Somebody works on a document: it is the one to look at, where there is room beside the form. */
  followed(item: MaterialItem): void {
    const [file] = item.files;
    if (file && !item.files.some((each) => each.pkFile === this.shown?.pkFile)) this.turnTo(file.pkFile, false);
  }

  /** What is looked at lies in none of the materials that are shown: nothing is, and nothing comes back by itself. */
  keptToStage(): void {
    if (!this.shown) this.look = undefined;
  }

  private turnTo(pkFile: string, asked: boolean): void {
    this.look = { pkFile, asked, turn: (this.look?.turn ?? 0) + 1 };
  }
}
