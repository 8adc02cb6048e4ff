import type { DocumentType } from '../materials/stage.ts';

/** Kinds of papers that their text can distinguish. */
export const paperKinds = ['invoice', 'contract', 'delivery-note', 'acceptance', 'bank-receipt', 'letter'] as const;
export type PaperKind = (typeof paperKinds)[number];

export function isPaperKind(text: string): text is PaperKind {
  return (paperKinds as readonly string[]).includes(text);
}

interface PaperRule {
  readonly kind: PaperKind;
  /** Matches a line that is a title of this kind. */
  readonly title: RegExp;
  /** Match typical words of such a paper besides its title. */
  readonly words: readonly RegExp[];
  /** Minimum number of matching words with and without a title; undefined: a title is required. */
  readonly least: { readonly titled: number; readonly untitled: number | undefined };
}

const rules: readonly PaperRule[] = [
  {
    kind: 'invoice',
    title:
      /^(?:国家税务总局)?\S{0,6}(?:电子发票\((?:增值税专用|普通)发票\)|增值税(?:电子)?(?:专用|普通)发票|(?:机动车|二手车)销售统一发票)\S{0,6}$/u,
    words: [/发票号码/u, /开票日期/u, /价税合计/u, /纳税人识别号/u, /税率/u, /开票人/u],
    least: { titled: 2, untitled: 4 },
  },
  {
    kind: 'delivery-note',
    title:
      /^\S{0,20}(?:送货单|发货单|出库单|出货单|交货单|送货清单|发货清单|送货回单|销售出库单|提货单|物流签收单)(?:\([^)]*\))?$/u,
    words: [
      /(?:送货|发货|出库|交货)(?:单号|单编号|日期|人|单位)/u,
      /(?:收货|签收)(?:人|单位|日期|地址)/u,
      /数量/u,
      /规格|型号/u,
      /品名|名称|货物/u,
      /送货人|司机|车牌/u,
    ],
    least: { titled: 1, untitled: undefined },
  },
  {
    kind: 'acceptance',
    title:
      /^\S{0,20}(?:收货确认(?:书|单|函)?|签收(?:单|确认书|确认单)|验收(?:单|报告|确认单|确认书|证明)|入库单|到货(?:确认|验收)单?|服务确认单)(?:\([^)]*\))?$/u,
    words: [
      /收货|签收|验收|入库|到货|确认/u,
      /数量/u,
      /合格|验收(?:结果|意见|人)|收货(?:人|单位|日期)/u,
      /盖章|签字|签章/u,
    ],
    least: { titled: 1, untitled: undefined },
  },
  {
    kind: 'bank-receipt',
    title:
      /^\S{0,20}(?:(?:电子|业务|客户|交易|付款|收款|转账|网上银行|银行)+(?:回单|凭证|回执)|回单|进账单|(?:电汇|汇款)凭证|收付款回单|客户专用回单)(?:\([^)]*\))?$/u,
    words: [
      /付款(?:人|方|账户|账号)/u,
      /收款(?:人|方|账户|账号)/u,
      /(?:交易|回单|流水|凭证)(?:编号|号码?|时间|日期|金额)/u,
      /开户(?:行|银行)/u,
      /(?:摘要|用途|附言)/u,
    ],
    least: { titled: 2, untitled: 4 },
  },
  {
    kind: 'contract',
    title: /^\S{0,24}(?:合同|协议)(?:书)?(?:\([^)]*\))?(?:(?:编号:?)?[A-Z0-9/()-]*\d)?$/u,
    words: [
      /^(?:甲方|买方|需方|采购方|定作方|发包方|购买方)(?:\([^)]*\))?:?/mu,
      /^(?:乙方|卖方|供方|销售方|承揽方|承包方|供货方)(?:\([^)]*\))?:?/mu,
      /违约(?:责任|金)/u,
      /争议(?:的)?解决|仲裁|人民法院/u,
      /^第[一二三四五六七八九十]+条|^[一二三四五六七八九十]+、/mu,
      /(?:合同|协议)(?:编号|号|金额|总价|总金额)|签订(?:日期|地点|时间)/u,
      /本(?:合同|协议)(?:一式|自|经|由)/u,
    ],
    least: { titled: 2, untitled: 4 },
  },
  {
    kind: 'letter',
    title: /^\S{0,24}(?:函|通知书|证明|说明|声明|承诺书|授权书|委托书|告知书)(?:\([^)]*\))?$/u,
    words: [
      /^(?:致|尊敬的)?\S{2,40}:$/mu,
      /特此(?:函告|证明|说明|通知|声明|授权|致函|告知|承诺)/u,
      /此致/u,
      /敬礼/u,
      /我(?:司|公司|单位)|本公司|贵(?:司|公司|行|单位)/u,
    ],
    least: { titled: 1, untitled: 3 },
  },
];

/** Number of first lines that may be a title; further below, it is only a mention. */
const titleLines = 12;

const compact = (line: string): string => line.normalize('NFKC').replaceAll(/\s/gu, '');

/**
 * Kind of paper according to the title and words in its text; undefined where unclear. `lines`: lines of its first
 * pages.
 */
export function paperKindOf(lines: readonly string[]): PaperKind | undefined {
  const plain = lines.map(compact).filter((line) => line !== '');
  const text = plain.join('\n');
  const heads = plain.slice(0, titleLines);
  const scores = rules.map(({ kind, title, words, least }) => {
    const isTitled = heads.some((line) => title.test(line));
    const count = words.filter((word) => word.test(text)).length;
    const needed = isTitled ? least.titled : least.untitled;
    return { kind, isTitled, fits: needed !== undefined && count >= needed };
  });
  // A title is stronger than words. Among several titles, the first kind of the list counts.
  const fitting = scores.filter(({ fits }) => fits);
  return (fitting.find(({ isTitled }) => isTitled) ?? fitting[0])?.kind;
}

/** Kinds of papers that a document type accepts. */
const expected: Readonly<Partial<Record<DocumentType, readonly PaperKind[]>>> = {
  BUSI_INVOICE: ['invoice'],
  BUSI_CONTRACT: ['contract'],
};

/** Whether a paper seems to be of another kind than its document type expects; false where the type accepts any. */
export function isMisplaced(kind: PaperKind | undefined, documentType: DocumentType): boolean {
  const fitting = expected[documentType];
  return kind !== undefined && fitting !== undefined && !fitting.includes(kind);
}

/** Match names of categories for each kind of paper. */
const placeNames: Readonly<Record<Exclude<PaperKind, 'invoice' | 'contract'>, RegExp>> = {
  'delivery-note': /送货|发货|出库|物流|运输/u,
  acceptance: /收货|签收|验收|到货|确认/u,
  'bank-receipt': /回单|凭证|流水|付款证明/u,
  letter: /函|授权|证明|说明|声明|承诺/u,
};

/** Matches names of categories for papers that have no category of their own. */
const catchAll = /其他|其它|补充/u;

/** Facts of a category that decide which papers it accepts. */
interface PaperPlace {
  readonly documentType: DocumentType;
  readonly name: string;
}

/**
 * Category for papers of a kind: by its document type, by its name, or the one for all other papers, which takes
 * neither invoices nor contracts. Undefined where none fits.
 */
export function placeForPaper<Place extends PaperPlace>(places: readonly Place[], kind: PaperKind): Place | undefined {
  const own: DocumentType | undefined =
    kind === 'invoice' ? 'BUSI_INVOICE' : kind === 'contract' ? 'BUSI_CONTRACT' : undefined;
  if (kind === 'invoice' || kind === 'contract') return places.find(({ documentType }) => documentType === own);
  const others = places.filter(({ documentType }) => documentType === 'OTHER');
  return others.find(({ name }) => placeNames[kind].test(name)) ?? others.find(({ name }) => catchAll.test(name));
}
