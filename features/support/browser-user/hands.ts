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
/** How often Tab is pressed between two looks at where the focus is, on the way through a long page. */
const atOnce = 20;
/** The next field of a form is as near as this. */
const near = 4;
/**
 * Where so many stops have not led there, Tab is pressed with a look after each: a dialog that keeps the focus moves it
 * on by itself.
 */
const far = 100;

const hasFocus = async (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/**
 * Presses of Tab that come once the target has the focus reach neither the page nor the browser: there is not one too
 * many.
 */
async function endThere(target: Locator): Promise<void> {
  await target.evaluate((element, presses) => {
    let left = presses;
    const halt = (event: KeyboardEvent): void => {
      // Some presses of Tab go to the browser alone: what is left of them must stop no other key.
      if (event.key !== 'Tab') return;
      left -= 1;
      if (left === 0) window.removeEventListener('keydown', halt, true);
      if (element !== document.activeElement) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', halt, true);
  }, atOnce);
}

/** Moves the focus by Tab alone, in the order of the page. */
async function goTo(target: Locator): Promise<void> {
  // A disabled control is not a tab stop.
  await target.and(target.page().locator(':not(:disabled)')).waitFor();
  const { keyboard } = target.page();
  for (let stops = 0; stops < patience;) {
    if (await hasFocus(target)) return;
    const presses = stops < near || stops >= far ? 1 : atOnce;
    if (presses > 1) await endThere(target);
    // The key comes up before it goes down again: one that is held repeats, which buttons suppress.
    await Promise.all(
      Array.from({ length: presses }, async () => Promise.all([keyboard.down('Tab'), keyboard.up('Tab')])),
    );
    stops += presses;
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
    const said = async (): Promise<string> =>
      list.evaluate((element) =>
        element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.label ?? '') : '',
      );
    for (let before = ''; (await said()) !== label && (await said()) !== before;) {
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
    for (let moves = 0; moves < all.length && !(await wanted.isChecked()); moves += 1)
      await keyboard.press('ArrowDown');
    if (!(await wanted.isChecked())) throw new Error(`${label} cannot be picked by keys`);
  },
  give: async (button, files) => chosen(button, files, async () => pressByKey(button)),
};

async function chosen(button: Locator, files: FileOfHand[], press: () => Promise<void>): Promise<void> {
  const asked = button.page().waitForEvent('filechooser');
  await press();
  await (await asked).setFiles(files);
}
