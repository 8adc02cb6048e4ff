import { beforeEach, describe, expect, it } from 'vitest';
import type { UploadStage } from '../../../../../src/domain/evidence/materials/stage.ts';
import { PackageSelection } from '../../../../../src/presentation/evidence/materials/state/package-selection.ts';

describe('the selection of a package', () => {
  let places: Map<string, UploadStage>;
  let stage: UploadStage;
  let selection: PackageSelection;
  beforeEach(() => {
    places = new Map<string, UploadStage>([
      ['A', 'BUSI_INVOICE'],
      ['B', 'BUSI_INVOICE'],
      ['C', 'BUSI_CONTRACT'],
    ]);
    stage = 'BUSI_INVOICE';
    selection = new PackageSelection({
      get stage() {
        return stage;
      },
      stageOf: (documentId) => places.get(documentId),
    });
  });

  it('is one document in each stage', () => {
    selection.select('A');
    selection.select('C');
    expect([selection.current?.documentId, selection.has('A'), selection.has('C')]).toEqual(['A', true, true]);
    selection.select('B');
    expect([selection.current?.documentId, selection.has('A'), selection.isOpen('B')]).toEqual(['B', false, true]);
    stage = 'BUSI_CONTRACT';
    expect(selection.of(stage)?.documentId).toBe('C');
  });

  it('is empty for a removed or unknown document', () => {
    selection.select('D');
    expect(selection.current).toBeUndefined();
    selection.select('A');
    places.delete('A');
    expect([selection.of(stage), selection.has('A'), selection.isOpen('A')]).toEqual([undefined, false, false]);
  });

  it('begins with the first file of a document, whichever file of another was shown', () => {
    selection.select('A', { fileId: 'A2' });
    expect(selection.current?.fileId).toBe('A2');
    selection.turnTo('B', 'B2');
    expect(selection.current).toMatchObject({ documentId: 'A', fileId: 'A2' });
    selection.turnTo('A', 'A3');
    expect(selection.current?.fileId).toBe('A3');
    selection.select('B');
    expect(selection.current?.fileId).toBeUndefined();
  });

  it('keeps a document chosen by the user when another is offered, and accepts an offer otherwise', () => {
    selection.offer('A', false);
    selection.offer('B', true);
    expect(selection.current).toMatchObject({ documentId: 'B', open: true });
    selection.offer('A', true);
    expect(selection.current?.documentId).toBe('B');
    selection.fold('A');
    expect(selection.isOpen('B')).toBe(true);
    selection.fold('B');
    expect([selection.isOpen('B'), selection.has('B')]).toEqual([false, true]);
    selection.offer('A', true);
    expect(selection.current?.documentId).toBe('A');
  });

  it('keeps a sample beside offered documents, and closes it when the user selects one', () => {
    selection.showSample('E1', true);
    expect(selection.current).toMatchObject({ documentId: undefined, sample: 'E1' });
    selection.offer('A', true);
    expect(selection.current).toMatchObject({ documentId: 'A', sample: 'E1', asked: true });
    places.delete('A');
    expect(selection.of(stage)).toMatchObject({ documentId: undefined, sample: 'E1', asked: true });
    selection.select('B');
    expect(selection.current).toMatchObject({ documentId: 'B', sample: undefined, asked: false });
  });

  it('returns to the document’s first file when the wide view is closed', () => {
    selection.closeWide();
    expect(selection.current).toBeUndefined();
    selection.select('A', { fileId: 'A2', asked: true });
    selection.closeWide();
    expect(selection.current).toEqual({
      documentId: 'A',
      fileId: undefined,
      sample: undefined,
      open: true,
      asked: false,
    });
  });
});
