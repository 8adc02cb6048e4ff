import type { ActiveContent } from './active-content.ts';

/** The parts of an XML text that are more than data. */
export function activeXml(text: string): ActiveContent | undefined {
  if (/<!ENTITY/iu.test(text)) return 'bomb';
  if (/<\?xml-stylesheet/iu.test(text)) return 'script';
  // Namespaces that browsers render under any prefix.
  return /www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1999\/XSL)/iu.test(text) ? 'html' : undefined;
}
