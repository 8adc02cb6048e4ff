import { runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { uploadPage, type UploadPage } from '../../../builders/upload-page.ts';

const bytes = async (): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(10);

describe('the selected document', () => {
  let page: UploadPage;
  const idOf = (name: string): string =>
    page.presenter.state.materials.flatMap(({ items }) => items).find(({ files }) => files[0]?.name === name)
      ?.documentId ?? '';
  /** The file of the open form, the file in the viewer, and the name that the viewer shows. */
  const together = (): readonly (string | undefined)[] => {
    const { openItem, preview } = page.presenter.page;
    const files = page.presenter.page.item(openItem?.documentId ?? '')?.files ?? [];
    return [
      files[0]?.name,
      preview?.files.find(({ fileId }) => fileId === preview.fileId)?.name,
      page.viewer.viewModel.name,
    ];
  };
  const given = async (materialId: string, ...names: readonly string[]): Promise<void> => {
    page.give(materialId, ...names);
    await page.settled();
  };

  beforeEach(async () => {
    page = uploadPage();
    await page.open();
  });

  it('is the first that arrived, and stays so when a file of another material arrives', async () => {
    await given('MI', '1.pdf', '2.pdf');
    await given('MO', 'letter.pdf');
    expect(together()).toEqual(['1.pdf', '1.pdf', '1.pdf']);
  });

  it('is the first of an optional material until an unfinished one arrives', async () => {
    await given('MO', 'letter.pdf', 'note.pdf');
    expect(together()).toEqual(['letter.pdf', 'letter.pdf', 'letter.pdf']);
    await given('MI', '1.pdf');
    expect(together()).toEqual(['1.pdf', '1.pdf', '1.pdf']);
  });

  it('is the next one that the user goes to, without a focus event', async () => {
    await given('MI', '1.pdf', '2.pdf', '3.pdf');
    page.presenter.work.nextPressed(idOf('1.pdf'));
    expect(together()).toEqual(['2.pdf', '2.pdf', '2.pdf']);
    page.presenter.work.confirmPressed(idOf('2.pdf'));
    page.presenter.itemPressed(idOf('3.pdf'));
    expect(together()).toEqual(['3.pdf', '3.pdf', '3.pdf']);
  });

  it('follows the file paged to in the viewer', async () => {
    await given('MI', '1.pdf', '2.pdf');
    page.viewer.run('next-file');
    expect(together()).toEqual(['2.pdf', '2.pdf', '2.pdf']);
    expect(page.presenter.page.isUnfolded(idOf('2.pdf'))).toBe(true);
    page.viewer.run('previous-file');
    expect(together()).toEqual(['1.pdf', '1.pdf', '1.pdf']);
  });

  it('shows its new file after the upload, and never the earlier one again', async () => {
    await given('MI', '1.pdf', '2.pdf');
    page.answers.slow = true;
    const looked = page.presenter.loader.refresh();
    page.presenter.files.fileReplaced(idOf('1.pdf'), { name: 'better.pdf', size: 10, bytes });
    // The file, then its location: the request for the package came before both.
    page.answers.release(2);
    await page.settled();
    page.answers.release(2);
    await page.settled();
    expect(together()).toEqual(['better.pdf', 'better.pdf', 'better.pdf']);
    await page.answers.releaseAll();
    await looked;
    expect(together()).toEqual(['better.pdf', 'better.pdf', 'better.pdf']);
  });

  it('is not removed by an answer requested before it was added', async () => {
    await given('MO', 'letter.pdf');
    page.answers.slow = true;
    const looked = page.presenter.loader.refresh();
    page.give('MI', '1.pdf');
    page.answers.release(2);
    await page.settled();
    page.answers.release(2);
    await page.settled();
    runInAction(() => page.presenter.work.typed(idOf('1.pdf'), 'number', '12'));
    await page.answers.releaseAll();
    await looked;
    expect([
      together()[0],
      page.presenter.editors.get(idOf('1.pdf'))?.fields.number,
      page.presenter.removed.views,
    ]).toEqual(['1.pdf', '12', []]);
  });

  it('is the next one after its removal by anyone', async () => {
    await given('MI', '1.pdf', '2.pdf', '3.pdf');
    page.presenter.itemPressed(idOf('2.pdf'));
    page.presenter.removal.removePressed(idOf('2.pdf'));
    await page.presenter.removal.removalConfirmed();
    expect(together()).toEqual(['3.pdf', '3.pdf', '3.pdf']);
    page.kept.remove(idOf('3.pdf'));
    await page.presenter.loader.refresh();
    expect(together()).toEqual(['1.pdf', '1.pdf', '1.pdf']);
    page.kept.remove(idOf('1.pdf'));
    await page.presenter.loader.refresh();
    expect(together()).toEqual([undefined, undefined, '']);
  });

  it('is shown beside a sample only until its form is entered', async () => {
    await given('MI', '1.pdf');
    page.presenter.previewPressed('E1');
    expect(together()).toEqual(['1.pdf', 'example.pdf', 'example.pdf']);
    page.presenter.work.documentEntered(idOf('1.pdf'));
    expect(together()).toEqual(['1.pdf', '1.pdf', '1.pdf']);
  });

  it('keeps the previewed page while its form is edited', async () => {
    page.presenter.opened('BUSI_CONTRACT', 'DD1');
    await given('MC', 'contract.pdf');
    page.presenter.files.pagesAdded(idOf('contract.pdf'), [{ name: 'annex.pdf', size: 10, bytes }]);
    await page.settled();
    expect(together()).toEqual(['contract.pdf', 'annex.pdf', 'annex.pdf']);
    page.presenter.work.documentEntered(idOf('contract.pdf'));
    expect(together()).toEqual(['contract.pdf', 'annex.pdf', 'annex.pdf']);
  });

  it('stays selected when its row is folded, and is restored when the user returns to its stage', async () => {
    await given('MI', '1.pdf', '2.pdf');
    page.presenter.itemPressed(idOf('2.pdf'));
    page.presenter.opened('BUSI_CONTRACT', 'DD1');
    expect(together()).toEqual([undefined, undefined, '']);
    page.presenter.opened('BUSI_INVOICE', 'DD1');
    expect(together()).toEqual(['2.pdf', '2.pdf', '2.pdf']);
    page.presenter.foldPressed(idOf('2.pdf'));
    expect([together(), page.presenter.page.isUnfolded(idOf('2.pdf'))]).toEqual([['2.pdf', '2.pdf', '2.pdf'], false]);
  });

  it('is the next unfinished one after all confirmable ones are confirmed', async () => {
    await given('MI', '1.pdf', '2.pdf');
    for (const fileId of page.kept.files.keys()) page.kept.readings.set(fileId, { state: 'not-readable' });
    page.clock.advance(1_200);
    await page.settled();
    page.presenter.itemPressed(idOf('2.pdf'));
    page.presenter.work.confirmAllPressed('MI');
    expect(together()).toEqual(['1.pdf', '1.pdf', '1.pdf']);
  });
});
