import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeStrictly, gbkText, isChineseFont, mayBeGbk } from '../../src/domain/viewer/shared/gbk-text.ts';

/** Decodes GBK as Windows does. */
export const decodeGbk = decodeStrictly(new TextDecoder('gbk', { fatal: true }));

type TextItems = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'];

/**
 * Some producers write Chinese in GBK with a Chinese font that is not embedded, and declare it as Western. Returns a
 * function that decodes such texts of a page. Texts in other fonts stay unchanged.
 */
export async function gbkDecoder(
  page: PDFPageProxy,
  items: TextItems,
): Promise<(text: string, fontName: string) => string> {
  const suspects = new Set(items.flatMap((item) => ('str' in item && mayBeGbk(item.str) ? [item.fontName] : [])));
  if (suspects.size === 0) return (text) => text;
  // The fonts of a page are known once its drawing operators are loaded.
  await page.getOperatorList();
  const chinese = new Set([...suspects].filter((fontName) => isUnembeddedChinese(page, fontName)));
  return (text, fontName) => (chinese.has(fontName) ? (gbkText(text, decodeGbk) ?? text) : text);
}

function isUnembeddedChinese({ commonObjs }: PDFPageProxy, fontName: string): boolean {
  if (!commonObjs.has(fontName)) return false;
  const { name, missingFile } = commonObjs.get(fontName) as { readonly name?: string; readonly missingFile?: boolean };
  return missingFile === true && typeof name === 'string' && isChineseFont(name, decodeGbk);
}
