import { signInFieldIds } from './sign-in-look.ts';

/** The values of the document's own form when the portal took it over. */
export interface TypedBefore {
  readonly userName: string;
  readonly password: string;
  /** Whether it was sent; the portal then sends it as soon as possible. */
  readonly entered?: boolean;
  readonly focus: { readonly field: 'userName' | 'password'; readonly start: number; readonly end: number } | undefined;
}

/** Reads the typed values. It must be called before React replaces the document's form. */
export function readTypedBefore(page: Document): TypedBefore | undefined {
  const userName = page.getElementById(signInFieldIds.userName);
  const password = page.getElementById(signInFieldIds.password);
  if (!(userName instanceof HTMLInputElement) || !(password instanceof HTMLInputElement)) return undefined;
  const focused = [userName, password].find((input) => input === page.activeElement);
  return {
    userName: userName.value,
    password: password.value,
    ...(userName.form?.dataset['entered'] === undefined ? {} : { entered: true }),
    focus:
      focused === undefined
        ? undefined
        : {
            field: focused === userName ? 'userName' : 'password',
            start: focused.selectionStart ?? focused.value.length,
            end: focused.selectionEnd ?? focused.value.length,
          },
  };
}

/**
 * Reports typing in the document's own form, and its submission. The returned function, called when the form is
 * replaced, ends it.
 */
export function followTyping(page: Document, heard: (before: TypedBefore) => void): () => void {
  const typed = (): void => {
    const before = readTypedBefore(page);
    if (before) heard(before);
  };
  page.addEventListener('input', typed, { capture: true });
  // Called after the form's own listener.
  page.addEventListener('submit', typed);
  return () => {
    page.removeEventListener('input', typed, { capture: true });
    page.removeEventListener('submit', typed);
  };
}

/** Restores the caret, or focuses the first empty field if there was none. */
export function restoreFocus(page: Document, before: TypedBefore | undefined): void {
  const userName = page.getElementById(signInFieldIds.userName);
  const firstEmpty = userName instanceof HTMLInputElement && userName.value !== '' ? 'password' : 'userName';
  const input = page.getElementById(signInFieldIds[before?.focus?.field ?? firstEmpty]);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  if (before?.focus !== undefined) input.setSelectionRange(before.focus.start, before.focus.end);
}
