import type { MaterialsPresenter } from '../../../src/presentation/evidence/materials/materials-presenter.ts';
import type { Importing } from '../abilities/importing.ts';
import { bytesOfAddress, falseSheetFile, sheetFile, workbookRows } from '../sheets.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

export function importing(portal: OpenPortal): Importing {
  const atWork = (): MaterialsPresenter => opened(portal.screens.materials, 'The package');
  const idOf = (name: string): string => {
    const found = atWork().materials.find((material) => material.name === name);
    if (!found) throw new Error(`The package does not ask for ${name}`);
    return found.materialId;
  };
  return {
    takesSheets: async (material) => atWork().page.material(idOf(material))?.takesSheets === true,
    sheetTemplate: async (material) => {
      const { sheets } = atWork();
      sheets.opened(idOf(material));
      const file = await sheets.templatePressed();
      if (!file) throw new Error('The template could not be had');
      return { name: file.name, rows: workbookRows(bytesOfAddress(file.address)) };
    },
    importSheet: async (material, name, rows, form) => {
      const { sheets, files } = atWork();
      const count = (): number => atWork().materials.flatMap(({ items }) => items).length;
      const before = count();
      files.filesGiven(idOf(material), [form === undefined ? sheetFile(name, rows) : falseSheetFile(name, form, rows)]);
      await until('the sheet has been read', () => sheets.results.length > 0);
      const [result] = sheets.results;
      if (!result) throw new Error('Nothing is said of the sheet');
      await until('the documents are there', () => count() >= before + result.added);
      return {
        added: result.added,
        problems: result.problems.map(({ row, column, words }) => ({ row, column: say(column), words: say(words) })),
        repeated: result.repeated.map((words) => say(words)),
        remarked: result.remarked.map((words) => say(words)),
        trouble: [...(result.trouble ? [say(result.trouble)] : []), ...result.missing.map((label) => say(label))].join(
          ' ',
        ),
        faultyRows: result.faultyRows ? workbookRows(bytesOfAddress(result.faultyRows.address)) : [],
      };
    },
  };
}
