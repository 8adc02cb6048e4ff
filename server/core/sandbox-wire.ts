import type { Material, MaterialItem } from '../../src/domain/materials/material.ts';
import { reviewStageOf } from '../../src/domain/materials/package-machine.ts';
import { moneyToText } from '../../src/domain/money/money.ts';
import { itemToWire } from './material-wire.ts';
import type { PackageRecord } from './records.ts';

export interface SandboxFile {
  readonly pkFile: string;
  readonly name: string;
  /** In bytes; 0 for a document of the demo world that nobody has opened yet. */
  readonly size: number;
  readonly mimeType: string;
  readonly url: string;
}

type AddressOf = (pkFile: string) => Promise<string>;

async function itemWire(item: MaterialItem, material: Material, addressOf: AddressOf) {
  const wire = itemToWire(item, material.docMaterialId, true);
  const files: SandboxFile[] = [];
  for (const file of item.files) files.push({ ...file, url: await addressOf(file.pkFile) });
  return {
    docMaterialId: material.docMaterialId, docFileId: item.docFileId, name: item.files[0]?.name ?? material.name, docFileType: item.docFileType, files,
    /** What the clerk entered, as the wire names it: of the invoice, or of the contract. */
    fields: wire.invoice ?? wire.contract ?? {},
    result: item.result, reason: item.reason, changedSinceReturn: item.changedSinceReturn, replaced: wire.replaced ?? null,
  };
}

/** A package as the reviewer's queue shows it: everything given, each file beside its fields. */
export async function sandboxPackage(record: PackageRecord, company: string, materials: readonly Material[], addressOf: AddressOf) {
  return {
    docDatumId: record.docDatumId, state: record.state, reviewStage: reviewStageOf(record.state) ?? null, company, pkCorp: record.pkCorp, financeName: record.financeName,
    totalAmount: moneyToText(record.totalAmount), dataVersion: record.dataVersion, stateSince: record.stateSince,
    submittedAt: record.submittedAt ?? null, submittedBy: record.submittedByName,
    materials: await Promise.all(
      materials.map(async (material) => ({
        docMaterialId: material.docMaterialId, name: material.name, docFileType: material.docFileType, required: material.required, result: material.result, reason: material.reason,
        items: await Promise.all(material.items.map(async (item) => itemWire(item, material, addressOf))),
      })),
    ),
  };
}

export type SandboxPackage = Awaited<ReturnType<typeof sandboxPackage>>;
