import { afterBlanks } from './pdf-blanks.ts';

const around = 1024;
// As it is, in two bytes each, or in hexadecimal digits of either.
const xmlName = /\.xml$|\0\.\0x\0m\0l$|2e786d6c$|002e0078006d006c$/iu;

/** Where files are attached, and whether all of their names are those of data: not what stands near, but what /F and /UF say. */
export function attachedIn(text: string): readonly { readonly at: number; readonly isData: boolean }[] {
  const places: { at: number; isData: boolean }[] = [];
  for (const { index } of text.matchAll(/\/EF(?!\w)/gu)) {
    const value = afterBlanks(text, index + 3);
    if (value !== undefined && !/^(?:<<|\d)/u.test(text.slice(value, value + 2))) continue;
    places.push({ at: index, isData: value !== undefined && isData(text, index, value) });
  }
  return places;
}

function isData(text: string, start: number, value: number): boolean {
  // The streams are called /F and /UF as well.
  const isInline = text.startsWith('<<', value);
  const end = isInline ? text.indexOf('>>', value) : value;
  const near = `${text.slice(Math.max(0, start - around), start)} ${text.slice(end, end + around)}`;
  const names = [...near.matchAll(/\/U?F(?!\w)\s*(?:\(((?:\\[^]|[^()\\])*)\)|<([\da-f\s]*)>|[\d%])/giu)].map((name) => name[1] ?? name[2]?.replaceAll(/\s/gu, '') ?? '');
  return names.length > 0 && names.every((name) => xmlName.test(name));
}
