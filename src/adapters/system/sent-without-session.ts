/**
 * Whether the server sent the page to a browser without a session, according to the attribute in its document. Answers
 * true only once, because the user may sign in later.
 */
export function takeSessionAbsence(): boolean {
  const { dataset } = document.documentElement;
  const isNew = dataset.session === 'none';
  delete dataset.session;
  return isNew;
}
