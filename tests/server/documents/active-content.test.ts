import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { streamOf } from '../../../server/core/byte-stream.ts';
import type { Inspection } from '../../../server/core/ports.ts';
import { ContentFileInspector } from '../../../server/documents/file-inspector.ts';
import { FileProbe } from '../../../server/documents/file-probe.ts';
import { LightFileInspector } from '../../../server/documents/light-file-inspector.ts';
import { pngBytes } from '../../../features/support/files.ts';
import { isAudit } from '../../support/audit.ts';
import { onePage, pdfBytes } from './pdf-bytes.ts';

const [catalogue = '', pages = '', page = ''] = onePage;
/** One page with additional entries in the catalogue, and further objects from number 4 on. */
const withCatalogue = (more: string, ...objects: readonly string[]) =>
  pdfBytes([catalogue.replace('>>', `${more} >>`), pages, page, ...objects]);
const withPage = (more: string, ...objects: readonly string[]) =>
  pdfBytes([catalogue, pages, page.replace(/>>$/, `${more} >>`), ...objects]);
const joined = (...parts: readonly (Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));

/** One page after an object stream that is packed in the given way. */
function withPacked(
  content: Uint8Array | string,
  dictionary = '/Type /ObjStm /N 1 /First 4',
  packed: Uint8Array = deflateSync(Buffer.from(content as string)),
  remark = '',
): Uint8Array {
  const plain = Buffer.from(pdfBytes(onePage));
  const head = `9 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>${remark}\nstream\n`;
  return joined(plain.subarray(0, 9), head, packed, '\nendstream\nendobj\n', plain.subarray(9));
}

/** One page after an object stream that is not packed. */
const withLoose = (content: string, dictionary = `/Type /ObjStm /N 1 /First 4 /Length ${content.length}`) =>
  withFirst(`9 0 obj\n<< ${dictionary} >>\nstream\n${content}\nendstream\nendobj\n`);
/** A stream with these filters that no page references. */
const withStream = (filters: string, bytes: Uint8Array): Uint8Array =>
  withFirst(
    joined(`9 0 obj\n<< /Filter ${filters} /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream\nendobj\n'),
  );
const withFirst = (object: string | Uint8Array, bytes = pdfBytes(onePage)) =>
  joined(bytes.subarray(0, 9), object, bytes.subarray(9));

/** An action on opening, and further objects from number 4 on. */
const opening = (uri: string, ...objects: readonly string[]) =>
  withCatalogue(`/OpenAction<</S/URI/URI${uri}>>`, ...objects);
const goingTo = (file: string, ...objects: readonly string[]) =>
  withCatalogue(`/OpenAction<</S/GoToR/F${file}/D[0/Fit]>>`, ...objects);
const inHex = (text: string) => `<${Buffer.from(text, 'latin1').toString('hex')}>`;
const inTwoBytes = (text: string) => `\u00fe\u00ff${[...text].map((sign) => `\0${sign}`).join('')}`;
const inOctal = (text: string) =>
  `(${[...text].map((sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`).join('')})`;
const script = 'javascript:alert(1)';
const otherMachine = '\\\\evil\\s\\x.pdf';
const program = 'file:///c:/x.exe';

const fileSpec = (name: string) =>
  [
    `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 5 0 R >> >>`,
    '<< /Type /EmbeddedFile /Length 8 >>\nstream\n<a></a>\n\nendstream',
  ] as const;
const attachments = (...names: readonly string[]) =>
  withCatalogue(
    `/Names << /EmbeddedFiles << /Names [${names.map((_name, index) => `(${index}) ${4 + 2 * index} 0 R`).join(' ')}] >> >>`,
    ...names.flatMap((name, index) => fileSpec(name).map((text) => text.replace('5 0 R', `${5 + 2 * index} 0 R`))),
  );

const associated = (spec: string) =>
  withCatalogue(
    '/AF [4 0 R]',
    `<< /Type /Filespec ${spec} >>`,
    '<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream',
    '(tool.exe)',
  );
const streams = '/EF << /F 5 0 R /UF 5 0 R >>';
const filler = `/Desc (${'x'.repeat(3000)})`;

const jpeg = Uint8Array.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 1, 0, 1, 0, 1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63,
  0, 0x12, 0xff, 0xd9,
]);
const zip = `PK\u0003\u0004${'x'.repeat(60)}PK\u0005\u0006${'\0'.repeat(18)}`;
/** A picture with a text chunk. */
const pngWith = (remark: string) =>
  joined(
    pngBytes.subarray(0, 33),
    new Uint8Array([0, 0, 0, remark.length + 2]),
    `tEXta\0${remark}\0\0\0\0`,
    pngBytes.subarray(33),
  );
/** The header of an archive's first file, without a statement of its end. */
const zipHead = `PK\u0003\u0004\u0014\0\0\0\u0008\0${'x'.repeat(60)}`;
const gzip = Uint8Array.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 0, 3]);
const sevenZip = Uint8Array.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4]);
const jpegWith = (remark: string) =>
  joined(jpeg.subarray(0, 2), Uint8Array.from([0xff, 0xfe, 0, 2 + remark.length]), remark, jpeg.subarray(2));
const action = '<< /S /JavaScript /JS (app.alert(1)) >>';

describe.each([
  ['with a PDF reader', new ContentFileInspector(new FileProbe({ timeLimit: 60_000, idle: 2_000 }))],
  ['by bytes alone', new LightFileInspector()],
])('a file inspected %s', (how, inspector) => {
  /** Unpacking without end takes seconds. The reader's process uses the same check before it reads. */
  const inOneWay = how === 'with a PDF reader' ? test : test.runIf(isAudit);
  async function inspected(bytes: Uint8Array): Promise<Inspection> {
    return inspector.inspect({
      bytes: streamOf(bytes),
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      company: 'C-1',
    });
  }

  test.each<readonly [string, string, Uint8Array]>([
    ['a script that runs when it is opened', 'script', withCatalogue(`/OpenAction ${action}`)],
    ['a script among its names', 'script', withCatalogue('/Names << /JavaScript << /Names [(a) 4 0 R] >> >>', action)],
    ['a script at the turn of a page', 'script', withPage(`/AA << /O ${action} >>`)],
    [
      'a script behind a button',
      'script',
      withPage('/Annots [4 0 R]', `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>`),
    ],
    ['a script whose name is escaped', 'script', withCatalogue('/OpenAction << /S /J#61va#53cript /JS (1) >>')],
    ['a script without blanks', 'script', withCatalogue('/OpenAction<</S/JavaScript/JS(1)>>')],
    ['a script in a packed object', 'script', withPacked(`9 0 ${action}`)],
    [
      'a script in a packed object that does not say that it is one',
      'script',
      withPacked(`9 0 ${action}`, '/N 1 /First 4'),
    ],
    [
      'a script in a packed object under an escaped name',
      'script',
      withPacked(`9 0 ${action}`, '/Type /Ob#6aStm /N 1'),
    ],
    [
      'a script behind three megabytes',
      'script',
      joined(
        Buffer.from(pdfBytes(onePage)).subarray(0, 9),
        `%${'x'.repeat(3_000_000)}\n`,
        Buffer.from(withCatalogue(`/OpenAction ${action}`)).subarray(9),
      ),
    ],
    [
      'a script whose kind is named elsewhere',
      'script',
      joined(
        Buffer.from(withCatalogue('/OpenAction << /S 4 0 R /JS (1) >>', '/JavaScript'))
          .toString('latin1')
          .replace('4 0 obj\n', '4 0 obj'),
      ),
    ],
    [
      'a script in a packed object behind a remark',
      'script',
      withPacked(`9 0 ${action}`, undefined, undefined, '%here\n'),
    ],
    ['a script in a packed object with remarks for blanks', 'script', withPacked(`9 0 ${action}`, '/N%\n1 /First%\n4')],
    [
      'a script in a packed object that quotes an object',
      'script',
      withPacked(`9 0 ${action}`, '/Type /ObjStm /N 1 /First 4 /X ( 9 0 obj)'),
    ],
    [
      'a script in a packed object of many words',
      'script',
      withPacked(`9 0 ${action}`, `/Type /ObjStm /N 1 /First 4 /X (${'A'.repeat(3000)})`),
    ],
    ['a script in a packed object right behind a name', 'script', withPacked('9 4 /Foo/JavaScript')],
    [
      'a form that is a program of its own',
      'script',
      withCatalogue('/AcroForm << /Fields [] /XFA 4 0 R >>', '<< /Length 11 >>\nstream\n<template/>\nendstream'),
    ],
    [
      'a link that is a script',
      'script',
      withPage(
        '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (javascript:alert\\(1\\)) >> >>]',
      ),
    ],
    [
      'a link to a file',
      'launch',
      withPage(
        '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (file:///c:/calc.exe) >> >>]',
      ),
    ],
    [
      'a document on another machine',
      'launch',
      withPage(
        '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /GoToR /F (\\\\\\\\host\\\\a.pdf) /D [0 /Fit] >> >>]',
      ),
    ],
    [
      'a form that is sent away when it is opened',
      'launch',
      withCatalogue('/OpenAction << /S /SubmitForm /F (http://example.com/) >>'),
    ],
    ['data that is fetched when it is opened', 'launch', withCatalogue('/OpenAction << /S /ImportData /F (x.fdf) >>')],
    ['a program attached that is described as data', 'attachment', attachments('tool.exe) /Desc (a.xml')],
    [
      'a program attached behind a remark',
      'attachment',
      joined(Buffer.from(attachments('tool.exe')).toString('latin1').replace('/EF <<', '/EF%\n<<')),
    ],
    ['a command that starts a program', 'launch', withCatalogue('/OpenAction << /S /Launch /F (cmd.exe) >>')],
    [
      'a command in a packed object whose name its index cuts short',
      'launch',
      withPacked('5 0 6 7 /LaunchZ', '/Type /ObjStm /N 2 /First 8'),
    ],
    ['a command whose kind lies in a stream without a filter', 'launch', withLoose('5 1 A/Launch ')],
    [
      'a form that is sent away, its kind in a stream without a filter',
      'launch',
      withLoose('5 1 A/SubmitForm ', '/N 1 /First 4 /Length 17'),
    ],
    ['a command behind words that seem to end the stream it lies in', 'launch', withLoose('5 11 endstream A/Launch ')],
    ['a script as a link when it is opened, in hexadecimal digits', 'script', opening(inHex(script))],
    [
      'a script as a link when it is opened, in two bytes for a character',
      'script',
      opening(inHex(inTwoBytes(script))),
    ],
    ['a script as a link when it is opened, in octal digits', 'script', opening('(\\152avascript:1)')],
    ['a script as a link when it is opened, behind a remark', 'script', opening('%here\n(javascript:1)')],
    [
      'a link when it is opened that begins with more blanks than anyone reads',
      'launch',
      opening(`(${' '.repeat(2000)}javascript:1)`),
    ],
    [
      'a link when it is opened that begins with more escaped line ends than anyone reads',
      'launch',
      opening(`(${'\\\n'.repeat(2000)}javascript:1)`),
    ],
    [
      'a link when it is opened behind a remark that nobody writes',
      'launch',
      opening(`%${'x'.repeat(9000)}\n(javascript:1)`),
    ],
    ['a script as a link when it is opened, as an object of its own', 'script', opening(' 4 0 R', '(javascript:1)')],
    [
      'a script as a link when it is opened, as an object behind a remark',
      'script',
      opening(' 4%here\n0 R', `%here\n${inHex(script)}`),
    ],
    [
      'a script as a link when it is opened, as a packed object',
      'script',
      withFirst(`8 0 obj\n<</S/URI/URI 9 0 R>>\nendobj\n`, withPacked('9 0 (javascript:1)')),
    ],
    [
      'a document at a place of the machine, as every system writes it',
      'launch',
      goingTo('(/C/windows/system32/calc.exe)'),
    ],
    ['a document at a place of the machine, as one system writes it', 'launch', goingTo('(C:\\\\windows\\\\calc.exe)')],
    ['a document on another machine, as every system writes it', 'launch', goingTo('(/UNC/evil/s/x.pdf)')],
    [
      'a document at a place of the machine, as an object of its own',
      'launch',
      goingTo(' 4 0 R', '(/C/windows/system32/calc.exe)'),
    ],
    ['a link that starts what the machine has for it', 'launch', opening('(ms-msdt:/id PCWDiagnostic)')],
    ['such a link as an object of its own', 'launch', opening(' 4 0 R', '(ms-msdt:/id PCWDiagnostic)')],
    [
      'such a link as a packed object',
      'launch',
      withFirst(`8 0 obj\n<</S/URI/URI 9 0 R>>\nendobj\n`, withPacked('9 0 (search-ms:query=x)')),
    ],
    ['a link to a store of files', 'launch', opening('(ftp://example.com/x.exe)')],
    ['a program as a link when it is opened', 'launch', opening(inHex(program))],
    ['a program as a link at the turn of a page', 'launch', withPage(`/AA<</O<</S/URI/URI${inHex(program)}>>>>`)],
    [
      'a program as a link that follows another',
      'launch',
      withPage(
        `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/GoTo/D[3 0 R/Fit]/Next<</S/URI/URI${inHex(program)}>>>>>>]`,
      ),
    ],
    [
      'a program as a link of its outline',
      'launch',
      withCatalogue(
        '/Outlines 4 0 R',
        '<</First 5 0 R/Last 5 0 R/Count 1>>',
        `<</Title(a)/Parent 4 0 R/A<</S/URI/URI${inHex(program)}>>>>`,
      ),
    ],
    [
      'a place on the machine that its links count from',
      'launch',
      withCatalogue('/URI<</Base(file:///c:/windows/system32/)>>'),
    ],
    ['a document on another machine when it is opened, in hexadecimal digits', 'launch', goingTo(inHex(otherMachine))],
    [
      'a document on another machine when it is opened, in digits among other signs',
      'launch',
      goingTo(inHex(otherMachine).replace('<', '<#')),
    ],
    [
      'a document on another machine when it is opened, in octal digits',
      'launch',
      goingTo('(\\134\\134evil\\134s\\134x.pdf)'),
    ],
    [
      'a document on another machine when it is opened, as an object of its own',
      'launch',
      goingTo(' 4 0 R', '(\\\\\\\\evil\\\\s\\\\x.pdf)'),
    ],
    [
      'a document on another machine when it is opened, under its other name',
      'launch',
      goingTo(`<</Type/Filespec/UF${inHex(otherMachine)}>>`),
    ],
    [
      'a document on another machine when it is opened, under a name for one system',
      'launch',
      goingTo(`<</Type/Filespec/DOS${inHex(otherMachine)}>>`),
    ],
    [
      'a film on another machine',
      'media',
      withPage(`/Annots[<</Type/Annot/Subtype/Movie/Rect[0 0 9 9]/Movie 4 0 R>>]`, `<</F${inHex(otherMachine)}>>`),
    ],
    [
      'a page that is drawn on another machine',
      'launch',
      withPage('/Contents 4 0 R', `<</Length 0/F${inHex(otherMachine)}>>\nstream\n\nendstream`),
    ],
    [
      'a script that a model in space starts',
      'script',
      withPage(
        '/Annots [4 0 R]',
        '<</Type/Annot/Subtype/3D/Rect[0 0 9 9]/3DD<</Type/3D/Subtype/U3D/OnInstantiate 5 0 R>>>>',
        '<</Length 14>>\nstream\napp.alert("x");\nendstream',
      ),
    ],
    [
      'a document within it that is opened with it',
      'launch',
      withCatalogue('/OpenAction<</S/GoToE/T<</R/C/N(a)>>/D[0/Fit]>>'),
    ],
    [
      'a sound at its opening',
      'media',
      withCatalogue('/OpenAction<</S/Sound/Sound 4 0 R>>', '<</R 8000/Length 0>>\nstream\n\nendstream'),
    ],
    ['a film at its opening', 'media', withCatalogue('/OpenAction<</S/Movie/T(a)>>')],
    [
      'media that are told to run at its opening',
      'media',
      withCatalogue('/OpenAction<</S/RichMediaExecute/TA 4 0 R/CMD<</C(x)>>>>'),
    ],
    ['embedded media without blanks', 'media', withPage('/Annots[<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]>>]')],
    ['embedded media', 'media', withPage('/Annots [<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>]')],
    ['a program attached', 'attachment', attachments('tool.exe')],
    [
      'a program associated whose name lies far off, with the name of data nearby',
      'attachment',
      associated(`/F (tool.exe) ${filler} /UF (a.xml) ${streams}`),
    ],
    [
      'a program associated whose name lies far behind',
      'attachment',
      associated(`/UF (a.xml) ${streams} ${filler} /F (tool.exe)`),
    ],
    [
      'a program associated under a name for one system',
      'attachment',
      associated(`/F (a.xml) /DOS (tool.exe) ${streams}`),
    ],
    [
      'a program associated under a name in brackets',
      'attachment',
      associated(`/F ((tool.exe)) /UF (a.xml) ${streams}`),
    ],
    [
      'a program associated under a name that lies elsewhere',
      'attachment',
      associated(`/F 6 0 R ${filler} /UF (a.xml) ${streams}`),
    ],
    [
      'a program associated by a dictionary longer than anyone writes',
      'attachment',
      associated(`/F (tool.exe) ${filler.repeat(3)} /UF (a.xml) ${streams}`),
    ],
    [
      'a program associated, and what looks like data in a title of it',
      'attachment',
      associated(`/F (tool.exe) ${filler.repeat(3)} /Desc (\n8 0 obj << /F (a.xml) %)\n ${streams}`),
    ],
    [
      'a program associated by a packed dictionary',
      'attachment',
      withPacked(`4 0 << /Type /Filespec /F (tool.exe) ${filler} /UF (a.xml) ${streams} >>`),
    ],
    [
      "a program associated behind a name that looks like an object's end",
      'attachment',
      associated(`/F (a.xml) ${streams} /endobj 1 /UF (tool.exe)`),
    ],
    [
      'a program associated before a string that looks like another object',
      'attachment',
      associated(`/UF (tool.exe) /X <\n1 0 obj<<> /F (a.xml) ${streams}`),
    ],
    ['a program attached whose name ends at a NUL', 'attachment', attachments('tool.exe\\000.xml')],
    ['a program attached whose name ends at its line', 'attachment', attachments('tool.exe\\n.xml')],
    [
      'a program associated whose name reads backwards',
      'attachment',
      associated(`/UF <FEFF202e006500780065002e0078006d006c> /F (a.xml) ${streams}`),
    ],
    ['data attached to be put elsewhere', 'attachment', attachments('../../x.xml')],
    ['two files of data attached', 'attachment', attachments('a.xml', 'b.xml')],
    ['a page of HTML before it', 'html', joined('<html><script>1</script></html>\n', pdfBytes(onePage))],
    ['any mark-up before it', 'html', joined('<x>', pdfBytes(onePage))],
    ['an archive before it', 'archive', joined('PK\u0003\u0004', pdfBytes(onePage))],
    ['a program before it', 'program', joined('MZ\u0090', pdfBytes(onePage))],
    ['a page of HTML behind it', 'html', joined(pdfBytes(onePage), '<!DOCTYPE html><body onload=x>')],
    ['an archive behind it', 'archive', joined(pdfBytes(onePage), zip)],
    ['an archive behind it that ends like a PDF', 'archive', joined(pdfBytes(onePage), zip, '\n%%EOF')],
    ['a program behind it', 'program', joined(pdfBytes(onePage), '\n\u007fELF\u0002')],
    [
      'an archive of one kind behind it and much else',
      'archive',
      joined(pdfBytes(onePage), 'Rar!\u001a\u0007\u0001\0', 'x'.repeat(300_000)),
    ],
    [
      'a page of the web between two of its ends',
      'html',
      joined(pdfBytes(onePage), '<html><script>1</script></html>\n%%EOF\n'),
    ],
    ['a program between two of its ends', 'program', joined(pdfBytes(onePage), 'MZ', 'x'.repeat(100), '\n%%EOF\n')],
    ['much else between two of its ends', 'attachment', joined(pdfBytes(onePage), 'x'.repeat(2_000_000), '\n%%EOF\n')],
    [
      'an archive of another kind behind it and much else',
      'archive',
      joined(pdfBytes(onePage), sevenZip, 'x'.repeat(300_000), '\n%%EOF'),
    ],
    [
      'an archive behind it that does not say where it ends',
      'archive',
      joined(pdfBytes(onePage), zipHead, 'x'.repeat(300_000), '\n%%EOF'),
    ],
    ['a packed file behind it', 'archive', joined(pdfBytes(onePage), '\n', gzip)],
    [
      'a page of HTML behind it and much else',
      'html',
      joined(pdfBytes(onePage), '\0'.repeat(300_000), '<html>', ' '.repeat(300_000)),
    ],
    ['a file of no known kind behind it', 'attachment', joined(pdfBytes(onePage), '\u0001\u0002'.repeat(40_000))],
    ['a packed file behind a PNG', 'archive', joined(pngBytes, gzip)],
    ['a packed file behind a JPEG', 'archive', joined(jpeg, gzip)],
    ['an archive of another kind in a remark of a PNG', 'archive', pngWith('Rar!\u001a\u0007\0')],
    ['an archive of another kind in a remark of a JPEG', 'archive', jpegWith('Rar!\u001a\u0007\0')],
    ['an archive in a remark of a PNG that does not say where it ends', 'archive', pngWith(zipHead)],
    ['a page of HTML in a remark of a PNG', 'html', pngWith('<html><script>alert(1)</script>')],
    ['a program for servers in a remark of a JPEG', 'html', jpegWith('<?php system(1);')],
    ['a page of HTML behind a PNG', 'html', joined(pngBytes, '<script >')],
    ['an archive behind a PNG', 'archive', joined(pngBytes, zip)],
    ['an archive behind a JPEG', 'archive', joined(jpeg, zip)],
    ['an archive within a PNG', 'archive', pngWith(zip)],
    [
      'an archive within a JPEG',
      'archive',
      joined(jpeg.subarray(0, 2), Uint8Array.from([0xff, 0xfe, 0, 2 + zip.length]), zip, jpeg.subarray(2)),
    ],
    ['a program behind a JPEG', 'program', joined(jpeg, 'MZ\u0090')],
  ])('is refused with %s: %s', async (__, flaw, bytes) => {
    expect(await inspected(bytes)).toEqual({ kind: 'refused', because: 'active', flaw });
  });

  test.each<readonly [string, Uint8Array]>([
    [
      'links to the web',
      withPage(
        '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.com/a) >> >>]',
      ),
    ],
    [
      'fields to fill in',
      withCatalogue(
        '/AcroForm << /Fields [4 0 R] >>',
        '<< /FT /Tx /T (name) /V (value) /Type /Annot /Subtype /Widget /Rect [0 0 9 9] >>',
      ),
    ],
    [
      'a signature',
      withCatalogue(
        '/AcroForm << /SigFlags 3 /Fields [4 0 R] >>',
        '<< /FT /Sig /T (seal) /V << /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 1 2 3] /Contents <00> >> /Type /Annot /Subtype /Widget /Rect [0 0 0 0] >>',
      ),
    ],
    ['a page to begin with', withCatalogue('/OpenAction [3 0 R /Fit]')],
    ['its own data as one .xml', attachments('invoice.xml')],
    [
      'its own data that is associated with it',
      associated(`/F (invoice.xml) /UF <feff0061002e0078006d006c> /Desc (a \\(b\\) c) ${streams}`),
    ],
    [
      'its own data beside a link on its page',
      joined(
        Buffer.from(associated(`/F (invoice.xml) ${streams}`))
          .toString('latin1')
          .replace('[0 0 200 100]', '[0 0 9 9]/Annots[<</Type/Annot/Subtype/Link/F 4/Rect[0 0 9 9]>>]'),
      ),
    ],
    [
      'its own data in a packed dictionary beside a link',
      withPacked(`4 0 7 60 << /Type /Filespec /F (a.xml) ${streams} >> <</Type/Annot/Subtype/Link/F 4/Rect[0 0 9 9]>>`),
    ],
    [
      'packed words with a colon beside a link as an object of its own',
      withFirst(
        `8 0 obj\n<</S/URI/URI 9 0 R>>\nendobj\n9 0 obj (https://example.com/a) endobj\n`,
        withPacked('7 0 <</Title(Contract: terms)/CreationDate(D:20260301120000)/DA(/Helv 0 Tf 0 g)>>'),
      ),
    ],
    ['a title that speaks of scripts', pdfBytes([...onePage, '<< /Title (HTML/JavaScript) >>'], '/Info 4 0 R')],
    [
      'a title that looks like a link',
      pdfBytes([...onePage, '<</Title(file: x)/Subject(javascript: an introduction)>>'], '/Info 4 0 R'),
    ],
    ['such a title as an object of its own', pdfBytes([...onePage, '<</Title 5 0 R>>', '(file: x)'], '/Info 4 0 R')],
    [
      'such a title beside its own data',
      joined(Buffer.from(attachments('invoice.xml')).toString('latin1').replace('/Names', '/Lang(file: x)/Names')),
    ],
    [
      'a page whose text speaks of scripts',
      withPage(
        '/Contents 4 0 R',
        '<</Length 47>>\nstream\nBT /F 12 Tf (javascript: alert) Tj (file:///c) Tj ET\nendstream',
      ),
    ],
    ['a link to the web in hexadecimal digits', opening(inHex('https://example.com/a'))],
    ['a link to the web in two bytes for a character', opening(inOctal(inTwoBytes('https://example.com/a')))],
    ['a link to the web as an object of its own', opening(' 4 0 R', '(https://example.com/a)')],
    [
      'a link to the web where a megabyte ends',
      withFirst(`%${'x'.repeat(1024 * 1024 - 34)}\n8 0 obj <</S/URI/URI(https://example.com/a)>> endobj\n`),
    ],
    ['a link to a further PDF', goingTo('(annex.pdf)')],
    ['objects that lie as they are in a stream', withLoose('9 0 << /Type /Font >>')],
    ['packed objects without anything to them', withPacked('9 0 << /Type /Font >>')],
    [
      'the lines of a mail gateway on both sides',
      joined('X-Scanned: yes\r\n', pdfBytes(onePage), '\r\n-- \r\nscanned by mail gateway\r\n'),
    ],
    [
      'a megabyte of blanks',
      joined(
        Buffer.from(pdfBytes(onePage)).subarray(0, 9),
        ' '.repeat(1024 * 1024),
        Buffer.from(pdfBytes(onePage)).subarray(9),
      ),
    ],
    [
      'a change added behind its end',
      joined(pdfBytes(onePage), '9 0 obj\n(', 'x'.repeat(300_000), ')\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
    ],
    ['a megabyte of line ends behind it', joined(pdfBytes(onePage), '\n'.repeat(1024 * 1024), '%%EOF\n')],
    ['what was left of it behind it', joined(pdfBytes(onePage), '\u0001\u0002'.repeat(4000))],
  ])('is accepted with %s', async (__, bytes) => {
    expect(await inspected(bytes)).toMatchObject({ kind: 'pdf', pages: 1 });
  });

  inOneWay('is refused by name when packed content fills the memory, objects or not', async () => {
    const bomb = { kind: 'refused', because: 'active', flaw: 'bomb' };
    expect(await inspected(withPacked(new Uint8Array(65 * 1024 * 1024)))).toEqual(bomb);
    expect(await inspected(withPacked(new Uint8Array(129 * 1024 * 1024), '/Type /Metadata /Subtype /XML'))).toEqual(
      bomb,
    );
  });

  test.each(['[/FlateDecode /FlateDecode]', '[ /Fl/RunLengthDecode ]', '[/LZWDecode/Fl#61teDecode]'])(
    'is refused by name when one of its streams is compressed more than once: %s',
    async (filters) => {
      const twice = deflateSync(deflateSync(new Uint8Array(4096)));
      expect(await inspected(withStream(filters, twice))).toEqual({ kind: 'refused', because: 'active', flaw: 'bomb' });
    },
  );

  inOneWay(
    'is refused by name when what is written in digits or signs, or packed in other ways, fills the memory',
    async () => {
      const bomb = { kind: 'refused', because: 'active', flaw: 'bomb' };
      const digits = Buffer.from(`${deflateSync(new Uint8Array(129 * 1024 * 1024)).toString('hex')}>`);
      expect(await inspected(withStream('[/ASCIIHexDecode /FlateDecode]', digits))).toEqual(bomb);
      expect(await inspected(withStream('/RunLengthDecode', Buffer.from('8107'.repeat(1_100_000), 'hex')))).toEqual(
        bomb,
      );
    },
  );

  test('is accepted when compressed data is written in digits, or a picture is compressed again', async () => {
    const packed = Buffer.from(`${deflateSync(new Uint8Array(4096)).toString('hex')}>`);
    for (const [filters, bytes] of [
      ['[/ASCIIHexDecode /FlateDecode]', packed],
      ['[/FlateDecode /DCTDecode]', deflateSync(new Uint8Array(4096))],
    ] as const)
      expect(await inspected(withStream(filters, bytes))).toMatchObject({ kind: 'pdf' });
  });

  inOneWay(
    'is refused by name when objects packed in two pieces fill the memory together, and neither would alone',
    async () => {
      const half = deflateSync(new Uint8Array(33 * 1024 * 1024));
      const piece = joined(
        `9 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${half.length} >>\nstream\n`,
        half,
        '\nendstream\nendobj\n',
      );
      expect(await inspected(withFirst(joined(piece, piece)))).toEqual({
        kind: 'refused',
        because: 'active',
        flaw: 'bomb',
      });
    },
  );

  test('is unreadable when its object streams cannot be decompressed or separated', async () => {
    expect(await inspected(withPacked('', '/Type /ObjStm /N 1 /First 4', new Uint8Array([1, 2, 3])))).toEqual({
      kind: 'refused',
      because: 'unreadable',
    });
    expect(
      await inspected(withPacked(`9 0 ${action}`, `/Type /ObjStm /N 1 /First 4 /X (${'A'.repeat(9000)})`)),
    ).toEqual({ kind: 'refused', because: 'unreadable' });
    for (const said of [
      '/DecodeParms << /Predictor 12 >>',
      '/DecodeParms << /Predictor 1 0 R >>',
      '/F /ASCIIHexDecode',
      '/Filter /ASCIIHexDecode',
    ]) {
      expect(await inspected(withPacked('9 0 <<>>', `/Type /ObjStm /N 1 /First 4 ${said}`)), said).toEqual({
        kind: 'refused',
        because: 'unreadable',
      });
    }
    for (const length of ['', '/Length 5', '/Length 13 /Length 5', '/Length 3 0 R']) {
      expect(await inspected(withLoose('9 0 << /A /B >>', `/Type /ObjStm /N 1 /First 4 ${length}`)), length).toEqual({
        kind: 'refused',
        because: 'unreadable',
      });
    }
  });

  test('is unreadable when it is marked as encrypted without saying how', async () => {
    expect(await inspected(pdfBytes(onePage, '/Encrypt 99 0 R'))).toEqual({ kind: 'refused', because: 'unreadable' });
    expect(await inspected(pdfBytes(onePage, '/Encrypt%\n99 0 R'))).toEqual({ kind: 'refused', because: 'unreadable' });
  });

  test('a video behind a picture is ignored', async () => {
    expect(await inspected(joined(jpeg, '\0\0\0\u0018ftypmp42'))).toMatchObject({ kind: 'image' });
  });
});
