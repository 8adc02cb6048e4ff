import { readPlace } from '../../src/domain/evidence/reading/read-place.ts';
import type { ReadFieldName } from '../../src/domain/evidence/reading/read-fields.ts';
import type { ReadingLimits } from './document-source.ts';
import { invoicePage } from './invoice-page.ts';
import type { OfdBody } from './ofd-attachment.ts';
import type { OfdPackage } from './ofd-package.ts';
import { joinPieces, type Run } from './page-runs.ts';
import { shareOf } from './read-places.ts';
import type { FoundValue } from './field-readings.ts';
import { statedAmount } from './stated-amounts.ts';
import { elementAt, elementsAt, isNode, textAt } from './xml-node.ts';

/** The size of an invoice's page in millimetres, where the document states none. */
const defaultPageMm = { left: 0, top: 0, width: 210, height: 140 };
const defaultLetterMm = 3;
/** Share of a letter's height below its baseline. */
const belowBaseline = 0.25;
const deepest = 8;

/** A text on a page with its object's number, by which tags refer to it. */
interface Piece extends Run {
  readonly id: string | undefined;
}

/** The values on the pages of an OFD document: by its tags, and by labels and position where no tag names a field. */
export function ofdPageFields(
  parts: OfdPackage,
  bodies: readonly OfdBody[],
  limits: ReadingLimits,
): readonly FoundValue[] {
  return bodies.flatMap((body) => {
    const pages = piecesOfPages(parts, body, limits);
    const tagged = taggedFields(parts, body, pages.flat());
    const isTagged = new Set(tagged.map(({ field }) => field));
    const placed = pages.flatMap((pieces) => invoicePage(joinPieces(pieces)));
    return [...tagged, ...placed.filter(({ field }) => !isTagged.has(field))];
  });
}

function piecesOfPages(
  parts: OfdPackage,
  { document, place }: OfdBody,
  limits: ReadingLimits,
): readonly (readonly Piece[])[] {
  const common = elementAt(document, 'CommonData');
  const templates = new Map(
    elementsAt(common, 'TemplatePage').map((each) => [
      textAt(each, '@ID') ?? '',
      elementAt(parts.xml(parts.find(textAt(each, '@BaseLoc'), place)), 'Page'),
    ]),
  );
  return elementsAt(elementAt(document, 'Pages'), 'Page')
    .slice(0, limits.textPages)
    .map((listed, index) => {
      const page = elementAt(parts.xml(parts.find(textAt(listed, '@BaseLoc'), place)), 'Page');
      const below = elementsAt(page, 'Template').map((each) => templates.get(textAt(each, '@TemplateID') ?? ''));
      const area = boxIn(textAt(page, 'Area', 'PhysicalBox')) ?? boxIn(textAt(common, 'PageArea', 'PhysicalBox'));
      return [...below, page]
        .flatMap((each) => textObjectsIn(elementAt(each, 'Content'), 0))
        .slice(0, limits.textPieces)
        .flatMap((object) => pieceOf(object, area ?? defaultPageMm, index + 1));
    });
}

/** The text objects in an element and in the layers and blocks within it. */
function textObjectsIn(element: unknown, depth: number): readonly unknown[] {
  if (depth > deepest) return [];
  return [
    ...elementsAt(element, 'TextObject'),
    ...['Layer', 'PageBlock'].flatMap((name) =>
      elementsAt(element, name).flatMap((each) => textObjectsIn(each, depth + 1)),
    ),
  ];
}

type Box = typeof defaultPageMm;

function pieceOf(object: unknown, page: Box, number: number): readonly Piece[] {
  const codes = elementsAt(object, 'TextCode');
  const text = codes.map((code) => textAt(code) ?? '').join('');
  if (text === '') return [];
  const box = boxIn(textAt(object, '@Boundary')) ?? { left: 0, top: 0, width: 0, height: 0 };
  const [scaleX = 1, , , scaleY = 1, moveX = 0, moveY = 0] = numbersIn(textAt(object, '@CTM'));
  const height = positive(textAt(object, '@Size'), defaultLetterMm) * Math.abs(scaleY || 1);
  const left = box.left - page.left + moveX + scaleX * (numbersIn(textAt(codes[0], '@X'))[0] ?? 0);
  const baseline = box.top - page.top + moveY + scaleY * (numbersIn(textAt(codes[0], '@Y'))[0] ?? 0);
  // The frame of an object may be wider than its text: the text's own width counts.
  const width = [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? height : height / 2), 0);
  const right = left + width;
  const frame = { left, right, top: baseline - height, bottom: baseline + belowBaseline * height };
  const place = readPlace(number, shareOf(frame, page.width, page.height));
  return [{ id: textAt(object, '@ID'), text, left, right, baseline, height, place }];
}

const tags: Readonly<Record<string, ReadFieldName>> = {
  InvoiceCode: 'code',
  InvoiceNo: 'number',
  IssueDate: 'date',
  InvoiceCheckCode: 'checkCode',
  TaxExclusiveTotalAmount: 'amountExcludingTax',
  TaxTotalAmount: 'tax',
  TaxInclusiveTotalAmount: 'total',
  SellerName: 'sellerName',
  SellerTaxID: 'sellerTaxNumber',
  BuyerName: 'buyerName',
  BuyerTaxID: 'buyerTaxNumber',
};
const labelBefore = /^[\p{Script=Han}/()（）\s]{1,24}[:：]\s*/u;

/** The values of the text objects that the document's tags name. */
function taggedFields(
  parts: OfdPackage,
  { document, place }: OfdBody,
  pieces: readonly Piece[],
): readonly FoundValue[] {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const list = parts.find(textAt(document, 'CustomTags'), place);
  return elementsAt(elementAt(parts.xml(list), 'CustomTags'), 'CustomTag')
    .map((tag) => parts.xml(parts.find(textAt(tag, 'FileLoc'), list ?? place, place)))
    .flatMap((tree) => tagReferences(tree, 0))
    .flatMap(({ field, ids }): readonly FoundValue[] => {
      const named = ids.flatMap((id) => byId.get(id) ?? []);
      const [first] = named;
      if (!first) return [];
      if (field === 'amountExcludingTax' || field === 'tax' || field === 'total')
        return named.flatMap(({ text, place: at }) =>
          statedAmount(field, text).map((each) => ({ ...each, place: at })),
        );
      const text = named.map((piece) => piece.text.trim()).join('');
      return [{ field, text: text.replace(labelBefore, ''), place: first.place }];
    });
}

interface TagReference {
  readonly field: ReadFieldName;
  readonly ids: readonly string[];
}

function tagReferences(node: unknown, depth: number): readonly TagReference[] {
  if (!isNode(node) || depth > deepest) return [];
  return Object.entries(node).flatMap(([name, content]): readonly TagReference[] =>
    (Array.isArray(content) ? content : [content]).flatMap((each: unknown) => {
      const field = Object.hasOwn(tags, name) ? tags[name] : undefined;
      const ids = elementsAt(each, 'ObjectRef').flatMap((reference) => textAt(reference) ?? []);
      return [...(field && ids.length > 0 ? [{ field, ids }] : []), ...tagReferences(each, depth + 1)];
    }),
  );
}

function numbersIn(text: string | undefined): readonly number[] {
  return (text ?? '')
    .split(/[\s,]+/u)
    .filter((part) => part !== '')
    .map((part) => (Number.isFinite(Number(part)) ? Number(part) : 0));
}

function positive(text: string | undefined, otherwise: number): number {
  const [found = 0] = numbersIn(text);
  return found > 0 ? found : otherwise;
}

function boxIn(text: string | undefined): Box | undefined {
  const [left, top, width = 0, height = 0] = numbersIn(text);
  return left === undefined || top === undefined || width <= 0 || height <= 0
    ? undefined
    : { left, top, width, height };
}
