import { expect, test } from 'vitest';
import { defaultLimits } from '../../../server/recognition/document-source.ts';
import { elementsAt, textAt } from '../../../server/recognition/xml-node.ts';
import { xmlTree } from '../../../server/recognition/xml-tree.ts';

const tree = (text: string, change: Partial<typeof defaultLimits> = {}) =>
  xmlTree(new TextEncoder().encode(text), { ...defaultLimits, ...change });

test('elements lose their prefix, attributes have an @, figures stay as written, and entities are replaced', () => {
  const found = tree(
    '<?xml version="1.0"?><a:root xmlns:a="x"><a:b at="1">007.50</a:b><b>A&amp;B&#20013;&lt;</b><c><![CDATA[<x>]]></c></a:root>',
  );
  expect(elementsAt(found?.['root'], 'b').map((each) => textAt(each))).toEqual(['007.50', 'A&B中<']);
  expect(textAt(found, 'root', 'b', '@at')).toBe('1');
  expect(textAt(found, 'root', 'c')).toBe('<x>');
  expect(textAt(found, 'root', 'none', 'below')).toBeUndefined();
  expect(textAt(found, 'root')).toBeUndefined();
});

test.each([
  ['a document type', '<!DOCTYPE a><a>1</a>'],
  ['an entity', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
  ['a document type in small letters', '<!doctype a><a>1</a>'],
  ['a tag that is not closed', '<a><b>1</b>'],
  ['tags that cross', '<a><b></a></b>'],
  ['no element', 'words'],
])('%s is refused', (_, text) => {
  expect(tree(text)).toBeUndefined();
});

test('size, depth and number of tags have limits, which can be reached', () => {
  const deep = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
  expect(tree(deep(8), { xmlDepth: 8 })).toBeDefined();
  expect(tree(deep(10), { xmlDepth: 8 })).toBeUndefined();
  expect(tree('<a>1</a>', { xmlBytes: 8 })).toBeDefined();
  expect(tree('<a>1</a>', { xmlBytes: 7 })).toBeUndefined();
  expect(tree('<a><b/></a>', { xmlTags: 3 })).toBeDefined();
  expect(tree('<a><b/></a>', { xmlTags: 2 })).toBeUndefined();
});

test('a declared Chinese encoding is read, and an undeclared one refused', () => {
  const named = Uint8Array.from([
    ...new TextEncoder().encode('<?xml version="1.0" encoding="GBK"?><a>'),
    0xd6,
    0xd0,
    ...new TextEncoder().encode('</a>'),
  ]);
  expect(textAt(xmlTree(named, defaultLimits), 'a')).toBe('中');
  const unnamed = Uint8Array.from([
    ...new TextEncoder().encode('<a>'),
    0xd6,
    0xd0,
    ...new TextEncoder().encode('</a>'),
  ]);
  expect(xmlTree(unnamed, defaultLimits)).toBeUndefined();
});
