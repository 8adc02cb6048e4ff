/** Moves the focus to the row of a list whose content is open beside it. */
export const focusCurrentRow = (list: HTMLElement | null): void =>
  list?.querySelector<HTMLElement>('[role="row"][aria-current]')?.focus();
