import type { Locator } from 'playwright';

export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The input method of a user: mouse or keyboard. */
export interface InputDevice {
  /** Presses a button or link, or ticks a checkbox. */
  press(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Scrolls a text until its end is visible. */
  readToEnd(text: Locator): Promise<void>;
  choose(list: Locator, label: string): Promise<void>;
  /** Chooses an option of a group in which all options are visible. */
  pick(group: Locator, label: string): Promise<void>;
  /** Uploads files with the button that opens the file dialog. */
  upload(button: Locator, files: PickedFile[]): Promise<void>;
}

/** Longer than any text, in pixels. */
const scrollPixels = 1_000_000;

/** Uses the mouse for every action. */
export const mouseDevice: InputDevice = {
  press: async (target) => target.click(),
  write: async (field, text) => field.fill(text),
  readToEnd: async (text) => {
    await text.hover();
    await text.page().mouse.wheel(0, scrollPixels);
  },
  choose: async (list, label) => void (await list.selectOption({ label })),
  pick: async (group, label) => group.getByRole('radio', { name: label, exact: true }).check(),
  upload: async (button, files) => chooseFiles(button, files, async () => button.click()),
};

/** More tab stops than any page has. */
const maxTabs = 400;
/** Number of presses of Tab before the focus is checked, on the way through a long page. */
const tabsPerCheck = 20;
/** The next field of a form is within this number of tab stops. */
const nearTabs = 4;
/**
 * After this number of tab stops, the focus is checked after each press: a dialog that traps the focus moves it by
 * itself.
 */
const farTabs = 100;

const hasFocus = async (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/**
 * Presses of Tab after the target has received the focus are blocked before they reach the page or the browser, so that
 * the focus does not move past it.
 */
async function stopTabbingAt(target: Locator): Promise<void> {
  await target.evaluate((element, presses) => {
    let left = presses;
    const halt = (event: KeyboardEvent): void => {
      // Some presses of Tab go only to the browser. The remaining blocked presses must not block another key.
      if (event.key !== 'Tab') return;
      left -= 1;
      if (left === 0) window.removeEventListener('keydown', halt, true);
      if (element !== document.activeElement) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', halt, true);
  }, tabsPerCheck);
}

/** Moves the focus by Tab alone, in the order of the page. */
async function tabTo(target: Locator): Promise<void> {
  // A disabled control is not a tab stop.
  await target.and(target.page().locator(':not(:disabled)')).waitFor();
  const { keyboard } = target.page();
  for (let stops = 0; stops < maxTabs;) {
    if (await hasFocus(target)) return;
    const presses = stops < nearTabs || stops >= farTabs ? 1 : tabsPerCheck;
    if (presses > 1) await stopTabbingAt(target);
    // The key is released before it is pressed again: a held key repeats, and buttons suppress repetitions.
    await Promise.all(
      Array.from({ length: presses }, async () => Promise.all([keyboard.down('Tab'), keyboard.up('Tab')])),
    );
    stops += presses;
  }
  throw new Error(`Nobody comes to ${String(target)} by Tab`);
}

async function pressByKey(target: Locator): Promise<void> {
  await tabTo(target);
  const isLink = await target.evaluate((element) => element instanceof HTMLAnchorElement);
  await target.page().keyboard.press(isLink ? 'Enter' : 'Space');
}

/** Uses the keyboard for every action, and never the mouse. */
export const keyboardDevice: InputDevice = {
  press: pressByKey,
  readToEnd: async (text) => {
    await tabTo(text);
    await text.page().keyboard.press('End');
  },
  write: async (field, text) => {
    await tabTo(field);
    const { keyboard } = field.page();
    await keyboard.press('Control+a');
    await keyboard.type(text);
  },
  choose: async (list, label) => {
    await tabTo(list);
    const { keyboard } = list.page();
    const selectedLabel = async (): Promise<string> =>
      list.evaluate((element) =>
        element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.label ?? '') : '',
      );
    for (let before = ''; (await selectedLabel()) !== label && (await selectedLabel()) !== before;) {
      before = await selectedLabel();
      await keyboard.press('ArrowDown');
    }
    if ((await selectedLabel()) !== label) throw new Error(`${label} cannot be chosen by keys`);
  },
  pick: async (group, label) => {
    const wanted = group.getByRole('radio', { name: label, exact: true });
    const all = await group.getByRole('radio').all();
    // Tab moves to the checked option, else to the first. Arrow keys move on from there.
    const picked = (await Promise.all(all.map(async (each) => each.isChecked()))).indexOf(true);
    const [start = wanted] = picked < 0 ? all : [all[picked]];
    await tabTo(start);
    const { keyboard } = wanted.page();
    if (picked < 0) await keyboard.press('Space');
    for (let moves = 0; moves < all.length && !(await wanted.isChecked()); moves += 1)
      await keyboard.press('ArrowDown');
    if (!(await wanted.isChecked())) throw new Error(`${label} cannot be picked by keys`);
  },
  upload: async (button, files) => chooseFiles(button, files, async () => pressByKey(button)),
};

async function chooseFiles(button: Locator, files: PickedFile[], press: () => Promise<void>): Promise<void> {
  const asked = button.page().waitForEvent('filechooser');
  await press();
  await (await asked).setFiles(files);
}
