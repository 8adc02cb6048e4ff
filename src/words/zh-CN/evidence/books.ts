export const books = {
  'books.credit': '应收账款债权',
  'books.credit-number': '凭证号',
  'books.credit-search': '凭证号、付款方、供应商',
  'books.credit-rule': '同一供应商、同一信用来源方的应收账款，或同一资金方、同一交易对手的，可以放进同一个资料包，一次审核。',
  'books.est': '应收账款融资',
  'books.est-number': '应收账款编号',
  'books.est-search': '应收账款编号、付款方、供应商',
  'books.est-rule': '同一供应商、同一信用来源方的应收账款，可以放进同一个资料包，一次审核。',
};
