/** The people of the scenarios, by their names in scenarios. */
export const accounts: Readonly<Record<string, string>> = {
  'Zhou Siyuan': 'zhousiyuan',
  'Li Min': 'limin',
  'Gu Yunzhou': 'guyunzhou',
  'Shen Ruogu': 'shenruogu',
  'Lin Zhixia': 'linzhixia',
  'He Qinghe': 'heqinghe',
  'Tang Yishan': 'tangyishan',
  'Luo Qiubai': 'luoqiubai',
  'Peng Yuting': 'pengyuting',
  'Song Beichen': 'songbeichen',
  'Xu Zhaoning': 'xuzhaoning',
  'Wei Changge': 'weichangge',
  'Yan Shuxin': 'yanshuxin',
  'Ye Zhiqiu': 'yezhiqiu',
  'Chu Yunshen': 'chuyunshen',
  'Liu Mingyuan': 'liumingyuan',
  'Qin Muzhi': 'qinmuzhi',
  'Mu Qingyang': 'muqingyang',
  'Su Yanqiu': 'suyanqiu',
  'Tao Yanran': 'taoyanran',
  'Xia Zhiwei': 'xiazhiwei',
  'Jiang Tingxue': 'jiangtingxue',
  'Lin Fengmian': 'linfengmian',
  'Chen Wendi': 'chenlaosi',
  // They register themselves.
  'Shi Qingyue': 'shiqingyue',
  'Tan Xiyue': 'tanxiyue',
  // She joins by an invitation.
  'Wen Renyu': 'wenrenyu',
  'Lu Jinghang': 'lujinghang',
  'Jiang Huaijin': 'jianghuaijin',
  'Meng Xizhou': 'mengxizhou',
  'Fang Wanqiu': 'fangwanqiu',
  'Shen Nanzhi': 'shennanzhi',
  'Fu Mingheng': 'fumingheng',
  'Duan Qingge': 'duanqingge',
  'Ji Yuanzhou': 'jiyuanzhou',
  'Mo Yunchi': 'moyunchi',
};

export function accountOf(person: string): string {
  const account = accounts[person];
  if (!account) throw new Error(`Nobody is called ${person}`);
  return account;
}

/** Password of a person: that of the demo world, or the one that the person chose. */
export const passwordOf = (person: string): string =>
  ['Shi Qingyue', 'Tan Xiyue', 'Wen Renyu'].includes(person) ? 'river lamp 42' : 'Huiyu#2026';
