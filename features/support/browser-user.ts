import type { Page } from 'playwright';
import { en } from '../../src/words/en.ts';
import { givenFile } from './files.ts';
import type { GivenFile, ListedPackage, OfferedCredit, PortalUser, ShownMaterial, ShownPackage } from './portal-user.ts';

/** What only the presenters' assemblies look into; journeys do without. */
class BeyondTheJourneys extends Error {
  constructor(what: string) {
    super(`The browser's user does not ${what}: the scenario is no journey`);
  }
}

const types: Readonly<Record<string, string>> = { GENERAL_VAT_ELEC: en['materials.type-general-vat-elec'] };
const stageOf: Readonly<Record<string, string>> = { 融资申请授权书: 'FINANCE_AUTH', 贸易合同: 'BUSI_CONTRACT', 发票: 'BUSI_INVOICE', 收款账户变更函: 'FINANCE_OTHER' };
const labels: Readonly<Record<string, string>> = {
  code: en['materials.invoice-code'], number: en['materials.invoice-number'], checkCode: en['materials.invoice-check-code'], date: en['materials.invoice-date'],
  amountExcludingTax: en['materials.invoice-amount'], tax: en['materials.invoice-tax'], total: en['materials.invoice-total'],
  contractNumber: en['materials.contract-number'], contractAmount: en['materials.contract-amount'],
};

/** Uses the built portal in a browser as a person does, by what is written on it. */
export class BrowserUser implements PortalUser {
  readonly #page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  async signIn(userName: string, password: string): Promise<void> {
    await this.#open('/');
    // The document's own form cannot be sent before the portal has taken it over.
    await this.#page.locator('button[type=submit]:enabled').waitFor();
    await this.#page.getByLabel(en['sign-in.user-name'], { exact: true }).fill(userName);
    await this.#page.getByLabel(en['sign-in.password'], { exact: true }).fill(password);
    await this.#page.getByLabel(en['sign-in.password'], { exact: true }).press('Enter');
    await this.#page.getByRole('button', { name: /account/i }).waitFor();
  }

  async role(): Promise<string> {
    const account = (await this.#page.getByRole('button', { name: /account/i }).textContent()) ?? '';
    return /Operator|Director/.exec(account)?.[0] ?? '';
  }

  async place(): Promise<string> {
    const { pathname, search } = new URL(this.#page.url());
    return pathname.replace(/^\/cv3/, '') + search;
  }

  async openList(address = ''): Promise<void> {
    await this.#open(`/credit/finance-data/index/finance${address}`);
  }

  async openChoice(): Promise<void> {
    await this.#open('/credit/finance-data/create/finance');
  }

  async tick(number: string): Promise<void> {
    await this.#page.getByRole('checkbox', { name: number }).check();
  }

  async makePackage(): Promise<string | undefined> {
    await this.#page.getByRole('button', { name: en['choose.next'] }).click();
    await this.#page.getByRole('heading', { name: en['materials.title'] }).waitFor();
    return new URL(this.#page.url()).searchParams.get('p') ?? undefined;
  }

  async openMaterials(docDatumId: string): Promise<void> {
    await this.#open(`/credit/finance-data/upload/default?p=${docDatumId}`);
    await this.#page.getByRole('heading', { name: en['materials.title'] }).waitFor();
  }

  async give(material: string, files: readonly GivenFile[]): Promise<void> {
    await this.#stage(stageOf[material] ?? '');
    const region = this.#page.getByRole('region', { name: material });
    await region.locator('input[type=file]').first().setInputFiles(await payloads(files));
    for (const file of files) await region.getByRole('article', { name: file.name }).getByRole('button', { name: `${en['upload.remove']} ${file.name}` }).waitFor();
  }

  async settled(): Promise<void> {
    await this.#page.getByText(/^Saved \d\d:\d\d/).first().waitFor();
  }

  async fillInvoice(fileName: string, fields: Readonly<Record<string, string>>): Promise<void> {
    await this.#stage('BUSI_INVOICE');
    await this.#fill(fileName, fields);
  }

  async fillContract(fileName: string, fields: Readonly<Record<string, string>>): Promise<void> {
    await this.#stage('BUSI_CONTRACT');
    await this.#fill(fileName, fields);
  }

  /** `number` is the invoice's number, under which its file was named. */
  async replaceFile(number: string, file: GivenFile): Promise<void> {
    await this.#stage('BUSI_INVOICE');
    const chosen = this.#page.waitForEvent('filechooser');
    await this.#page.getByRole('button', { name: `${en['upload.replace']} ${number}.pdf` }).click();
    await (await chosen).setFiles(await payloads([file]));
    await this.#page.getByRole('article', { name: file.name }).getByText(number, { exact: false }).first().waitFor();
  }

  async openCheck(docDatumId: string): Promise<void> {
    await this.#open(`/credit/finance-data/upload/default?s=CHECK&p=${docDatumId}`);
    await this.#page.getByRole('heading', { name: en['check.title'] }).waitFor();
  }

  async isChecking(): Promise<boolean> {
    return new URL(this.#page.url()).searchParams.get('s') === 'CHECK';
  }

  async check() {
    const text = (await this.#page.getByText(/the review is expected by/).first().textContent()) ?? '';
    const maySubmit = await this.#page.getByRole('button', { name: en['check.submit'], exact: true }).first().isEnabled();
    return { blockers: [], warnings: [], maySubmit, expected: /\d{4}-\d{2}-\d{2}/.exec(text)?.[0] };
  }

  async submit(): Promise<void> {
    await this.#page.getByRole('button', { name: en['check.submit'], exact: true }).first().click();
    await this.#page.getByRole('heading', { name: en['submitted.title'] }).waitFor();
  }

  async openDetail(docDatumId: string): Promise<void> {
    await this.#open(`/credit/finance-data/detail?p=${docDatumId}`);
    await this.#page.getByRole('heading', { name: en['detail.progress'] }).waitFor();
  }

  async detail(): Promise<ShownPackage> {
    const main = this.#page.getByRole('main');
    const state = (await main.getByText(/^(To complete|Being corrected|Organising|Returned|Passed|Invalid)$/).first().textContent()) ?? '';
    const rows = await main.getByRole('table').first().getByRole('row').allInnerTexts();
    const lines = rows.slice(1).map((row) => row.split(/[\n\t]+/).map((cell) => cell.trim()).filter((cell) => cell !== '')).map((cells) => {
      const at = cells.findIndex((cell) => /^(Passed|Returned|To be reviewed)$/.test(cell));
      return { title: cells[0] ?? '', result: cells[at] ?? '', reason: cells[at + 1] ?? '' };
    });
    return { state, holder: '', handler: '', lines, submissions: 0, actions: [] };
  }

  async mend(): Promise<void> {
    await this.#page.getByRole('button', { name: /^Correct / }).first().click();
    await this.#page.getByRole('heading', { name: en['materials.title'] }).waitFor();
  }

  async signInNotice(): Promise<string> { throw new BeyondTheJourneys('read the sign-in notice'); }
  async signInPageOpened(): Promise<void> { throw new BeyondTheJourneys('go back to sign in'); }
  async workFor(): Promise<void> { throw new BeyondTheJourneys('let time pass'); }
  async captchaAsked(): Promise<boolean> { throw new BeyondTheJourneys('meet the captcha'); }
  async deregistrationTold(): Promise<boolean> { throw new BeyondTheJourneys('meet a deregistered company'); }
  async takeRole(): Promise<void> { throw new BeyondTheJourneys('switch roles'); }
  async signOut(): Promise<void> { throw new BeyondTheJourneys('sign out'); }
  close(): void { throw new BeyondTheJourneys('close the portal'); }
  async comeBack(): Promise<void> { throw new BeyondTheJourneys('come back'); }
  async listed(): Promise<readonly ListedPackage[]> { throw new BeyondTheJourneys('read the list'); }
  async listTotals(): Promise<undefined> { throw new BeyondTheJourneys('read the totals'); }
  async mayMakePackages(): Promise<boolean> { throw new BeyondTheJourneys('look for what it may do'); }
  async candidates(): Promise<readonly OfferedCredit[]> { throw new BeyondTheJourneys('read the receivables'); }
  async startOverWith(): Promise<void> { throw new BeyondTheJourneys('start over'); }
  async choice(): Promise<never> { throw new BeyondTheJourneys('read the choice'); }
  async choiceTrouble(): Promise<string> { throw new BeyondTheJourneys('meet trouble in choosing'); }
  async materialsRefusal(): Promise<string> { throw new BeyondTheJourneys('be refused a package'); }
  async materials(): Promise<readonly ShownMaterial[]> { throw new BeyondTheJourneys('read all materials'); }
  async remove(): Promise<void> { throw new BeyondTheJourneys('remove'); }
  async keepOwn(): Promise<void> { throw new BeyondTheJourneys('settle a conflict'); }
  async question(): Promise<string> { throw new BeyondTheJourneys('be asked'); }
  async goOn(): Promise<void> { throw new BeyondTheJourneys('go on'); }
  async submitTrouble(): Promise<string> { throw new BeyondTheJourneys('meet trouble in submitting'); }
  async claim(): Promise<void> { throw new BeyondTheJourneys('take over'); }

  async #open(path: string): Promise<void> {
    await this.#page.goto(`${this.#origin}/cv3${path}`);
  }

  /** Goes to a stage by the stage list, as a person does. */
  async #stage(stage: string): Promise<void> {
    if (new URL(this.#page.url()).searchParams.get('s') === stage) return;
    const name = en[`materials.stage-${stage}` as 'materials.stage-BUSI_INVOICE'];
    await this.#page.getByRole('navigation', { name: en['materials.stages'] }).getByRole('link', { name: new RegExp(`^${name} `) }).click();
    await this.#page.waitForURL((address) => address.searchParams.get('s') === stage);
  }

  async #fill(fileName: string, { type, ...fields }: Readonly<Record<string, string>>): Promise<void> {
    const card = this.#page.getByRole('article', { name: fileName });
    const opener = card.getByRole('button', { name: /^(Fill in|Open|Edit|Details|Show)/, expanded: false });
    if ((await card.getByRole('group').count()) === 0 && (await opener.count()) > 0) await opener.first().click();
    const form = card.getByRole('group', { name: new RegExp(fileName) });
    const last = fields['total'] === undefined ? `"contractAmount":"${fields['contractAmount'] ?? ''}"` : `"taxIncludedAmount":"${fields['total']}"`;
    const saved = this.#page.waitForResponse((response) => response.url().includes('/doc/file/modify') && (response.request().postData() ?? '').includes(last));
    if (type !== undefined) await form.getByRole('combobox', { name: en['materials.invoice-type'] }).selectOption({ label: types[type] ?? type });
    for (const [field, value] of Object.entries(fields)) {
      const input = form.getByRole('textbox', { name: labels[field] ?? field, exact: true });
      if ((await input.count()) > 0) await input.fill(value);
    }
    await this.#page.keyboard.press('Tab');
    await saved;
    await this.settled();
  }
}

async function payloads(files: readonly GivenFile[]): Promise<{ readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[]> {
  return Promise.all(
    files.map(async (file) => ({ name: file.name, mimeType: file.kind === 'png' ? 'image/png' : 'application/pdf', buffer: Buffer.from(await givenFile(file.kind, file.name, file.kilobytes).bytes()) })),
  );
}
