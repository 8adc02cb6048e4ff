const adopted = new Map<string, CSSStyleSheet>();

/** Puts a style text on the document once, as a constructed sheet: the policy allows no style element with content. */
export function adoptCss(css: string): void {
  if (adopted.has(css) || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  adopted.set(css, sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
