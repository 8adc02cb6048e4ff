import type { Assembling, GivenFile } from '../abilities/assembling.ts';
import { givenFile } from '../files.ts';
import type { BrowserTab } from './browser-tab.ts';
import { fillItem } from './filling.ts';
import type { PickedFile } from './input-device.ts';
import { chooseButton } from './page-words.ts';

const stageOf: Readonly<Record<string, string>> = {
  融资申请授权书: 'FINANCE_AUTH',
  贸易合同: 'BUSI_CONTRACT',
  发票: 'BUSI_INVOICE',
  收款账户变更函: 'FINANCE_OTHER',
};

export function assembling(
  tab: BrowserTab,
): Pick<Assembling, 'openMaterials' | 'give' | 'settled' | 'fillInvoice' | 'fillContract' | 'replaceFile' | 'compare'> {
  const { page, device, words } = tab;
  const settled = async (): Promise<void> =>
    page
      .getByText(tab.language.locale === 'en' ? /^Saved \d\d:\d\d/ : /^已自动保存 \d\d:\d\d/)
      .first()
      .waitFor();

  return {
    settled,
    openMaterials: async (packageId) => {
      await tab.open(tab.paths.upload(packageId));
      await tab.heading(words['materials.title']);
    },
    give: async (material, files) => {
      await tab.toStage(stageOf[material] ?? '');
      const name = tab.language.material(material);
      const region = page.getByRole('region', { name });
      await device.upload(chooseButton(region, name, words), await payloads(files));
      for (const file of files) await region.getByRole('article', { name: file.name }).waitFor();
    },
    fillInvoice: async (fileName, fields) => {
      await tab.toStage('BUSI_INVOICE');
      await fillItem(tab, fileName, fields);
      await settled();
    },
    fillContract: async (fileName, fields) => {
      await tab.toStage('BUSI_CONTRACT');
      await fillItem(tab, fileName, fields);
      await settled();
    },
    /** `number` is the number of the invoice, after which its file was named. */
    replaceFile: async (number, file) => {
      await tab.toStage('BUSI_INVOICE');
      const opener = page.getByRole('article', { name: `${number}.pdf` }).getByRole('button', { expanded: false });
      const replace = page.getByRole('button', { name: `${words['upload.replace']} ${number}.pdf` });
      if ((await replace.count()) === 0) await device.press(opener.first());
      await device.upload(replace, await payloads([file]));
      await page.getByRole('article', { name: file.name }).getByText(number, { exact: false }).first().waitFor();
    },
    compare: async (fileName) =>
      device.press(page.getByRole('button', { name: words['materials.compare-all-of']({ name: fileName }) })),
  };
}

async function payloads(files: readonly GivenFile[]): Promise<PickedFile[]> {
  return Promise.all(
    files.map(async (file) => ({
      name: file.name,
      mimeType: file.kind === 'png' ? 'image/png' : 'application/pdf',
      buffer: Buffer.from(await givenFile(file.kind, file.name, file.kilobytes).bytes()),
    })),
  );
}
