/** The receiving banks, as whoever plays them sees it. */
export const sandboxBank = {
  'sandbox-bank.nav': '银行',
  'sandbox-bank.title': '银行流水',
  'sandbox-bank.facts': '门户登记银行账户时汇出的小额款项。把这里的金额回填到门户，即可验证账户。',
  'sandbox-bank.transfers': '小额打款',
  'sandbox-bank.none': '没有待验证的打款',
  'sandbox-bank.none-means': '企业在门户登记银行账户后，打款会出现在这里；验证通过后不再显示。',
  'sandbox-bank.at': '汇出时间',
  'sandbox-bank.company': '企业',
  'sandbox-bank.account': '收款账户',
  'sandbox-bank.amount': '金额',
  'sandbox-bank.back': '退回',
  'sandbox-bank.send-back': '按户名不符退回',
  'sandbox-bank.reason': '户名不符',
  'sandbox-bank.sent-back': ({ name }: { name: string }) => `已退回给${name}的打款`,
  'sandbox-bank.not-sent-back': ({ name }: { name: string }) => `没有退回给${name}的打款`,
};
