import type { LibraryChanges, StandardChange } from '../../../application/ports/evidence/library-changes.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { libraryCalls } from '../../../contract/documented/evidence/library.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import type { CategoryChange } from '../../../domain/evidence/standards/standard-changes.ts';
import type { WireClient } from '../wire-client.ts';

type CategoryWire = NonNullable<AnswerOf<typeof libraryCalls.libraryCompare>['categories']>[number];

function changeFrom({ categoryName: name, changeType, required, aspects }: CategoryWire): CategoryChange {
  if (changeType === 'ADDED') return { change: 'added', name, required: required ?? false };
  return changeType === 'REMOVED' ? { change: 'removed', name } : { change: 'changed', name, aspects: aspects ?? [] };
}

export class WireLibraryChanges implements LibraryChanges {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async changesOf(docDatumId: string): Promise<StandardChange | undefined> {
    const { fkStdSnapshotVersionEffect, canCreateMaterial, categories } = await this.client.send(
      libraryCalls.libraryCompare,
      { id: docDatumId },
    );
    if (!categories || categories.length === 0) return undefined;
    return {
      version: fkStdSnapshotVersionEffect ?? '',
      changes: categories.map(changeFrom),
      mayTakeOver: canCreateMaterial === true,
    };
  }

  async takeOver(docDatumId: string): Promise<boolean> {
    try {
      await this.client.send(libraryCalls.libraryCompare, { id: docDatumId, createMaterial: true });
      return true;
    } catch (fault) {
      if (fault instanceof PortFault && (fault.kind === 'refused' || fault.kind === 'forbidden')) return false;
      throw fault;
    }
  }
}
