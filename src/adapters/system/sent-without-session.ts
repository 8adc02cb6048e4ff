/**
 * Whether the page was sent to a browser that brought no session, as its document says; told once, since somebody may
 * sign in on it.
 */
export function takeSessionAbsence(): boolean {
  const { dataset } = document.documentElement;
  const isNew = dataset.session === 'none';
  delete dataset.session;
  return isNew;
}
