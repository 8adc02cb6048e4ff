/** Whether the browser refuses what signing in needs: cookies, and a memory for the tab (document 1, section 5). */
export function lacksMemory(browser: {
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
