import type { BrowserTab } from './browser-tab.ts';

/** Fills in the form of one item and waits until the last of it has been saved. */
export async function fillItem(
  { page, device, words }: BrowserTab,
  fileName: string,
  { type, ...fields }: Readonly<Record<string, string>>,
): Promise<void> {
  const types: Readonly<Record<string, string>> = { GENERAL_VAT_ELEC: words['materials.type-general-vat-elec'] };
  const labels: Readonly<Record<string, string>> = {
    code: words['materials.invoice-code'],
    number: words['materials.invoice-number'],
    checkCode: words['materials.invoice-check-code'],
    date: words['materials.invoice-date'],
    amountExcludingTax: words['materials.invoice-amount'],
    tax: words['materials.invoice-tax'],
    total: words['materials.invoice-total'],
    contractNumber: words['materials.contract-number'],
    contractAmount: words['materials.contract-amount'],
  };
  const card = page.getByRole('article', { name: fileName });
  const opener = card.getByRole('button', { name: fileName, expanded: false });
  // In the row, or beside the list below the paper.
  const form = page.getByRole('group', { name: words['materials.fields-of']({ name: fileName }) });
  // The form of a new item may open by itself, and a press would close it again. Its state is therefore checked after
  // each press, until it is open.
  for (let presses = 0; presses < 3; presses += 1) {
    await form.or(opener).first().waitFor();
    if (await form.isVisible()) break;
    await device.press(opener.first());
  }
  const last =
    fields['total'] === undefined
      ? `"contractAmount":"${fields['contractAmount'] ?? ''}"`
      : `"taxIncludedAmount":"${fields['total']}"`;
  const saved = page.waitForResponse(
    (response) => response.url().includes('/doc/file/modify') && (response.request().postData() ?? '').includes(last),
  );
  if (type !== undefined)
    await device.choose(form.getByRole('combobox', { name: words['materials.invoice-type'] }), types[type] ?? type);
  for (const [field, value] of Object.entries(fields)) {
    const input = form.getByRole('textbox', { name: labels[field] ?? field, exact: true });
    if ((await input.count()) > 0) await device.write(input, value);
  }
  await page.keyboard.press('Tab');
  await saved;
}
