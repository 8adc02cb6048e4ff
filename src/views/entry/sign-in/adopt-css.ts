const adopted = new Map<string, CSSStyleSheet>();

/**
 * Adds a style sheet to the document once. It is a constructed sheet, because the content security policy forbids
 * inline styles.
 */
export function adoptCss(css: string): void {
  if (adopted.has(css) || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  adopted.set(css, sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
