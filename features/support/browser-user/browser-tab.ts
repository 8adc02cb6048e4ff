import type { Page } from 'playwright';
import type { Hands } from './hands.ts';
import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import { pathsOf, type PackagePaths } from '../../../src/presentation/evidence/shared/package-paths.ts';
import { en } from '../../../src/words/en.ts';

/** The portal in a tab of a browser. */
export class BrowserTab {
  readonly page: Page;
  readonly hands: Hands;
  /** The kind of packages that one works with. */
  book: OpenBook = 'credit';
  readonly #origin: string;

  constructor(page: Page, hands: Hands, origin: string) {
    this.page = page;
    this.hands = hands;
    this.#origin = origin;
  }

  get paths(): PackagePaths {
    return pathsOf(this.book);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#origin}/cv3${path}`);
  }

  async heading(name: string): Promise<void> {
    await this.page.getByRole('heading', { name }).waitFor();
  }

  /** Goes to a stage by the stage list, as a person does. */
  async toStage(stage: string): Promise<void> {
    if (new URL(this.page.url()).searchParams.get('s') === stage) return;
    const name = en[`materials.stage-${stage}` as 'materials.stage-BUSI_INVOICE'];
    await this.hands.press(this.page.getByRole('navigation', { name: en['materials.stages'] }).getByRole('link', { name: new RegExp(`^${name} `) }));
    await this.page.waitForURL((address) => address.searchParams.get('s') === stage);
  }
}
