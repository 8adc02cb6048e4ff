import type { LocalFile } from '../../../src/application/ports/uploads/document-vault.ts';
import { takesOpenedArchives } from '../../../src/domain/uploads/opened-archives.ts';
import { allowedExtensions, type FileLimits } from '../../../src/domain/uploads/file-limits.ts';
import { localFile } from '../../../src/presentation/uploads/local-file.ts';
import { invoiceOf } from '../../../src/domain/evidence/materials/document-content.ts';
import { uploadStages } from '../../../src/domain/evidence/materials/stage.ts';
import { itemFieldsOf } from '../../../src/presentation/evidence/shared/field-kinds.ts';
import type { ItemEditor } from '../../../src/presentation/evidence/materials/editing/item-editor.ts';
import type { MaterialsPresenter } from '../../../src/presentation/evidence/materials/materials-presenter.ts';
import { waitsForUser } from '../../../src/presentation/evidence/materials/editing/save-state.ts';
import { pathsOf } from '../../../src/presentation/evidence/shared/package-paths.ts';
import { isUnderWay } from '../../../src/presentation/evidence/shared/upload-task.ts';
import type { Assembling } from '../abilities/assembling.ts';
import { givenFile } from '../files.ts';
import { eventually, until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';
import { shownMaterials } from './shown-materials.ts';

/** Prepares files as the views do. A file that needs no change stays the same object. */
async function prepareFiles(
  portal: OpenPortal,
  given: readonly LocalFile[],
  opensArchives: boolean,
): Promise<readonly LocalFile[]> {
  const local = new Map<File, LocalFile>();
  for (const file of given) local.set(new File([await file.bytes()], file.name), file);
  const prepared = (await portal.presenters.prepareFiles?.([...local.keys()], opensArchives)) ?? [];
  return prepared.map((file) => ({ ...localFile(file), ...local.get(file) }));
}

export function assembling(portal: OpenPortal): Assembling {
  const atWork = (): MaterialsPresenter => opened(portal.screens.materials, 'The package');
  const editor = (fileName: string): ItemEditor => {
    const found = [...atWork().editors.values()].find(
      (each) => each.item.files[0]?.name === fileName || invoiceOf(each.item.content)?.number === fileName,
    );
    if (!found) throw new Error(`There is no ${fileName} in the package`);
    return found;
  };
  const settled = async (): Promise<void> => {
    const { queue } = portal.presenters;
    const presenter = atWork();
    await until('every file has arrived or failed', () => !queue.tasks.some(isUnderWay));
    portal.clock.advance(1_000);
    // A reading fills in fields at any time.
    await eventually('everything typed is saved', async () => {
      const done = [...presenter.editors.values()].every(
        (each) => each.save.kind === 'saved' || waitsForUser(each.save),
      );
      if (!done && portal.clock.isAwaited(1_000)) portal.clock.advance(500);
      return done;
    });
  };
  const materialAt = (name: string): { readonly materialId: string; readonly limits: FileLimits } => {
    const found = atWork().materials.find((material) => material.name === name);
    if (!found) throw new Error(`The package does not ask for ${name}`);
    return found;
  };
  const typeInto = (fileName: string, fields: Readonly<Record<string, string>>): void => {
    const { documentId } = editor(fileName).item;
    for (const { id } of itemFieldsOf(editor(fileName).item, editor(fileName).fields)) {
      const value = fields[id];
      if (value !== undefined) atWork().work.typed(documentId, id, value);
    }
  };
  const fill = async (fileName: string, fields: Readonly<Record<string, string>>): Promise<void> => {
    typeInto(fileName, fields);
    await settled();
  };

  return {
    settled,
    fillInvoice: fill,
    fillContract: fill,
    removeSeparators: async (fileName) => {
      atWork().work.separatorsRemovePressed(editor(fileName).item.documentId);
      await settled();
    },
    type: async (fileName, fields) => {
      typeInto(fileName, fields);
      portal.clock.advance(1_000);
    },
    openMaterials: async (packageId) => {
      delete portal.screens.check;
      portal.screens.materials?.left();
      const materials = (portal.screens.materials = portal.presenters.materials(portal.book));
      portal.navigator.goTo(pathsOf(portal.book).upload(packageId));
      materials.opened(null, packageId);
      await until('the package is shown', () => materials.content.kind !== 'loading');
    },
    materialsRefusal: async () => {
      const content = portal.screens.materials?.content;
      return content?.kind === 'failed' ? content.failure.kind : '';
    },
    materials: async () => uploadStages.flatMap((stage) => shownMaterials(atWork(), stage)),
    standardNews: async () => {
      const { standardNews: news } = atWork();
      await until('it is known whether the list has changed', () => news.isChecked);
      return {
        lines: news.lines.map(({ name, changes }) => `${name}: ${changes.map(say).join(', ')}`),
        mayTakeOver: news.mayTakeOver,
      };
    },
    answerNews: async (answer) => {
      const { standardNews: news } = atWork();
      await until('it is known whether the list has changed', () => news.isChecked);
      news.opened();
      if (answer === 'keep') news.keepPressed();
      else await news.takePressed();
    },
    give: async (material, files) => {
      const { materialId, limits } = materialAt(material);
      const given = files.map((file) => givenFile(file.kind, file.name, file.kilobytes));
      const opens = takesOpenedArchives(allowedExtensions(limits), true);
      const prepared = await prepareFiles(portal, given, opens);
      atWork().files.filesGiven(
        materialId,
        prepared.map((file) => portal.weather.places.of(file)),
      );
    },
    pickAgain: async (fileName, file) => {
      const row = atWork().unfinished.rows.find(({ name }) => name === fileName);
      if (!row) throw new Error(`${fileName} is not asked for`);
      await atWork().unfinished.fileGiven(row.id, givenFile(file.kind, file.name, file.kilobytes));
    },
    goOnWhereItLies: async (fileName) => {
      const row = () => atWork().unfinished.rows.find(({ name }) => name === fileName);
      await until('it is known where the file lies', () => row()?.findable === true);
      await atWork().unfinished.resumePressed(row()?.id ?? '');
    },
    letGo: async (fileName) =>
      atWork().unfinished.abandonPressed(atWork().unfinished.rows.find(({ name }) => name === fileName)?.id ?? ''),
    replaceFile: async (fileName, file) => {
      atWork().files.fileReplaced(editor(fileName).item.documentId, givenFile(file.kind, file.name, file.kilobytes));
      await settled();
    },
    readingOf: async (fileName) => {
      const reading = () => atWork().page.item(editor(fileName).item.documentId)?.reading;
      await eventually(`${fileName} has been read`, async () => {
        const done = reading() === 'read' || reading() === 'not-readable';
        if (!done && portal.clock.isAwaited(5_000)) portal.clock.advance(1_500);
        return done;
      });
      await settled();
      return reading() === 'read' ? 'read' : 'not-readable';
    },
    toldOfPaper: async (fileName) => {
      const view = () => atWork().page.item(editor(fileName).item.documentId);
      await eventually(`${fileName} has been read`, async () => {
        const done = view()?.reading === 'read' || view()?.reading === 'not-readable';
        if (!done && portal.clock.isAwaited(5_000)) portal.clock.advance(1_500);
        return done;
      });
      const paper = view()?.paper;
      return (
        paper && {
          words: say(paper.words),
          lines: paper.lines.map(say),
          why: paper.why ? say(paper.why) : '',
          press: paper.press ? say(paper.press) : '',
          keep: paper.keep ? say(paper.keep) : '',
        }
      );
    },
    pressOfPaper: async (fileName, press) => {
      const { papers, page } = atWork();
      const { documentId } = editor(fileName).item;
      if (press === 'keep') return papers.keepPressed(documentId);
      await (press === 'divide' ? papers.dividePressed(documentId) : papers.movePressed(documentId));
      await eventually('nothing is on its way any more', async () => {
        await settled();
        return !page.uploading && page.item(documentId)?.paper?.isBusy !== true;
      });
      await settled();
    },
    readAllAgain: async (material) => {
      const { materialId } = materialAt(material);
      const { count } = atWork().page.rereadingOf(materialId);
      await atWork().allReadAgainPressed(materialId);
      return count;
    },
    readTogether: async (material) => {
      const { materialId } = materialAt(material);
      const round = () => atWork().page.rereadingOf(materialId).round;
      await eventually('all of them have been read', async () => {
        const now = round();
        const done = now === undefined || now.read + now.unread === now.total;
        if (!done && portal.clock.isAwaited(5_000)) portal.clock.advance(1_500);
        return done;
      });
      return round();
    },
    isBeingRead: async (fileName) => {
      await until('the file has come', () =>
        [...atWork().editors.values()].some(({ item }) => item.files[0]?.name === fileName),
      );
      const reading = () => atWork().page.item(editor(fileName).item.documentId)?.reading;
      await until(`it is known how the reading of ${fileName} goes`, () => reading() !== undefined);
      return reading() === 'under-way';
    },
    toldOfPicture: async (fileName) => {
      const told = () =>
        (atWork().page.item(editor(fileName).item.documentId)?.readNotes ?? []).find(
          ({ words }) =>
            words.key === 'reading.unclear' ||
            words.key === 'reading.unclear-contract' ||
            words.key === 'reading.clarity-timed-out',
        );
      await eventually(`something is said of how clear ${fileName} is`, async () => {
        if (told() === undefined && portal.clock.isAwaited(5_000)) portal.clock.advance(600);
        return told() !== undefined;
      });
      const found = told();
      return found ? [say(found.words), ...(found.doubt ? [say(found.doubt)] : [])] : [];
    },
    saidOf: async (fileName) =>
      (atWork().page.item(editor(fileName).item.documentId)?.readNotes ?? []).map(({ words }) => say(words)),
    takeRead: async (fileName, field) => {
      const { documentId } = editor(fileName).item;
      const wanted = atWork()
        .page.item(documentId)
        ?.fields.find(({ id }) => id === field);
      if (!wanted?.read?.instead) throw new Error(`The paper says nothing else of ${field}`);
      atWork().work.typed(documentId, wanted.id, wanted.read.instead.value);
      await settled();
    },
    checks: async () =>
      Object.fromEntries(
        atWork().materials.flatMap(({ items }) =>
          items.flatMap(({ documentId }) => {
            const view = atWork().page.item(documentId);
            return view?.check ? [[view.title, view.check]] : [];
          }),
        ),
      ),
    confirmAll: async (material) =>
      void atWork().work.confirmAllPressed(atWork().materials.find(({ name }) => name === material)?.materialId ?? ''),
    confirm: async (fileName) => void atWork().work.confirmPressed(editor(fileName).item.documentId),
    offered: async (fileName, field) =>
      atWork()
        .page.item(editor(fileName).item.documentId)
        ?.doubts.find((doubt) => doubt.field === field)?.offer?.value ?? '',
    usedIn: async (fileName) => {
      const used = () => atWork().page.item(editor(fileName).item.documentId)?.usedIn;
      await eventually(`${fileName} is found elsewhere`, async () => {
        if (used() === undefined && portal.clock.isAwaited(5_000)) portal.clock.advance(1_500);
        return used() !== undefined;
      });
      return used() ?? '';
    },
    invoicesTotal: async () => atWork().page.totals.invoices,
    takeOffered: async (fileName, field) => {
      const { documentId } = editor(fileName).item;
      const doubt = atWork()
        .page.item(documentId)
        ?.doubts.find((each) => each.field === field);
      if (!doubt?.offer) throw new Error(`Nothing is offered for ${field}`);
      atWork().work.offerTaken(documentId, doubt.number);
      await settled();
    },
    compare: async (fileName) => atWork().work.comparedPressed(editor(fileName).item.documentId),
    resumedAt: async () => atWork().state.item(atWork().resume?.item ?? '')?.item.files[0]?.name ?? '',
    told: () => portal.presenters.toasts.notes.map((note) => say(note.message)),
    remove: async (fileName) => {
      atWork().removal.removePressed(editor(fileName).item.documentId);
      await atWork().removal.removalConfirmed();
    },
    removedByOthers: async () =>
      atWork().removed.views.map(({ title, by, typed }) => ({
        fileName: title,
        by,
        typed: typed.map(({ value }) => (value.kind === 'words' ? value.words.key : value.text)),
      })),
    addAgain: async (fileName) => {
      const found = atWork().removed.views.find((each) => each.title === fileName);
      await atWork().removed.addPressed(found?.documentId ?? '');
    },
    takeOther: async (fileName) => {
      await atWork().work.conflictSettled(editor(fileName).item.documentId, 'theirs');
      await settled();
    },
    standingOpen: async () =>
      [...atWork().editors.values()]
        .filter(({ item }) => atWork().state.folds.isUnfolded(item.documentId))
        .map(({ item }) => item.files[0]?.name ?? ''),
    next: async (fileName) => {
      atWork().work.nextPressed(editor(fileName).item.documentId);
      await settled();
    },
    removeTogether: async (fileNames) => {
      const { removal } = atWork();
      removal.pickingPressed(
        atWork().state.item(editor(fileNames[0] ?? '').item.documentId)?.material.materialId ?? '',
      );
      for (const fileName of fileNames) removal.pickToggled(editor(fileName).item.documentId);
      removal.pickedPressed();
      await removal.removalConfirmed();
    },
    keepOwn: async (fileName) => {
      await atWork().work.conflictSettled(editor(fileName).item.documentId, 'mine');
      await settled();
    },
  };
}
