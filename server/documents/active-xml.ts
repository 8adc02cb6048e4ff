import type { ActiveContent } from './active-content.ts';

/** What is more than data in XML, wherever it lies. */
export function activeXml(text: string): ActiveContent | undefined {
  if (/<!ENTITY/iu.test(text)) return 'bomb';
  if (/<\?xml-stylesheet/iu.test(text)) return 'script';
  // What is drawn by browsers whatever its prefix.
  return /www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1999\/XSL)/iu.test(text) ? 'html' : undefined;
}
