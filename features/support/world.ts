import { After, AfterAll, Before, BeforeAll, setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber';
import type { Assembly, Device, Stage } from './assembly.ts';
import type { ShownJourney } from './abilities/viewing-orders.ts';
import type { ReadTradeSheet } from './abilities/importing-trades.ts';
import type { ReadPayroll } from './abilities/paying-payrolls.ts';
import type { ImportedSheet } from './abilities/importing.ts';
import type { HandedIn } from './abilities/picking.ts';
import { demoPassword } from '../../server/seed/parties/people.ts';
import { accountOf } from './people.ts';

setDefaultTimeout(180_000);

/** Loads the texts of the pages in a language. */
const read = async (language: unknown) => (await import('./browser-user/page-words.ts')).pageWords(language);

const makers: Readonly<Record<string, (language: unknown) => Promise<Assembly>>> = {
  core: async () => (await import('./assemblies/core.ts')).coreAssembly(),
  documented: async () => (await import('./assemblies/core.ts')).coreAssembly([]),
  http: async () => (await import('./assemblies/http.ts')).httpAssembly(),
  browser: async (language) =>
    (await import('./assemblies/browser.ts')).browserAssembly(undefined, undefined, await read(language)),
  // Keyboard only, at desktop size.
  'keyboard-at-desk': async (language) =>
    (await import('./assemblies/browser.ts')).browserAssembly(
      (await import('./browser-user/input-device.ts')).keyboardDevice,
      undefined,
      await read(language),
    ),
  // Keyboard only, at a phone's width: shows that everything works without a mouse.
  keyboard: async (language) =>
    (await import('./assemblies/browser.ts')).browserAssembly(
      (await import('./browser-user/input-device.ts')).keyboardDevice,
      { width: 390, height: 844 },
      await read(language),
    ),
};

let assembly: Promise<Assembly> | undefined;

/** The data that a scenario keeps between its steps. */
export class ScenarioWorld extends World<{ readonly assembly: string; readonly language?: string }> {
  #stage: Stage | undefined;
  readonly devices = new Map<string, Device>();
  /** The package that the scenario is about. */
  package = '';
  noted = '';
  /** The values of the orders that are shown beside a contract. */
  orderOffers: Awaited<ReturnType<Device['user']['ordersFor']>> = [];
  /** The journey that was viewed last. */
  journey: ShownJourney | undefined = undefined;
  /** The result for documents that were read again together. */
  readTogether: { readonly total: number; readonly read: number; readonly unread: number } | undefined = undefined;
  /** The path in an archive's list to which the user came back. */
  packedPlace: string | undefined = undefined;
  /** The number of matches of a text in a document, and the page of the first. */
  findings: { readonly times: number; readonly page: number | undefined } | undefined = undefined;
  /** Results of the packages that were submitted together. */
  handedIn: readonly HandedIn[] = [];
  /** Result for the sheet of people that was read last. */
  readPayroll: ReadPayroll | undefined = undefined;
  /** Result for the sheet of issues that was read last. */
  readIssues: ReadTradeSheet | undefined = undefined;
  /** Result for the sheet that was imported last. */
  imported: ImportedSheet | undefined = undefined;
  /** The content of the last download. */
  home: Uint8Array = new Uint8Array();
  /** The name of the file that was saved last. */
  saved: string | undefined = undefined;

  async open(): Promise<void> {
    this.#stage = await (await assembly)?.open();
  }

  get stage(): Stage {
    if (!this.#stage) throw new Error('The scenario has not begun');
    return this.#stage;
  }

  /** The device of a person of the scenario; each person has one. */
  device(person: string): Device {
    const known = this.devices.get(person);
    if (known) return known;
    const device = this.stage.device();
    this.devices.set(person, device);
    return device;
  }

  async signedIn(person: string): Promise<Device> {
    const device = this.device(person);
    await device.user.signIn(accountOf(person), demoPassword);
    return device;
  }

  /** A person who signed in before the scenario begins. */
  async alreadySignedIn(person: string): Promise<void> {
    const { user } = this.device(person);
    if (user.enterBeside) return user.enterBeside(accountOf(person));
    await this.signedIn(person);
    if ((await user.role()) === '') throw new Error(`${person} has no role`);
    return undefined;
  }

  /** The user who prepares the beginning of a scenario; already signed in. */
  async arranger(person: string): Promise<Device['user']> {
    const device = this.device(person);
    return device.arranger?.() ?? device.user;
  }

  async closeStage(): Promise<void> {
    await this.#stage?.close();
  }
}

setWorldConstructor(ScenarioWorld);

BeforeAll(async function make() {
  const { assembly: given, language } = this.parameters;
  const name = typeof given === 'string' ? given : '';
  const maker = makers[name];
  if (!maker) throw new Error(`No such assembly: ${name}`);
  assembly = maker(language);
  await assembly;
});

Before(async function open(this: ScenarioWorld) {
  await this.open();
});

After(async function close(this: ScenarioWorld) {
  await this.closeStage();
});

AfterAll(async () => {
  await (await assembly)?.close();
});
