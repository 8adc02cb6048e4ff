/**
 * Lets the sign-in document's own form be sent before the portal is there: what is pressed is remembered on the form,
 * shown as under way, and done once the portal has taken the form over. It runs in the document by itself, as the text
 * of this one function: nothing outside of it is known there.
 */
export function hearEarly(page: Document): void {
  const form = page.querySelector('form');
  const button = form?.querySelector('[type=submit]');
  if (!form || !(button instanceof HTMLButtonElement)) return;
  // Missing fields are reported in the portal's own words.
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
