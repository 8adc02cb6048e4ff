import type { Pair } from './example.ts';

/** Invented texts. No company, person or number exists under these names. */
export const samples = {
  company: ['青禾样例精密制造有限公司', 'Qinghe Sample Precision Works Co., Ltd.'],
  buyer: ['云岭样例商贸有限公司', 'Yunling Sample Trading Co., Ltd.'],
  longCompany: [
    '西南样例省云岭样例市高新技术产业开发区青禾样例精密机械与自动化装备制造（集团）股份有限公司第二分公司',
    'Second Branch of the Qinghe Sample Precision Machinery and Automation Equipment Manufacturing (Group) Company Limited, Yunling Sample High-Tech Zone',
  ],
  person: ['苏样例', 'Su Yangli'],
  sentence: ['合同已经收到，正在核对。', 'The contract has arrived and is being checked.'],
  longSentence: [
    '系统在核对所上传的购销合同、增值税发票与验收单时发现，其中两张发票的购买方名称与合同所载的名称不一致，请联系开票单位重新开具，或者在补充说明中写明两个名称之间的关系，并附上相应的工商变更证明材料。',
    'While the uploaded sales contract, VAT invoices and acceptance notes were compared, two of the invoices turned out to name another buyer than the contract does. Please ask the issuer for new ones, or explain in a note how the two names belong together and add the certificate of the change of name.',
  ],
  /** Contains no position at which a line may break. */
  longNumber: [
    'YLHT20260000000000000000000000000000000000000000000042',
    'YLHT20260000000000000000000000000000000000000000000042',
  ],
  file: ['购销合同（样例）.pdf', 'Sales contract (sample).pdf'],
  longFile: [
    '青禾样例精密制造有限公司与云岭样例商贸有限公司二〇二六年度第三季度购销合同及其全部补充协议扫描件（最终版）.pdf',
    'Qinghe_Sample_Precision_Works_and_Yunling_Sample_Trading_sales_contract_third_quarter_2026_with_all_amendments_final.pdf',
  ],
} as const satisfies Readonly<Record<string, Pair>>;

export const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

/** Replaces a callback of a page. */
export const nothing = (): void => undefined;

/** A promise that never settles. */
export const endless = async (): Promise<never> => new Promise(() => undefined);
