import { describe, expect, test } from 'vitest';
import { memorySource } from '../../../server/documents/byte-source.ts';
import { readPdf } from '../../../server/documents/read-pdf.ts';
import { onePage, pdfBytes } from './pdf-bytes.ts';

const [catalogue = '', pages = '', page = ''] = onePage;
const withCatalogue = (more: string, ...objects: readonly string[]) =>
  pdfBytes([catalogue.replace('>>', `${more} >>`), pages, page, ...objects]);
/** Two pages with additional entries in the second: hidden content may be on any page. */
const onTheSecondPage = (more: string, ...objects: readonly string[]) =>
  pdfBytes([
    catalogue,
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    page,
    page.replace(/>>$/u, `${more} >>`),
    ...objects,
  ]);
const linkTo = (action: string, ...objects: readonly string[]) =>
  onTheSecondPage('/Annots [5 0 R]', `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>`, ...objects);
const file = (names: string, length = 8) =>
  [
    `<< /Type /Filespec ${names} /EF%it is here\n<< /F 6 0 R >> >>`,
    `<< /Type /EmbeddedFile /Length ${length} >>\nstream\n${'<a></a>\n'.padEnd(length)}\nendstream`,
  ] as const;
const attached = (names: string, length?: number) =>
  withCatalogue('/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >>', '<< >>', ...file(names, length));
const pinned = (names: string) =>
  withCatalogue('', '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 5 0 R >>', ...file(names));
const onItsPage = (bytes: Uint8Array) =>
  new TextEncoder().encode(new TextDecoder().decode(bytes).replace('[0 0 200 100]', '[0 0 9 9]/Annots[4 0 R]'));

describe('a PDF inspected by its reader alone', () => {
  test.each<readonly [string, string, Uint8Array]>([
    [
      'a script at its opening whose kind is named elsewhere',
      'script',
      withCatalogue('/OpenAction << /S 4 0 R /JS (app.alert\\(1\\)) >>', '/JavaScript'),
    ],
    [
      'a script of a field at each key',
      'script',
      withCatalogue(
        '/AcroForm << /Fields [4 0 R] >>',
        '<< /Type /Annot /Subtype /Widget /FT /Tx /T (x) /Rect [0 0 9 9] /AA << /K << /S 5 0 R /JS (1) >> >> >>',
        '/JavaScript',
      ),
    ],
    [
      'a script at the turn to its second page',
      'script',
      onTheSecondPage('/AA << /O << /S 5 0 R /JS (1) >> >>', '/JavaScript'),
    ],
    [
      'a form that is a program of its own',
      'script',
      withCatalogue('/AcroForm << /Fields [] /XFA 4 0 R >>', '<< /Length 11 >>\nstream\n<template/>\nendstream'),
    ],
    ['a link that is a script', 'script', linkTo('<< /S /URI /URI (javascript:alert\\(1\\)) >>')],
    ['a command whose kind is named elsewhere', 'launch', linkTo('<< /S 6 0 R /F (calc.exe) >>', '/Launch')],
    ['a link to a file of the machine', 'launch', linkTo('<< /S /URI /URI (file:///c:/windows/calc.exe) >>')],
    [
      'a link to a file of another machine',
      'launch',
      linkTo('<< /S /GoToR /F (\\\\\\\\host\\\\share\\\\x.pdf) /D [0 /Fit] >>'),
    ],
    ['a program attached', 'attachment', attached('/F (tool.exe) /UF (tool.exe)')],
    ['a program attached that is described as data', 'attachment', attached('/F (tool.exe) /Desc (a.xml)')],
    ['a program pinned to a page', 'attachment', onItsPage(pinned('/F (tool.exe) /UF (tool.exe)'))],
    ['data of more than a megabyte', 'attachment', attached('/F (a.xml)', 1024 * 1024 + 1)],
  ])('is refused with %s: %s', async (_, active, bytes) => {
    expect(await readPdf(memorySource(bytes))).toEqual({ active });
  });

  test.each<readonly [string, Uint8Array, number]>([
    ['a link to the web', linkTo('<< /S /URI /URI (https://example.com/a) >>'), 2],
    ['a link to the web that is written as people write it', linkTo('<< /S /URI /URI (www.example.com) >>'), 2],
    ['a link to a letter', linkTo('<< /S /URI /URI (mailto:desk@example.com) >>'), 2],
    ['a link to another page', linkTo('<< /S /GoTo /D [3 0 R /Fit] >>'), 2],
    ['its own data as one small .xml', attached('/F (invoice.xml) /UF (invoice.xml)'), 1],
  ])('is accepted with %s', async (_, bytes, count) => {
    expect(await readPdf(memorySource(bytes))).toEqual({ pages: count });
  });
});
