import type { DrawnText } from './ofd-drawing.ts';
import type { OfdParts } from './ofd-parts.ts';
import { elementsAt, type XmlElement } from './xml-element.ts';

export interface OfdFont {
  readonly family: DrawnText['family'];
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Resources of a document by their ids. */
export interface OfdResources {
  readonly fonts: ReadonlyMap<string, OfdFont>;
  readonly drawParams: ReadonlyMap<string, XmlElement>;
  /** Paths of pictures. */
  readonly media: ReadonlyMap<string, string>;
  readonly composites: ReadonlyMap<string, XmlElement>;
}

/**
 * All resources in the files at these paths, which a document, its templates and its pages refer to. Ids are unique in
 * a document.
 */
export function ofdResources(parts: OfdParts, places: readonly string[]): OfdResources {
  const found = {
    fonts: new Map<string, OfdFont>(),
    drawParams: new Map<string, XmlElement>(),
    media: new Map<string, string>(),
    composites: new Map<string, XmlElement>(),
  };
  for (const place of new Set(places)) {
    const root = parts.xml(place);
    const folder = parts.place(place, `${root.attributes.get('BaseLoc') ?? ''}/-`);
    for (const font of elementsAt(root, 'Fonts', 'Font')) found.fonts.set(idOf(font), fontOf(font));
    for (const param of elementsAt(root, 'DrawParams', 'DrawParam')) found.drawParams.set(idOf(param), param);
    for (const unit of elementsAt(root, 'CompositeGraphicUnits', 'CompositeGraphicUnit'))
      found.composites.set(idOf(unit), unit);
    for (const medium of elementsAt(root, 'MultiMedias', 'MultiMedia')) {
      const named = elementsAt(medium, 'MediaFile')[0]?.text ?? '';
      const at = parts.existing(folder, named) ?? parts.existing(place, named);
      if (at !== undefined) found.media.set(idOf(medium), at);
    }
  }
  return found;
}

function idOf({ attributes }: XmlElement): string {
  return attributes.get('ID') ?? '';
}

/** A substitute of the browser for a font. Embedded fonts are not used. */
function fontOf({ attributes }: XmlElement): OfdFont {
  const name = `${attributes.get('FontName') ?? ''} ${attributes.get('FamilyName') ?? ''}`;
  const is = (attribute: string): boolean => attributes.get(attribute)?.toLowerCase() === 'true';
  return { family: familyOf(name), bold: is('Bold') || /bold|粗/iu.test(name), italic: is('Italic') };
}

function familyOf(name: string): OfdFont['family'] {
  if (/楷|kai/iu.test(name)) return 'kai';
  if (/courier|mono|consol|ocr/iu.test(name)) return 'mono';
  return /黑|hei|arial|helvetica|sans|verdana|tahoma/iu.test(name) ? 'sans' : 'serif';
}
