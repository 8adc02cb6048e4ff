/** Words on the person whose turn it is to sign an agreement again, the same on every page. */
export const signingTurn = {
  'signing-turn.sign': '去签署',
  'signing-turn.colleagues': ({ names }: { names: readonly string[] }) => `请${names.join('或')}签署。`,
  'signing-turn.certificate': '您还没有可以签署的证书，请先办理证书。',
  'signing-turn.certificate-way': '办理证书',
  'signing-turn.nobody': '请由本企业的经办人或主管签署。',
  'signing-turn.see': '查看产品',
};
