/** Moves the focus to the row of the item that is open beside the list. */
export const focusCurrentRow = (list: HTMLElement | null): void =>
  list?.querySelector<HTMLElement>('[role="row"][aria-current]')?.focus();
