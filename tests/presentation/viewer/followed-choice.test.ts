import { makeAutoObservable, when } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FileChoice } from '../../../src/presentation/viewer/shared/file-choice.ts';
import { ViewerPresenter } from '../../../src/presentation/viewer/shared/viewer-presenter.ts';
import { FakeAddresses, FakeContents, FakeReader } from './fake-documents.ts';

const files = [
  { fileId: 'one', name: '1.pdf' },
  { fileId: 'two', name: '2.pdf' },
  { fileId: 'three', name: '3.pdf' },
];

/** The chosen file, as a page stores it. */
class Choice implements FileChoice {
  fileId: string | undefined = undefined;
  files = files;
  isUploading = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get shown(): FileChoice['shown'] {
    return this.fileId === undefined ? undefined : { fileId: this.fileId, files: this.files, companions: files };
  }

  fileChosen(fileId: string | undefined): void {
    this.fileId = fileId;
  }

  uploadsBegun(): void {
    this.isUploading = true;
  }

  uploadsEnded(): void {
    this.isUploading = false;
  }

  given(more: typeof files): void {
    this.files = more;
  }
}

describe('a viewer that follows a choice', () => {
  let addresses: FakeAddresses;
  let reader: FakeReader;
  let choice: Choice;
  let viewer: ViewerPresenter;
  const drawn = async (name: string): Promise<void> =>
    when(() => viewer.viewModel.content.kind === 'document' && viewer.viewModel.name === name, { timeout: 30_000 });

  beforeEach(() => {
    [addresses, reader, choice] = [new FakeAddresses(), new FakeReader(), new Choice()];
    viewer = new ViewerPresenter({ addresses, documents: reader, contents: new FakeContents() });
  });

  it('shows nothing without a choice, and then the chosen file', async () => {
    viewer.follow(choice);
    expect(viewer.viewModel).toMatchObject({ name: '', content: { kind: 'nothing' } });
    choice.fileChosen('two');
    expect(viewer.viewModel).toMatchObject({
      name: '2.pdf',
      fileNumber: 2,
      fileCount: 3,
      mayCompare: true,
      content: { kind: 'loading' },
    });
    await drawn('two.pdf');
    choice.fileChosen(undefined);
    expect(viewer.viewModel).toMatchObject({ name: '', content: { kind: 'nothing' } });
    expect(reader.closed).toBe(1);
  });

  it('makes no thumbnails while files are being sent', async () => {
    viewer.follow(choice);
    choice.uploadsBegun();
    const thumbnail = viewer.thumbnails.picture(
      { fileId: 'one', name: '1.pdf', size: 1000 },
      { width: 40, height: 40, density: 1 },
      () => ({}) as HTMLCanvasElement,
      new AbortController().signal,
    );
    await Promise.resolve();
    expect(reader.opened).toBe(0);
    choice.uploadsEnded();
    expect(await thumbnail).toBeDefined();
  });

  it('shows the name of the new choice while loading, and drops the earlier answer', async () => {
    viewer.follow(choice);
    const release = addresses.hold();
    choice.fileChosen('one');
    choice.fileChosen('three');
    expect(viewer.viewModel).toMatchObject({ name: '3.pdf', content: { kind: 'loading' } });
    release();
    await drawn('three.pdf');
    expect(reader.opened - reader.closed).toBe(1);
  });

  it('shows nothing of another file still loaded, even while hidden', async () => {
    choice.fileChosen('one');
    const stop = viewer.follow(choice);
    await drawn('one.pdf');
    stop();
    choice.fileChosen('two');
    expect(viewer.viewModel).toMatchObject({
      name: '2.pdf',
      content: { kind: 'loading' },
      downloadFailure: undefined,
      withinArchive: undefined,
    });
    expect(addresses.given).toHaveLength(1);
    viewer.follow(choice);
    await drawn('two.pdf');
  });

  it('shows nothing when the chosen file is not in the list', async () => {
    choice.given([]);
    choice.fileChosen('nowhere');
    viewer.follow(choice);
    const nothing = { name: '', fileNumber: 1, fileCount: 0, content: { kind: 'nothing' } };
    expect(viewer.viewModel).toMatchObject(nothing);
  });

  it('has the files and companions of the choice, and none of its own', () => {
    viewer.opened([{ fileId: 'own', name: 'own.pdf' }]);
    viewer.follow(choice);
    expect([viewer.files, viewer.companions, viewer.file]).toEqual([[], [], undefined]);
    choice.given(files.slice(1));
    choice.fileChosen('three');
    expect([viewer.files, viewer.companions, viewer.index]).toEqual([files.slice(1), files, 1]);
  });

  it('shows nothing after the choice is cleared, even while hidden', async () => {
    choice.fileChosen('one');
    const stop = viewer.follow(choice);
    await drawn('one.pdf');
    stop();
    choice.fileChosen(undefined);
    expect(viewer.viewModel).toMatchObject({ name: '', fileCount: 0, content: { kind: 'nothing' } });
  });

  it('ignores a former choice', async () => {
    choice.fileChosen('one');
    viewer.follow(choice);
    const other = new Choice();
    viewer.follow(other);
    other.fileChosen('two');
    await drawn('two.pdf');
    const asked = addresses.given.length;
    choice.fileChosen('three');
    expect([viewer.viewModel.name, viewer.viewModel.content.kind]).toEqual(['two.pdf', 'document']);
    expect(addresses.given).toHaveLength(asked);
  });

  it('requests nothing again for the open file', async () => {
    choice.fileChosen('one');
    viewer.follow(choice);
    await drawn('one.pdf');
    viewer.follow(choice);
    expect([viewer.viewModel.content.kind, addresses.given.length]).toEqual(['document', 1]);
  });

  it('keeps its view when other files are added', async () => {
    choice.fileChosen('one');
    viewer.follow(choice);
    await drawn('one.pdf');
    const { content } = viewer;
    choice.given([{ fileId: 'zero', name: '0.pdf' }, ...files]);
    expect([viewer.content, viewer.viewModel.fileNumber, viewer.viewModel.fileCount]).toEqual([content, 2, 4]);
  });

  it('changes the choice itself when the user pages', async () => {
    choice.fileChosen('one');
    viewer.follow(choice);
    viewer.run('next-file');
    expect([choice.fileId, viewer.viewModel.name]).toEqual(['two', '2.pdf']);
    viewer.fileChosen(2);
    viewer.run('next-file');
    expect(choice.fileId).toBe('three');
    await drawn('three.pdf');
  });

  it('opens a failed file again on request', async () => {
    addresses.refuses = true;
    choice.fileChosen('one');
    viewer.follow(choice);
    await when(() => viewer.viewModel.content.kind === 'failed', { timeout: 30_000 });
    addresses.refuses = false;
    viewer.retryPressed();
    await drawn('one.pdf');
  });

  it('keeps its own files once they are opened in it, and none after it is left', async () => {
    choice.fileChosen('one');
    viewer.follow(choice);
    viewer.opened(files, 1);
    choice.fileChosen('three');
    await drawn('two.pdf');
    viewer.run('next-file');
    expect([choice.fileId, viewer.viewModel.fileNumber]).toEqual(['three', 3]);
    viewer.follow(choice);
    viewer.left();
    expect(viewer.viewModel).toMatchObject({ name: '', fileCount: 0, content: { kind: 'nothing' } });
  });
});
