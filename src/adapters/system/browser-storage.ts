/** Whether the browser lacks cookies or tab storage, which signing in needs (document 1, section 5). */
export function lacksCookiesOrStorage(browser: {
  readonly navigator: Pick<Navigator, 'cookieEnabled'>;
  readonly sessionStorage: Pick<Storage, 'getItem'>;
}): boolean {
  try {
    browser.sessionStorage.getItem('');
    return !browser.navigator.cookieEnabled;
  } catch {
    return true;
  }
}
