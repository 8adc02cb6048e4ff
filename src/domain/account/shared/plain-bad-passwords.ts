/** What guessers try first, here and elsewhere, in small letters: words, keyboard walks and numbers with what is usually put behind them. */
export const plainBadPasswords: ReadonlySet<string> = new Set([
  'password', 'passwort', 'passw', 'password1', 'password123', 'password1234', 'passwordpassword', 'adminadmin', 'administrator', 'adminpassword', 'admin123456', 'admin12345', 'admin@123', 'admin@123456',
  'administrator1', 'root123456', 'rootroot', 'toor', 'welcome', 'welcome1', 'welcome123', 'welcome2024', 'welcome2025', 'welcome2026', 'letmein', 'letmeinnow', 'iloveyou', 'iloveyou1', 'iloveyou123', 'iloveyouforever',
  'sunshine', 'princess', 'football', 'baseball', 'basketball', 'superman', 'batman', 'dragon', 'monkey', 'shadow', 'master', 'michael', 'jennifer', 'trustno', 'trustnoone', 'whatever', 'starwars', 'computer',
  'internet', 'samsung', 'chocolate', 'liverpool', 'qwerty', 'qwertyui', 'qwertyuiop', 'qwertyuiop123', 'qwerty123456', 'qwer1234', 'qwer123456', 'qwerasdf', 'qwerasdfzxcv', 'qwe123456', 'qweasd', 'qweasdzxc',
  'qweasdzxc123', 'asdfghjkl', 'asdfghjkl123', 'asdf1234', 'asdfasdf', 'asdfasdfasdf', 'zxcvbnm', 'zxcvbnm123', 'zxcvbnmasdf', '1qaz2wsx', '1qaz2wsx3edc', '1qazxsw2', '1qaz@wsx', '1qaz2wsx3edc4rfv', 'qazwsxedc',
  'qazwsxedcrfv', 'zaq12wsx', 'zaq1xsw2', 'q1w2e3r4', 'q1w2e3r4t5', 'q1w2e3r4t5y6', '1q2w3e4r', '1q2w3e4r5t', '1q2w3e4r5t6y', 'abc123', 'abcabcabc', 'abc123456', 'abc123456789', 'abcd1234', 'abcd123456', 'abcdefghij',
  'aa123456', 'aa12345678', 'aa123456789', 'a123456789', 'a1234567890', 'a12345678', 'asd123456', 'zxc123456', 'test123456', 'testtesttest', 'test1234567', '1234567890', '0123456789', '12345678910', '123456789a',
  '123456789abc', '1234567890a', '123456789q', '1111111111', '0000000000', '8888888888', '6666666666', '5201314', '52013141314', '5201314520', '1314520520', '13145201314', 'woaini', 'woaini520', 'woaini521',
  'woaini1314', 'woaini520520', 'woaini5201314', 'woaiwojia', 'woaizhongguo', 'iloveu1314', 'caonima123', 'wangyibo', 'zhongguo', 'zhongguo123', 'beijing2008', 'shanghai', 'beijing', 'guangzhou', 'changeme',
  'changeme123', 'default1234', 'guest123456', 'manager123', 'manager123456', 'company123', 'finance123', 'finance123456', 'caiwu123456', 'gongsi123456', 'kuaiji123456', 'mima123456', 'mimamima', 'password!',
  'p@ssw0rd', 'p@ssw0rd123', 'p@ssword', 'pa55word', 'huiyu', 'huiyu#2026', 'huiyu@2026', 'supplychain', 'supplychain123',
]);
