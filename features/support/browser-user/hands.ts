import type { Locator } from 'playwright';

export interface FileOfHand {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** How a person's hands use a page. */
export interface Hands {
  /** A button, a link, a box to tick. */
  press(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Goes on in a text that scrolls until its end is in sight. */
  readToEnd(text: Locator): Promise<void>;
  choose(list: Locator, label: string): Promise<void>;
  /** One of a group of which all are in sight. */
  pick(group: Locator, label: string): Promise<void>;
  /** Through the button that asks the device for files. */
  give(button: Locator, files: FileOfHand[]): Promise<void>;
}

/** Longer than any text, in pixels. */
const longest = 1_000_000;

/** Everything by pointing, wherever it stands. */
export const pointingHands: Hands = {
  press: async (target) => target.click(),
  write: async (field, text) => field.fill(text),
  readToEnd: async (text) => {
    await text.hover();
    await text.page().mouse.wheel(0, longest);
  },
  choose: async (list, label) => void (await list.selectOption({ label })),
  pick: async (group, label) => group.getByRole('radio', { name: label, exact: true }).check(),
  give: async (button, files) => chosen(button, files, async () => button.click()),
};

/** More stops than any page has. */
const patience = 400;

const hasFocus = async (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement);

/** By Tab alone, in the order that the page gives. */
async function goTo(target: Locator): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  for (let stops = 0; stops < patience; stops += 1) {
    if (await hasFocus(target)) return;
    await keyboard.press('Tab');
  }
  throw new Error(`Nobody comes to ${String(target)} by Tab`);
}

async function pressByKey(target: Locator): Promise<void> {
  await goTo(target);
  const isLink = await target.evaluate((element) => element instanceof HTMLAnchorElement);
  await target.page().keyboard.press(isLink ? 'Enter' : 'Space');
}

/** Everything by keys, never by pointing. */
export const typingHands: Hands = {
  press: pressByKey,
  readToEnd: async (text) => {
    await goTo(text);
    await text.page().keyboard.press('End');
  },
  write: async (field, text) => {
    await goTo(field);
    const { keyboard } = field.page();
    await keyboard.press('Control+a');
    await keyboard.type(text);
  },
  choose: async (list, label) => {
    await goTo(list);
    const { keyboard } = list.page();
    const said = async (): Promise<string> => list.evaluate((element) => (element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.label ?? '') : ''));
    for (let before = ''; (await said()) !== label && (await said()) !== before; ) {
      before = await said();
      await keyboard.press('ArrowDown');
    }
    if ((await said()) !== label) throw new Error(`${label} cannot be chosen by keys`);
  },
  pick: async (group, label) => {
    const wanted = group.getByRole('radio', { name: label, exact: true });
    const all = await group.getByRole('radio').all();
    // Tab comes to the one that is picked, else to the first; arrows go on from there.
    const picked = (await Promise.all(all.map(async (each) => each.isChecked()))).indexOf(true);
    const [start = wanted] = picked < 0 ? all : [all[picked]];
    await goTo(start);
    const { keyboard } = wanted.page();
    if (picked < 0) await keyboard.press('Space');
    for (let moves = 0; moves < all.length && !(await wanted.isChecked()); moves += 1) await keyboard.press('ArrowDown');
    if (!(await wanted.isChecked())) throw new Error(`${label} cannot be picked by keys`);
  },
  give: async (button, files) => chosen(button, files, async () => pressByKey(button)),
};

async function chosen(button: Locator, files: FileOfHand[], press: () => Promise<void>): Promise<void> {
  const asked = button.page().waitForEvent('filechooser');
  await press();
  await (await asked).setFiles(files);
}
