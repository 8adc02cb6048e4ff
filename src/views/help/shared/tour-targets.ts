import type { TourStep } from '../../../domain/help/shared/tour.ts';

/** The selectors of the elements that the steps explain, by an attribute of the page or by an accessible name. */
const targets: Readonly<Record<TourStep, string>> = {
  figures: 'main [data-tour="figures"]',
  'under-way': 'main [data-tour="under-way"]',
  due: 'main [data-tour="due"]',
  help: 'aside [data-tour="help"]',
  views: 'main [role="group"][aria-label]',
  filters: 'main search',
  table: 'main [role="grid"], main [role="table"], main ul[aria-label]',
  create: 'main a[href*="/create/"]',
  holder: 'main header',
  documents: 'main [data-tour="documents"]',
  progress: 'main [data-tour="progress"]',
};

/** Null if no such element is visible. */
export function tourTarget(step: TourStep): Element | null {
  return [...document.querySelectorAll(targets[step])].find((element) => element.getClientRects().length > 0) ?? null;
}

/** The selector of elements that need the user's attention first: dialogs, alerts and open menus. */
const taken = '[role="dialog"], [role="alertdialog"], [role="alert"]:not(:empty), [role="menu"], [role="listbox"]';

/** Whether no dialog, alert or menu covers the page. */
export function isScreenFree(): boolean {
  return [...document.querySelectorAll(taken)].every((element) => element.getClientRects().length === 0);
}
