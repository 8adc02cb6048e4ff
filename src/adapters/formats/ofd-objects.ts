import type { DrawnImage, DrawnObject, DrawnPath, DrawnText, Matrix } from './ofd-drawing.ts';
import { boxIn, distancesIn, matrixIn, numbersIn, stepsIn, compose } from './ofd-geometry.ts';
import type { OfdParts } from './ofd-parts.ts';
import type { OfdResources } from './ofd-resources.ts';
import type { OfdTally } from './ofd-tally.ts';
import { elementsAt, type XmlElement } from './xml-element.ts';

/** Maximum nesting of blocks and composed objects. */
const deepest = 8;
const maxCharacters = 20_000;
const maxSteps = 100_000;
/** Default line width, in millimetres. */
const defaultLineMm = 0.353;

export interface OfdContext {
  readonly parts: OfdParts;
  readonly resources: OfdResources;
  readonly tally: OfdTally;
}

/** Transformation and defaults of objects. */
export interface OfdDrawingState {
  readonly matrix: Matrix;
  readonly opacity: number;
  readonly params: readonly XmlElement[];
  readonly depth: number;
}

/** The objects in an element, in the order in which they are drawn. Objects of other kinds are omitted. */
export function objectsIn(element: XmlElement, ground: OfdDrawingState, house: OfdContext): readonly DrawnObject[] {
  if (ground.depth > deepest) return [];
  return element.children.flatMap((child): readonly DrawnObject[] => {
    if (child.attributes.get('Visible') === 'false') return [];
    if (child.name === 'Layer' || child.name === 'PageBlock')
      return objectsIn(
        child,
        { ...ground, params: [...paramsOf(child, house), ...ground.params], depth: ground.depth + 1 },
        house,
      );
    if (!['TextObject', 'PathObject', 'ImageObject', 'CompositeObject'].includes(child.name)) return [];
    house.tally.count('objects', 1);
    return objectOf(child, ground, house);
  });
}

function objectOf(object: XmlElement, ground: OfdDrawingState, house: OfdContext): readonly DrawnObject[] {
  const box = boxIn(object.attributes.get('Boundary')) ?? { x: 0, y: 0, width: 0, height: 0 };
  const own = object.attributes.get('CTM');
  const isImage = object.name === 'ImageObject';
  const inner: Matrix = own === undefined && isImage ? [box.width, 0, 0, box.height, 0, 0] : matrixIn(own);
  const placed: Ground = {
    matrix: compose(ground.matrix, compose([1, 0, 0, 1, box.x, box.y], inner)),
    opacity: ground.opacity * alphaOf(object.attributes.get('Alpha')),
    params: [...paramsOf(object, house), ...ground.params],
  };
  if (object.name === 'TextObject') return textsOf(object, placed, house);
  if (object.name === 'PathObject') return pathOf(object, placed, house);
  if (isImage) return imageOf(object, placed, house);
  const unit = house.resources.composites.get(object.attributes.get('ResourceID') ?? '');
  return unit
    ? elementsAt(unit, 'Content').flatMap((content) =>
        objectsIn(content, { ...placed, depth: ground.depth + 1 }, house),
      )
    : [];
}

type Ground = Omit<OfdDrawingState, 'depth'>;

function textsOf(
  object: XmlElement,
  { matrix, opacity, params }: Ground,
  { resources, tally }: OfdContext,
): readonly DrawnText[] {
  const { attributes } = object;
  const font = resources.fonts.get(attributes.get('Font') ?? '') ?? { family: 'serif', bold: false, italic: false };
  const size = numbersIn(attributes.get('Size'))[0] ?? 0;
  if (size <= 0 || attributes.get('Fill') === 'false') return [];
  const fill = colourIn('FillColor', object, params);
  const characters = [];
  let [x, y] = [0, 0];
  for (const code of elementsAt(object, 'TextCode')) {
    [x, y] = [numbersIn(code.attributes.get('X'))[0] ?? x, numbersIn(code.attributes.get('Y'))[0] ?? y];
    const text = code.text.replaceAll(/[\r\n\t]+/gu, '');
    const letters = [...text].slice(0, maxCharacters);
    tally.count('characters', letters.length);
    const [across, down] = [
      distancesIn(code.attributes.get('DeltaX'), letters.length),
      distancesIn(code.attributes.get('DeltaY'), letters.length),
    ];
    // Without distances, the font decides about the spacing.
    if (across.length === 0 && down.length === 0) characters.push({ text, x, y });
    let [left, top] = [x, y];
    for (const [index, letter] of (across.length + down.length > 0 ? letters : []).entries()) {
      characters.push({ text: letter, x: left, y: top });
      left += across[index] ?? (down.length > 0 ? 0 : (across.at(-1) ?? 0));
      top += down[index] ?? 0;
    }
  }
  return [
    {
      kind: 'text',
      matrix,
      opacity: opacity * (fill?.alpha ?? 1),
      characters,
      colour: fill?.colour ?? '#000',
      family: font.family,
      size,
      bold: font.bold || Number(attributes.get('Weight') ?? 400) >= 600,
      italic: font.italic || attributes.get('Italic') === 'true',
    },
  ];
}

function pathOf(object: XmlElement, { matrix, opacity, params }: Ground, { tally }: OfdContext): readonly DrawnPath[] {
  const { attributes } = object;
  const steps = stepsIn(elementsAt(object, 'AbbreviatedData')[0]?.text ?? '', maxSteps);
  tally.count('steps', steps.length);
  const [stroke, fill] = [colourIn('StrokeColor', object, params), colourIn('FillColor', object, params)];
  const isStroked = attributes.get('Stroke') !== 'false';
  // Readers do not fill a path without a colour, although the standard names black as the default.
  const isFilled = attributes.get('Fill') === 'true' && fill !== undefined;
  const width = [object, ...params]
    .map((each) => numbersIn(each.attributes.get('LineWidth'))[0])
    .find((each) => each !== undefined);
  return [
    {
      kind: 'path',
      matrix,
      opacity: opacity * ((isFilled ? fill : stroke)?.alpha ?? 1),
      steps,
      evenOdd: attributes.get('Rule') === 'Even-Odd',
      lineWidth: Math.max(0, width ?? defaultLineMm),
      stroke: isStroked ? (stroke?.colour ?? '#000') : undefined,
      fill: isFilled ? fill.colour : undefined,
    },
  ];
}

function imageOf(
  object: XmlElement,
  { matrix, opacity }: Ground,
  { parts, resources, tally }: OfdContext,
): readonly DrawnImage[] {
  const bytes = parts.bytes(resources.media.get(object.attributes.get('ResourceID') ?? '') ?? '');
  const image = bytes && tally.image(bytes);
  return [{ kind: 'image', matrix, opacity, image }];
}

/** Drawing parameters that an element refers to, with those on which they are based. */
function paramsOf(element: XmlElement, { resources }: OfdContext): readonly XmlElement[] {
  const found: XmlElement[] = [];
  for (
    let next = resources.drawParams.get(element.attributes.get('DrawParam') ?? '');
    next && !found.includes(next);
    next = resources.drawParams.get(next.attributes.get('Relative') ?? '')
  )
    found.push(next);
  return found;
}

interface Colour {
  readonly colour: string;
  readonly alpha: number;
}

function colourIn(
  name: 'FillColor' | 'StrokeColor',
  object: XmlElement,
  params: readonly XmlElement[],
): Colour | undefined {
  const element = [object, ...params].flatMap((each) => elementsAt(each, name))[0];
  const parts = numbersIn(element?.attributes.get('Value')).map((part) => Math.min(255, Math.max(0, Math.round(part))));
  const alpha = alphaOf(element?.attributes.get('Alpha'));
  const [one = 0, two = 0, three = 0, black = 0] = parts;
  if (parts.length === 1) return { colour: `rgb(${one}, ${one}, ${one})`, alpha };
  if (parts.length === 3) return { colour: `rgb(${one}, ${two}, ${three})`, alpha };
  if (parts.length !== 4) return undefined;
  const [red, green, blue] = [one, two, three].map((ink) => Math.round(((255 - ink) * (255 - black)) / 255));
  return { colour: `rgb(${red}, ${green}, ${blue})`, alpha };
}

/** Alpha as 0 to 1; the file has 0 to 255. */
function alphaOf(text: string | undefined): number {
  return text === undefined ? 1 : Math.min(1, Math.max(0, (numbersIn(text)[0] ?? 255) / 255));
}
