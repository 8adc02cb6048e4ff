import type { ActiveContent } from './active-content.ts';

/** The active content of an XML text, if it is more than data. */
export function activeXml(text: string): ActiveContent | undefined {
  if (/<!ENTITY/iu.test(text)) return 'bomb';
  if (/<\?xml-stylesheet/iu.test(text)) return 'script';
  // Namespaces that browsers render under any prefix.
  return /www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1999\/XSL)/iu.test(text) ? 'html' : undefined;
}
