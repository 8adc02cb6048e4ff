import { zipSync } from 'fflate';

const utf8 = (text: string) => new TextEncoder().encode(text);
const ofd = (name: string, content: string, attributes = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><ofd:${name} xmlns:ofd="http://www.ofdspec.org/2016"${attributes}>${content}</ofd:${name}>`;

export interface OfdPlan {
  /** The path of the data in the zip. */
  readonly place: string;
  /** The path in the list of attachments. */
  readonly named: string;
  /** The document's path to the list of attachments, which is `Doc_0/Attachs/Attachments.xml`. */
  readonly list?: string;
  readonly title?: string;
}

/** An OFD file with the data of an invoice as an attachment, and a page with its title. */
export function ofdFile(
  data: string,
  { place, named, list = 'Attachs/Attachments.xml', title = '' }: OfdPlan,
): Uint8Array {
  const attachment = `<ofd:Attachment ID="1" Name="original_invoice" Format="xml"><ofd:FileLoc>${named}</ofd:FileLoc></ofd:Attachment>`;
  const other = '<ofd:Attachment ID="2" Name="seal" Format="dat"><ofd:FileLoc>seal.dat</ofd:FileLoc></ofd:Attachment>';
  return zipSync({
    'OFD.xml': utf8(
      ofd(
        'OFD',
        '<ofd:DocBody><ofd:DocInfo/><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody>',
        ' Version="1.1"',
      ),
    ),
    'Doc_0/Document.xml': utf8(
      ofd(
        'Document',
        `<ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages><ofd:Attachments>${list}</ofd:Attachments>`,
      ),
    ),
    'Doc_0/Attachs/Attachments.xml': utf8(ofd('Attachments', other + attachment)),
    'Doc_0/Pages/Page_0/Content.xml': utf8(
      ofd(
        'Page',
        `<ofd:Content><ofd:Layer><ofd:TextObject><ofd:TextCode X="0" Y="6">${title}</ofd:TextCode></ofd:TextObject></ofd:Layer></ofd:Content>`,
      ),
    ),
    'Doc_0/Attachs/seal.dat': new Uint8Array(64),
    [place]: utf8(data),
  });
}
