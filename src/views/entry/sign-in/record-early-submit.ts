/**
 * Lets the form of the sign-in document be sent before the portal is loaded. The press is recorded on the form and
 * shown as busy, and the portal repeats it once it has taken the form over. The document contains the text of this
 * function, so it may not use anything outside itself.
 */
export function recordEarlySubmit(page: Document): void {
  const form = page.querySelector('form');
  const button = form?.querySelector('[type=submit]');
  if (!form || !(button instanceof HTMLButtonElement)) return;
  // The portal reports missing fields in its own words.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.setAttribute('data-entered', 'yes');
    button.setAttribute('aria-busy', 'true');
  });
  // Enter on a button does nothing anywhere in the portal.
  button.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault();
  });
  form.setAttribute('data-heard', 'yes');
  button.disabled = false;
}
