import { createCanvas } from '@napi-rs/canvas';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ofdBytes } from '../../../features/support/ofd-bytes.ts';
import { ofdDocument } from '../../../src/adapters/formats/ofd-document.ts';
import type { OfdDrawing } from '../../../src/adapters/formats/ofd-drawing.ts';
import { ofdFile } from '../../../src/adapters/formats/ofd-file.ts';
import { orderAt } from '../../server/recognition/made/made-orders.ts';
import { ofdFile as madeOfd } from '../../server/recognition/made/made-ofd.ts';
import { taxControlXml } from '../../server/recognition/made/made-xml.ts';

const page = (content: string, head = '') =>
  strToU8(`<Page>${head}<Content><Layer>${content}</Layer></Content></Page>`);

function drawingOf(bytes: Uint8Array): OfdDrawing {
  const answer = ofdFile(bytes);
  if (answer.kind !== 'ofd') throw new Error(`It is ${answer.kind}`);
  return answer.drawing;
}

/** The first page of an OFD with this content. */
const drawn = (content: string, others = {}) =>
  drawingOf(ofdBytes(['第一页'], { 'Doc_0/Pages/Page_0/Content.xml': page(content), ...others }));

describe('the drawing of an OFD', () => {
  it('has the template below its own objects, and each character at its place', () => {
    const [first] = drawingOf(ofdBytes(['购买方'])).pages;
    expect(first).toMatchObject({ width: 210, height: 140 });
    expect(first?.objects.map(({ kind }) => kind)).toEqual(['path', 'text']);
    expect(first?.objects[1]).toMatchObject({
      matrix: [1, 0, 0, 1, 20, 20],
      family: 'kai',
      size: 4,
      characters: [
        { text: '购', x: 0, y: 4 },
        { text: '买', x: 4, y: 4 },
        { text: '方', x: 8, y: 4 },
      ],
    });
    expect(first?.objects[0]).toMatchObject({
      lineWidth: 0.5,
      stroke: '#000',
      fill: undefined,
      steps: [{ step: 'M' }, { step: 'L' }, { step: 'L' }, { step: 'L' }, { step: 'Z' }],
    });
  });

  it('keeps text in the spacing of its font when none is given', () => {
    const [only] =
      drawn('<TextObject Boundary="0 0 9 9" Size="3"><TextCode X="1" Y="2">合 计</TextCode></TextObject>').pages[0]
        ?.objects ?? [];
    expect(only).toMatchObject({ characters: [{ text: '合 计', x: 1, y: 2 }] });
  });

  it('takes colours, widths and transforms from the object, else its draw parameters, else its layer', () => {
    const resources = strToU8(
      '<Res BaseLoc="Res"><DrawParams><DrawParam ID="7" LineWidth="0.25"><StrokeColor Value="128 0 0"/></DrawParam><DrawParam ID="8" Relative="7"/></DrawParams></Res>',
    );
    const paths =
      '<PathObject Boundary="1 2 3 4" CTM="2 0 0 2 5 5" DrawParam="8"><AbbreviatedData>M 0 0 L 1 1</AbbreviatedData></PathObject>' +
      '<PathObject Boundary="0 0 1 1" Alpha="51" Stroke="false" Fill="true" LineWidth="1"><FillColor Value="0 0 255"/><AbbreviatedData>M 0 0 B 1 1 2 2 3 3 C</AbbreviatedData></PathObject>';
    const [one, other] = drawn(paths, { 'Doc_0/PublicRes.xml': resources }).pages[0]?.objects ?? [];
    expect(one).toMatchObject({ matrix: [2, 0, 0, 2, 6, 7], stroke: 'rgb(128, 0, 0)', lineWidth: 0.25 });
    expect(other).toMatchObject({
      stroke: undefined,
      fill: 'rgb(0, 0, 255)',
      opacity: 0.2,
      steps: [{ step: 'M' }, { step: 'C' }, { step: 'Z' }],
    });
  });

  it('contains pictures, composed objects, annotations and seals', () => {
    const png = new Uint8Array(createCanvas(4, 2).toBuffer('image/png'));
    const document =
      '<Document><CommonData><PageArea><PhysicalBox>0 0 100 50</PhysicalBox></PageArea><PublicRes>PublicRes.xml</PublicRes></CommonData><Pages><Page ID="10" BaseLoc="Pages/Page_0/Content.xml"/></Pages><Annotations>Annots/Annotations.xml</Annotations></Document>';
    const resources =
      '<Res BaseLoc="Res"><MultiMedias><MultiMedia ID="3" Type="Image"><MediaFile>code.png</MediaFile></MultiMedia></MultiMedias><CompositeGraphicUnits><CompositeGraphicUnit ID="4"><Content><PathObject Boundary="0 0 1 1"><AbbreviatedData>M 0 0 L 1 1</AbbreviatedData></PathObject></Content></CompositeGraphicUnit></CompositeGraphicUnits></Res>';
    const inner = ofdBytes(['章']);
    const data = new Uint8Array(inner.length + 40).fill(0x30);
    data.set(inner, 40);
    const drawing = drawn(
      '<ImageObject Boundary="10 10 20 20" ResourceID="3"/><CompositeObject Boundary="5 5 9 9" ResourceID="4"/>',
      {
        'OFD.xml': strToU8(
          '<OFD><DocBody><DocRoot>Doc_0/Document.xml</DocRoot><Signatures>/Doc_0/Signs/Signatures.xml</Signatures></DocBody></OFD>',
        ),
        'Doc_0/Document.xml': strToU8(document),
        'Doc_0/PublicRes.xml': strToU8(resources),
        'Doc_0/Res/code.png': png,
        'Doc_0/Annots/Annotations.xml': strToU8(
          '<Annotations><Page PageID="10"><FileLoc>one.xml</FileLoc></Page></Annotations>',
        ),
        'Doc_0/Annots/one.xml': strToU8(
          '<PageAnnot><Annot Type="Stamp"><Appearance Boundary="50 5 10 10"><TextObject Boundary="0 0 9 9" Size="3"><TextCode X="0" Y="3">阅</TextCode></TextObject></Appearance></Annot><Annot Visible="false"><Appearance><TextObject Boundary="0 0 9 9" Size="3"><TextCode X="0" Y="3">不见</TextCode></TextObject></Appearance></Annot></PageAnnot>',
        ),
        'Doc_0/Signs/Signatures.xml': strToU8(
          '<Signatures><Signature ID="1" BaseLoc="/Doc_0/Signs/Sign_0/Signature.xml"/></Signatures>',
        ),
        'Doc_0/Signs/Sign_0/Signature.xml': strToU8(
          '<Signature><SignedInfo><Seal><BaseLoc>Seal.esl</BaseLoc></Seal><StampAnnot PageRef="10" Boundary="60 20 21 14"/></SignedInfo></Signature>',
        ),
        'Doc_0/Signs/Sign_0/Seal.esl': data,
      },
    );
    const [{ objects } = { objects: [] }] = drawing.pages;
    expect(objects.map(({ kind }) => kind)).toEqual(['image', 'path', 'text', 'path', 'text']);
    expect(objects[0]).toMatchObject({ matrix: [20, 0, 0, 20, 10, 10], image: 0 });
    expect(objects[2]).toMatchObject({ matrix: [1, 0, 0, 1, 50, 5], characters: [{ text: '阅' }] });
    // The seal's own page of 210 by 140 fills an area of 21 by 14.
    expect(objects[4]).toMatchObject({ characters: [{ text: '章' }] });
    expect(objects[4]?.matrix.map((part) => Number(part.toFixed(3)))).toEqual([0.1, 0, 0, 0.1, 62, 22]);
    expect(drawing.images).toEqual([png]);
  });

  it('darkens the pixels that the file paints', async () => {
    const document = await ofdDocument(
      drawn(
        '<PathObject Boundary="100 60 20 20" Fill="true"><FillColor Value="0 0 0"/><AbbreviatedData>M 0 0 L 20 0 L 20 20 L 0 20 C</AbbreviatedData></PathObject>',
      ),
    );
    const canvas = createCanvas(1, 1);
    await (
      await document.page(1)
    ).draw(
      canvas as unknown as HTMLCanvasElement,
      { scale: 0.5, rotation: 90, density: 1 },
      new AbortController().signal,
    );
    expect([canvas.width, canvas.height]).toEqual([265, 397]);
    const at = (x: number, y: number): number => canvas.getContext('2d').getImageData(x, y, 1, 1).data[0] ?? -1;
    // After a quarter turn, the point 110 mm across and 70 mm down is 70 mm from the right edge and 110 mm down.
    const [x, y] = [Math.round(((140 - 70) * 96) / 25.4 / 2), Math.round((110 * 96) / 25.4 / 2)];
    expect([at(x, y), at(5, 5)]).toEqual([0, 255]);
  });
});

describe('an OFD whose issuer keeps to its own ways', () => {
  const png = new Uint8Array(createCanvas(4, 2).toBuffer('image/png'));
  const resources = strToU8(
    '<Res BaseLoc="Res"><MultiMedias><MultiMedia ID="7" Type="Image"><MediaFile>Image_7.png</MediaFile></MultiMedia></MultiMedias></Res>',
  );
  const picture = '<ImageObject Boundary="10 10 60 60" ResourceID="7"/>';

  it.each(['DOC_0/Res/Image_7.png', 'Doc_0/res/image_7.PNG', 'Doc_0/Image_7.png'])('has its picture at %s', (place) => {
    const drawing = drawn(picture, { 'Doc_0/PublicRes.xml': resources, [place]: png });
    expect(drawing.images).toEqual([png]);
    expect(drawing.pages[0]?.objects).toMatchObject([{ kind: 'image', image: 0 }]);
  });

  it('finds its document and templates whatever the case of their paths', () => {
    const whole = drawn('', {
      'OFD.xml': strToU8('<OFD><DocBody><DocRoot>/DOC_0/document.XML</DocRoot></DocBody></OFD>'),
      'Doc_0/Document.xml': strToU8(
        '<Document><CommonData><TemplatePage ID="2" BaseLoc="TPLS/Tpl_0/Content.xml"/></CommonData><Pages><Page ID="10" BaseLoc="/Doc_0/pages/Page_0/Content.xml"/></Pages></Document>',
      ),
      'Doc_0/Pages/Page_0/Content.xml': strToU8('<Page><Template TemplateID="2"/><Content/></Page>'),
    });
    expect(whole.pages[0]?.objects.map(({ kind }) => kind)).toEqual(['path']);
  });

  it('does not fill a path without a colour', () => {
    const path = (colour: string): string =>
      `<PathObject Boundary="0 0 5 5" Fill="true">${colour}<AbbreviatedData>M 0 0 L 5 5 L 5 0 C</AbbreviatedData></PathObject>`;
    expect(drawn(path('')).pages[0]?.objects[0]).toMatchObject({ fill: undefined, stroke: '#000' });
    expect(drawn(path('<FillColor Value="9 9 9"/>')).pages[0]?.objects[0]).toMatchObject({ fill: 'rgb(9, 9, 9)' });
  });

  it.each([
    ['are not in the file', resources, {}],
    ['are not named anywhere', strToU8('<Res/>'), {}],
    ['are in an unknown format', resources, { 'Doc_0/Res/Image_7.png': strToU8('no picture') }],
  ])('says how many pictures of a page %s', async (_what, list, others) => {
    const words = '<TextObject Boundary="0 0 9 9" Size="3"><TextCode X="0" Y="3">字</TextCode></TextObject>';
    const document = await ofdDocument(drawn(words + picture + picture, { 'Doc_0/PublicRes.xml': list, ...others }));
    expect((await document.page(1)).missingPictures).toBe(2);
  });
});

describe('an OFD without drawn content', () => {
  it('is shown as its attached invoice', () => {
    const order = orderAt(0, 'E_SPECIAL_VAT_ELEC');
    const bytes = madeOfd(taxControlXml(order), {
      place: 'Doc_0/Attachs/original_invoice.xml',
      named: 'original_invoice.xml',
    });
    expect(ofdFile(bytes as Uint8Array<ArrayBuffer>)).toMatchObject({
      kind: 'invoice',
      invoice: { total: order.total, buyer: { name: order.buyer.name } },
    });
  });
});

describe('a malicious OFD', () => {
  const because = (make: () => unknown): unknown => {
    try {
      return make();
    } catch (error) {
      return (error as { readonly because?: string }).because ?? error;
    }
  };
  const composite = (count: number): string => '<CompositeObject Boundary="0 0 1 1" ResourceID="4"/>'.repeat(count);
  const selfish = {
    'Doc_0/PublicRes.xml': strToU8(
      `<Res><CompositeGraphicUnits><CompositeGraphicUnit ID="4"><Content>${composite(12)}</Content></CompositeGraphicUnit></CompositeGraphicUnits></Res>`,
    ),
  };

  it.each([
    ['composes objects of themselves', composite(2), selfish],
    [
      'has more objects than a page',
      '<PathObject Boundary="0 0 1 1"><AbbreviatedData>M 0 0</AbbreviatedData></PathObject>'.repeat(60_001),
      {},
    ],
    [
      'repeats a distance without end',
      `<TextObject Boundary="0 0 1 1" Size="3">${`<TextCode X="0" Y="0" DeltaX="g 999999999 1">${'长'.repeat(20_000)}</TextCode>`.repeat(21)}</TextObject>`,
      {},
    ],
  ])('is refused when it %s', (_what, content, others) => {
    expect(because(() => drawn(content, others))).toBe('too-large');
  });

  it('is refused with entities, and when it names missing parts', () => {
    expect(because(() => drawn('', { 'OFD.xml': strToU8('<!DOCTYPE OFD [<!ENTITY a "b">]><OFD>&a;</OFD>') }))).toBe(
      'damaged',
    );
    expect(
      because(() =>
        drawn('', { 'OFD.xml': strToU8('<OFD><DocBody><DocRoot>../../etc/passwd</DocRoot></DocBody></OFD>') }),
      ),
    ).toBe('damaged');
  });

  it('draws nothing for invalid numbers', () => {
    const [only] =
      drawn(
        '<PathObject Boundary="x y 1 1" CTM="a b c" LineWidth="-3"><AbbreviatedData>M 0 0 L 1 zwei Q 1</AbbreviatedData></PathObject>',
      ).pages[0]?.objects ?? [];
    expect(only).toMatchObject({ steps: [{ step: 'M', points: [0, 0] }], lineWidth: 0 });
  });
});
