import type { Locator, Page } from 'playwright';
import { enterBeside } from '../assemblies/enter-beside.ts';
import type { PageWords } from './page-words.ts';
import type { InputDevice } from './input-device.ts';
import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { BookSide } from '../../../src/domain/catalogue/books.ts';
import {
  indexPathsOf,
  pathsOf,
  type IndexPaths,
  type PackagePaths,
} from '../../../src/presentation/evidence/shared/package-paths.ts';

/** The portal in a tab of a browser. */
export class BrowserTab {
  readonly page: Page;
  readonly device: InputDevice;
  /** The present book. */
  book: OpenBook = 'credit';
  /** The present side of the book. */
  side: BookSide = 'finance';
  /** Whether the list shows the packages of all books. */
  listsAll = false;
  readonly language: PageWords;
  readonly #origin: string;
  /** The address that was opened last. A refused page has another address. */
  #openedAt = '';

  constructor(page: Page, device: InputDevice, origin: string, language: PageWords) {
    this.language = language;
    this.page = page;
    this.device = device;
    this.#origin = origin;
  }

  /** The texts of the pages, by key. */
  get words(): PageWords['catalogue'] {
    return this.language.catalogue;
  }

  get paths(): PackagePaths {
    return pathsOf(this.book);
  }

  get indexPaths(): IndexPaths {
    return indexPathsOf({ book: this.listsAll ? undefined : this.book, side: this.side });
  }

  async open(path: string): Promise<void> {
    this.#openedAt = path;
    await this.page.goto(`${this.#origin}/cv3${path}`);
  }

  /** Signs in with calls alone, before any page is open. */
  async enterBeside(userName: string): Promise<void> {
    await enterBeside(this.page.context(), this.#origin, userName);
  }

  /** Throws at once where the page is in no menu of the user's role. */
  async heading(name: string): Promise<void> {
    const [wanted, forbidden] = [name, this.words['shell.forbidden-title']].map((title) =>
      this.page.getByRole('heading', { name: title }),
    ) as [Locator, Locator];
    await wanted.or(forbidden).first().waitFor();
    if ((await wanted.count()) > 0 || name === this.words['shell.forbidden-title']) return;
    throw new Error(`No "${name}": a page is not in the menus of this person's role. Opened last: ${this.#openedAt}`);
  }

  /** A field by its label. The label of a required field ends with a star. */
  field(label: string): Locator {
    return this.page.getByLabel(new RegExp(`^${label.replace(/[()¥]/g, '\\$&')}\\s*\\*?$`));
  }

  /** Reads the shown agreement to its end. */
  async readAgreement(): Promise<void> {
    await this.device.readToEnd(
      this.page.getByRole('region', { name: this.words['notices.agreement-text'], exact: true }),
    );
    await this.page
      .getByRole('status')
      .filter({ hasText: this.words['notices.agreement-read-done'] })
      .waitFor({ state: 'attached' });
  }

  /** Reads both agreements of the platform to their end and agrees to them, during registration or joining. */
  async readAgreements(): Promise<void> {
    const button = (name: string) => this.page.getByRole('button', { name, exact: true });
    for (const title of [
      this.words['registration.agreement-registration'],
      this.words['registration.agreement-privacy'],
    ]) {
      await this.device.press(button(`${this.words['registration.agreement-read-it']} ${title}`));
      await this.readAgreement();
      await this.device.press(button(this.words['registration.agreement-done']));
      await button(`${this.words['registration.agreement-again']} ${title}`).waitFor();
    }
    await this.device.press(this.page.getByLabel(this.words['registration.agree'], { exact: true }));
  }

  /** Goes to a stage by the stage list, as a person does. */
  async toStage(stage: string): Promise<void> {
    if (new URL(this.page.url()).searchParams.get('s') === stage) return;
    const name = this.words[`materials.stage-${stage}` as 'materials.stage-BUSI_INVOICE'];
    await this.device.press(
      this.page
        .getByRole('navigation', { name: this.words['materials.stages'] })
        .getByRole('link', { name: new RegExp(`^${name} `) }),
    );
    await this.page.waitForURL((address) => address.searchParams.get('s') === stage);
  }
}
