import { tokens } from '@fluentui/react-components';
import { saveFile } from '../../design/actions/save-file.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

/** Pixels of the picture for a unit of the drawing, so that texts stay sharp in documents. */
const scale = 2;
const margin = 24;
const lineHeight = 22;
/** Widest legend entry that shares a line with others, in units of the drawing. */
const entryWidth = 150;

const namespace = 'http://www.w3.org/2000/svg';

/** Styles that a drawing inherits from the page, and loses outside of it. */
const carried = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'font-size',
  'font-weight',
] as const;

export interface ChartPicture {
  readonly title: string;
  /** The subject of the picture, and its period. */
  readonly note: string;
  /** The company that the figures belong to, their unit and their time. */
  readonly source: string;
  readonly legend: readonly { readonly name: string; readonly colour: string }[];
}

function carryStyles(from: Element, to: Element): void {
  const styles = getComputedStyle(from);
  for (const name of carried) {
    const value = styles.getPropertyValue(name);
    if (value !== '') to.setAttribute(name, value);
  }
  to.removeAttribute('class');
  for (const [index, child] of [...from.children].entries()) {
    const copy = to.children[index];
    if (copy) carryStyles(child, copy);
  }
}

/** A colour of the theme as the page shows it now; any other colour unchanged. */
function colourOn(page: Element, colour: string): string {
  const name = /^var\((--[\w-]+)/u.exec(colour)?.[1];
  return name === undefined ? colour : getComputedStyle(page).getPropertyValue(name).trim() || 'currentColor';
}

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

function countText(to: Element, text: string, place: TextPlace): void {
  const line = document.createElementNS(namespace, 'text');
  line.textContent = text;
  line.setAttribute('x', String(place.x));
  line.setAttribute('y', String(place.y));
  line.setAttribute('font-size', `${place.size}px`);
  line.setAttribute('font-weight', place.size > 14 ? '600' : '400');
  line.setAttribute('fill', place.colour);
  to.append(line);
}

/** A copy of a drawing with its title and legend, which is independent of the page. */
export function wholeDrawing(chart: SVGSVGElement, { title, note, source, legend }: ChartPicture): SVGSVGElement {
  const { width, height } = chart.viewBox.baseVal;
  const perLine = Math.max(1, Math.floor(width / entryWidth));
  const head = margin + 3 * lineHeight + Math.ceil(legend.length / perLine) * lineHeight;
  const whole = document.createElementNS(namespace, 'svg');
  const [wholeWidth, wholeHeight] = [width + 2 * margin, head + height + margin];
  whole.setAttribute('xmlns', namespace);
  whole.setAttribute('viewBox', `0 0 ${wholeWidth} ${wholeHeight}`);
  whole.setAttribute('width', String(wholeWidth * scale));
  whole.setAttribute('height', String(wholeHeight * scale));
  whole.setAttribute('font-family', getComputedStyle(chart).fontFamily || 'sans-serif');
  const ground = document.createElementNS(namespace, 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', colourOn(chart, portal.card));
  whole.append(ground);
  const colour = colourOn(chart, tokens.colorNeutralForeground1);
  countText(whole, title, { x: margin, y: margin + 6, size: 16, colour });
  for (const [index, text] of [note, source].entries())
    countText(whole, text, { x: margin, y: margin + 6 + (index + 1) * lineHeight, size: 12, colour });
  for (const [index, entry] of legend.entries()) {
    const [x, y] = [
      margin + (index % perLine) * entryWidth,
      margin + 3 * lineHeight + Math.floor(index / perLine) * lineHeight,
    ];
    const mark = document.createElementNS(namespace, 'rect');
    for (const [key, value] of Object.entries({ x, y: y - 4, width: 10, height: 10 }))
      mark.setAttribute(key, String(value));
    mark.setAttribute('fill', colourOn(chart, entry.colour));
    whole.append(mark);
    countText(whole, entry.name, { x: x + 16, y: y + 5, size: 12, colour });
  }
  const copy = chart.cloneNode(true) as SVGSVGElement;
  carryStyles(chart, copy);
  for (const [key, value] of Object.entries({ x: margin, y: head, width, height }))
    copy.setAttribute(key, String(value));
  whole.append(copy);
  return whole;
}

/** Saves a drawing of the page as a PNG file, in the colours of the page. Rejects if the browser cannot draw it. */
export async function saveChart(chart: SVGSVGElement, picture: ChartPicture): Promise<void> {
  const drawing = wholeDrawing(chart, picture);
  const text = new XMLSerializer().serializeToString(drawing);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Number(drawing.getAttribute('width'));
  canvas.height = Number(drawing.getAttribute('height'));
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  saveFile({ name: `${picture.title}.png`, address: canvas.toDataURL('image/png') });
}
