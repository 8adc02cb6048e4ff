import { type Zippable, zipSync } from 'fflate';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const ofd = (name: string, content: string, attributes = ''): Uint8Array =>
  utf8(
    `<?xml version="1.0" encoding="UTF-8"?><ofd:${name} xmlns:ofd="http://www.ofdspec.org/2016"${attributes}>${content}</ofd:${name}>`,
  );
const text = (words: string, x: number, y: number): string =>
  `<ofd:TextObject Boundary="${x} ${y} 60 6" Font="1" Size="4"><ofd:TextCode X="0" Y="4" DeltaX="g ${words.length} 4">${words}</ofd:TextCode></ofd:TextObject>`;

/** An OFD with pages that each contain a text and share a background. Other parts are added, or replace its own. */
export function ofdBytes(words: readonly string[], others: Zippable = {}): Uint8Array<ArrayBuffer> {
  const pages = Object.fromEntries(
    words.map((word, index) => [
      `Doc_0/Pages/Page_${index}/Content.xml`,
      ofd(
        'Page',
        `<ofd:Template TemplateID="2"/><ofd:Content><ofd:Layer ID="${100 + index}">${text(word, 20, 20)}</ofd:Layer></ofd:Content>`,
      ),
    ]),
  );
  const listed = words
    .map((_word, index) => `<ofd:Page ID="${10 + index}" BaseLoc="Pages/Page_${index}/Content.xml"/>`)
    .join('');
  const common =
    '<ofd:CommonData><ofd:PageArea><ofd:PhysicalBox>0 0 210 140</ofd:PhysicalBox></ofd:PageArea><ofd:PublicRes>PublicRes.xml</ofd:PublicRes><ofd:TemplatePage ID="2" BaseLoc="Tpls/Tpl_0/Content.xml"/></ofd:CommonData>';
  return zipSync({
    'OFD.xml': ofd(
      'OFD',
      '<ofd:DocBody><ofd:DocInfo/><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody>',
      ' Version="1.1" DocType="OFD"',
    ),
    'Doc_0/Document.xml': ofd('Document', `${common}<ofd:Pages>${listed}</ofd:Pages>`),
    'Doc_0/PublicRes.xml': ofd(
      'Res',
      '<ofd:Fonts><ofd:Font ID="1" FontName="楷体" FamilyName="KaiTi"/></ofd:Fonts>',
      ' BaseLoc="Res"',
    ),
    'Doc_0/Tpls/Tpl_0/Content.xml': ofd(
      'Page',
      '<ofd:Content><ofd:Layer ID="90"><ofd:PathObject Boundary="10 10 190 120" LineWidth="0.5"><ofd:AbbreviatedData>M 0 0 L 190 0 L 190 120 L 0 120 C</ofd:AbbreviatedData></ofd:PathObject></ofd:Layer></ofd:Content>',
    ),
    ...pages,
    ...others,
  });
}
