import { signInFieldIds } from './sign-in-look.ts';

/** What stood in the sign-in document's own form when the portal took it over. */
export interface TypedBefore {
  readonly userName: string;
  readonly password: string;
  /** It was sent, which is done as soon as it can be. */
  readonly entered?: boolean;
  readonly focus: { readonly field: 'userName' | 'password'; readonly start: number; readonly end: number } | undefined;
}

/** Reads what was typed before React renders; to be called before the document's form is replaced. */
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
 * Hears what is typed into the document's own form, and that it is sent, until the answer is called, which is when that
 * form has left.
 */
export function followTyping(page: Document, heard: (before: TypedBefore) => void): () => void {
  const typed = (): void => {
    const before = readTypedBefore(page);
    if (before) heard(before);
  };
  page.addEventListener('input', typed, { capture: true });
  // After the form itself has heard it.
  page.addEventListener('submit', typed);
  return () => {
    page.removeEventListener('input', typed, { capture: true });
    page.removeEventListener('submit', typed);
  };
}

/** Puts the caret back where it was; without a place to go back to, into the first empty field. */
export function restoreFocus(page: Document, before: TypedBefore | undefined): void {
  const userName = page.getElementById(signInFieldIds.userName);
  const firstEmpty = userName instanceof HTMLInputElement && userName.value !== '' ? 'password' : 'userName';
  const input = page.getElementById(signInFieldIds[before?.focus?.field ?? firstEmpty]);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  if (before?.focus !== undefined) input.setSelectionRange(before.focus.start, before.focus.end);
}
