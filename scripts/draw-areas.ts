/** Writes the levels of `areas.cjs`, and the imports of each area, between the markers in docs/architecture.md. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { areas } from './areas.ts';

const document = 'docs/architecture.md';
const markers = ['<!-- areas -->', '<!-- /areas -->'] as const;
const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/gu;

const inArea = new RegExp(`${areas.layers}(${areas.names.join('|')})/`, 'u');

/** The area of a file; undefined where the file belongs to no area. */
const areaOf = (file: string): string | undefined => inArea.exec(file)?.[1];

/** The areas that each area imports, in the order of the table. */
function importsByArea(): ReadonlyMap<string, readonly string[]> {
  const { names } = areas;
  const found = new Map(names.map((area) => [area, new Set<string>()]));
  for (const file of globSync('{src,server}/**/*.{ts,tsx}')) {
    const area = areaOf(file);
    if (area === undefined) continue;
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      const other = areaOf(join(dirname(file), path));
      if (other !== undefined && other !== area) found.get(area)?.add(other);
    }
  }
  return new Map(names.map((area) => [area, names.filter((each) => found.get(area)?.has(each))]));
}

/** The table of levels, the highest first. */
export function areasTable(): string {
  const imports = importsByArea();
  const rows = areas.levels
    .flatMap((level, height) =>
      Object.entries(level).map(([area, about]) => {
        const name = areas.ground.includes(area) ? `*${area}*` : area;
        return `| ${height} | ${name} | ${about} | ${imports.get(area)?.join(', ') ?? ''} |`;
      }),
    )
    .toReversed();
  return ['| Level | Area | What it is about | Imports |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** The document with the current table between the markers. */
export function withAreasTable(text: string): string {
  const [start, end] = [text.indexOf(markers[0]) + markers[0].length, text.indexOf(markers[1])];
  return `${text.slice(0, start)}\n\n${areasTable()}\n\n${text.slice(end)}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(document, withAreasTable(readFileSync(document, 'utf8')));
