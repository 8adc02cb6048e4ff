import type { ServerLocale } from '../server-locale.ts';

/** Words for what an inspection found in a file. */
export const findingWords: Readonly<Record<ServerLocale, ReadonlyMap<string, string>>> = {
  'zh-CN': new Map([
    ['script', '脚本'],
    ['launch', '启动程序的指令'],
    ['attachment', '其他文件'],
    ['media', '多媒体内容'],
    ['html', '网页'],
    ['archive', '压缩包'],
    ['program', '程序'],
    ['bomb', '解压后过大的数据'],
    ['too-many', '文件过多'],
    ['nested', '还有压缩包'],
    ['runs', '有程序、脚本或网页'],
    ['links', '有指向别处的链接'],
    ['nothing', '没有文件'],
    ['rar', '不打开 RAR，请改用 zip'],
  ]),
  en: new Map([
    ['script', 'a script'],
    ['launch', 'a command that starts a program'],
    ['attachment', 'another file'],
    ['media', 'embedded media'],
    ['html', 'a web page'],
    ['archive', 'an archive'],
    ['program', 'a program'],
    ['bomb', 'data that unpacks beyond all measure'],
    ['too-many', 'too many files'],
    ['nested', 'an archive within'],
    ['runs', 'something that runs'],
    ['links', 'links to elsewhere'],
    ['nothing', 'no file in it'],
    ['rar', 'RAR is not opened here; use zip'],
  ]),
};
