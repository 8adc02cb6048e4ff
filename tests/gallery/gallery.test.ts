import { describe, expect, it } from 'vitest';
import { placeFrom, queryOf } from '../../src/gallery/place.ts';
import { examplesAt, folders, shelf } from '../../src/gallery/shelf.ts';

const design = '../../src/views/design/';
const gallery = '../../src/gallery/examples/';

const sources = import.meta.glob<string>('../../src/views/design/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const exampleSources = import.meta.glob<string>('../../src/gallery/examples/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Components that draw nothing by themselves, each with its reason. */
const withoutExample: Readonly<Record<string, string>> = {
  'fields/SpaceHint': 'It stands below every example, as part of PortalLook, and is empty until Enter is pressed.',
};

/** The components that a file of the design exports, each with its folder. */
const components = Object.entries(sources).flatMap(([file, text]) => {
  const path = file.slice(design.length);
  const names = [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)/gmu)].map(([, name = '']) => name);
  return names.map((name) => ({ name, path, key: `${path.split('/')[0]}/${name}` }));
});

const shownKeys = new Set(shelf.map(({ folder, component }) => `${folder}/${component}`));

describe('the gallery', () => {
  it('finds components and examples at all', () => {
    expect(components.length).toBeGreaterThan(60);
    expect(folders).toEqual(['actions', 'dialogs', 'fields', 'filters', 'panels', 'table', 'theme']);
  });

  it.each(components.filter(({ key }) => !(key in withoutExample)))('shows $key', ({ name, path, key }) => {
    expect([...shownKeys], 'add an example under src/gallery/examples').toContain(key);
    const folder = path.split('/')[0];
    const drawing = Object.entries(exampleSources).filter(
      ([file, text]) =>
        file.startsWith(`${gallery}${folder}/`) && text.includes(`/views/design/${path}'`) && text.includes(`<${name}`),
    );
    expect(drawing).not.toEqual([]);
  });

  it('names no component that is not there, and excuses none that is shown', () => {
    const known = new Set(components.map(({ key }) => key));
    expect([...shownKeys].filter((key) => !known.has(key))).toEqual([]);
    expect(Object.keys(withoutExample).filter((key) => !known.has(key) || shownKeys.has(key))).toEqual([]);
  });

  it('has an address of its own for each example', () => {
    const paths = shelf.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => examplesAt(path).length !== 1)).toEqual([]);
  });

  it('reads an address as it writes it', () => {
    const place = {
      example: 'fields/TextField/empty',
      lang: 'en',
      theme: 'dark',
      width: '390',
      isPlain: true,
    } as const;
    expect(placeFrom(queryOf(place), 'actions')).toEqual(place);
    expect(queryOf(place)).toBe('?example=fields/TextField/empty&lang=en&theme=dark&width=390&plain=');
    expect(placeFrom('?theme=red&lang=xx', 'actions')).toEqual({
      example: 'actions',
      lang: 'zh-CN',
      theme: 'system',
      width: 'fit',
      isPlain: false,
    });
  });
});
