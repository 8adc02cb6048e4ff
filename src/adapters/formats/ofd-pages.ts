import type { DrawnObject, Matrix, OfdDrawing, OfdPage } from './ofd-drawing.ts';
import { boxIn, identity, compose, type Box } from './ofd-geometry.ts';
import { objectsIn, type OfdDrawingState, type OfdContext } from './ofd-objects.ts';
import { OfdParts } from './ofd-parts.ts';
import { ofdResources } from './ofd-resources.ts';
import { ofdSeals, type OfdSeal } from './ofd-seals.ts';
import { OfdTally } from './ofd-tally.ts';
import { Refused } from './refused.ts';
import { elementsAt, textAt, type XmlElement } from './xml-element.ts';
import { zipParts } from './zip-parts.ts';

const maxPages = 300;
/**
 * The page size if the document states none (A5, which invoices are printed on), and the largest accepted size, in
 * millimetres.
 */
const defaultPageMm: Box = { x: 0, y: 0, width: 210, height: 140 };
const largestPage = 5_000;
const sealLimits = { entries: 200, unpacked: 8 * 1024 * 1024 } as const;

/** The drawing of a document. A seal that is itself an OFD shows its first page, without seals. */
export function ofdPages(parts: OfdParts, body: XmlElement): OfdDrawing {
  const tally = new OfdTally();
  const pages = pagesOf(parts, body, tally, ofdSeals(parts, body));
  return { pages, images: tally.images };
}

interface Leaf {
  readonly place: string;
  readonly root: XmlElement;
}

function pagesOf(
  parts: OfdParts,
  body: XmlElement,
  tally: OfdTally,
  seals: ReadonlyMap<string, readonly OfdSeal[]>,
): readonly OfdPage[] {
  const documentPlace = parts.place('', textAt(body, 'DocRoot'));
  const document = parts.xml(documentPlace);
  const leafAt = (named: string): Leaf => {
    const place = parts.existing(documentPlace, named);
    if (place === undefined) throw new Refused('damaged');
    return { place, root: parts.xml(place) };
  };
  const listed = elementsAt(document, 'Pages', 'Page');
  if (listed.length > maxPages) throw new Refused('too-large');
  const pages = listed.map(({ attributes }) => ({
    id: attributes.get('ID') ?? '',
    leaf: leafAt(attributes.get('BaseLoc') ?? ''),
  }));
  const templates = new Map(
    elementsAt(document, 'CommonData', 'TemplatePage').map(({ attributes }) => [
      attributes.get('ID') ?? '',
      leafAt(attributes.get('BaseLoc') ?? ''),
    ]),
  );
  const named = ['PublicRes', 'DocumentRes'].flatMap((kind) =>
    elementsAt(document, 'CommonData', kind).map(({ text }) => parts.existing(documentPlace, text)),
  );
  const own = [...pages.map(({ leaf }) => leaf), ...templates.values()].flatMap(({ place, root }) =>
    elementsAt(root, 'PageRes').map(({ text }) => parts.existing(place, text) ?? parts.existing(documentPlace, text)),
  );
  const house: OfdContext = {
    parts,
    tally,
    resources: ofdResources(
      parts,
      [...named, ...own].filter((place) => place !== undefined),
    ),
  };
  const notes = annotations(parts, documentPlace, document);
  const usual = areaOf(elementsAt(document, 'CommonData', 'PageArea')[0]) ?? defaultPageMm;
  return pages.map(({ id, leaf: { root } }) => {
    const used = elementsAt(root, 'Template').flatMap(({ attributes }) => {
      const template = templates.get(attributes.get('TemplateID') ?? '');
      return template ? [{ root: template.root, front: attributes.get('ZOrder') === 'Foreground' }] : [];
    });
    const area =
      areaOf(elementsAt(root, 'Area')[0]) ??
      used.map((template) => areaOf(elementsAt(template.root, 'Area')[0])).find((each) => each !== undefined) ??
      usual;
    const ground: OfdDrawingState = { matrix: [1, 0, 0, 1, -area.x, -area.y], opacity: 1, params: [], depth: 0 };
    const objectsOf = (content: XmlElement): readonly DrawnObject[] =>
      elementsAt(content, 'Content').flatMap((each) => objectsIn(each, ground, house));
    return {
      width: area.width,
      height: area.height,
      objects: [
        ...used.filter(({ front }) => !front).flatMap((template) => objectsOf(template.root)),
        ...objectsOf(root),
        ...used.filter(({ front }) => front).flatMap((template) => objectsOf(template.root)),
        ...(notes.get(id) ?? []).flatMap((note) => noteObjects(note, ground, house)),
        ...(seals.get(id) ?? []).flatMap((seal) => sealObjects(seal, ground.matrix, tally)),
      ],
    };
  });
}

function areaOf(area: XmlElement | undefined): Box | undefined {
  const box = area && boxIn(textAt(area, 'PhysicalBox'));
  return box && box.width > 0 && box.height > 0 && Math.max(box.width, box.height) <= largestPage ? box : undefined;
}

/** Annotations and stamps by page id. */
function annotations(
  parts: OfdParts,
  documentPlace: string,
  document: XmlElement,
): ReadonlyMap<string, readonly XmlElement[]> {
  const found = new Map<string, XmlElement[]>();
  for (const list of elementsAt(document, 'Annotations')) {
    const listPlace = parts.existing(documentPlace, list.text);
    for (const page of listPlace === undefined ? [] : elementsAt(parts.xml(listPlace), 'Page')) {
      const place = parts.existing(listPlace ?? '', textAt(page, 'FileLoc'));
      const id = page.attributes.get('PageID') ?? '';
      if (place !== undefined) found.set(id, [...(found.get(id) ?? []), ...elementsAt(parts.xml(place), 'Annot')]);
    }
  }
  return found;
}

function noteObjects(note: XmlElement, ground: OfdDrawingState, house: OfdContext): readonly DrawnObject[] {
  if (note.attributes.get('Visible') === 'false') return [];
  return elementsAt(note, 'Appearance').flatMap((appearance) => {
    const box = boxIn(appearance.attributes.get('Boundary'));
    return objectsIn(
      appearance,
      { ...ground, matrix: compose(ground.matrix, box ? [1, 0, 0, 1, box.x, box.y] : identity) },
      house,
    );
  });
}

function sealObjects({ box, look }: OfdSeal, page: Matrix, tally: OfdTally): readonly DrawnObject[] {
  const placed = compose(page, [box.width, 0, 0, box.height, box.x, box.y]);
  if (look[0] !== 0x50) {
    const image = tally.image(look);
    return image === undefined ? [] : [{ kind: 'image', matrix: placed, opacity: 1, image }];
  }
  try {
    const parts = new OfdParts(zipParts(look, () => true, sealLimits));
    const [body] = elementsAt(parts.xml('OFD.xml'), 'DocBody');
    const [first] = body ? pagesOf(parts, body, tally, new Map()) : [];
    if (!first) return [];
    const scaled = compose(placed, [1 / first.width, 0, 0, 1 / first.height, 0, 0]);
    return first.objects.map((object) => ({ ...object, matrix: compose(scaled, object.matrix) }));
  } catch (error) {
    // A seal that cannot be drawn is left out, but one that is too large refuses the document.
    if (error instanceof Refused && error.because === 'too-large') throw error;
    return [];
  }
}
