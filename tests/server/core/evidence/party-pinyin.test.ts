import { describe, expect, it } from 'vitest';
import { mayBePinyin, pinyinSearch } from '../../../../server/core/evidence/shared/party-pinyin.ts';

const names = [
  '启衡重工集团股份有限公司',
  '澜川轨道交通装备股份有限公司',
  '宁波砚舟精密铸造有限公司',
  '长屿银行股份有限公司',
  '吕岭新材（北城）有限公司',
];

describe('names in pinyin', () => {
  it.each([
    ['qiheng', '启衡重工集团股份有限公司'],
    ['QiHeng', '启衡重工集团股份有限公司'],
    ['qihen', '启衡重工集团股份有限公司'],
    ['qh', '启衡重工集团股份有限公司'],
    ['qhzg', '启衡重工集团股份有限公司'],
    ['zhonggong', '启衡重工集团股份有限公司'],
    ['chonggong', '启衡重工集团股份有限公司'],
    ['lanchuan', '澜川轨道交通装备股份有限公司'],
    ['yanzhou', '宁波砚舟精密铸造有限公司'],
    ['nbyz', '宁波砚舟精密铸造有限公司'],
    ['changyuyinhang', '长屿银行股份有限公司'],
    ['zhangyuyinxing', '长屿银行股份有限公司'],
    ['zyyx', '长屿银行股份有限公司'],
    ['lvling', '吕岭新材（北城）有限公司'],
    ['luling', '吕岭新材（北城）有限公司'],
  ])('%s is one of %s', async (word, name) => {
    expect((await pinyinSearch(names))(word)).toEqual([name]);
  });

  it.each(['', 'q', 'hz', 'iheng', 'qhheng', 'qihengx', 'qi heng', 'qh1', '启衡', 'beicheng1'])(
    '%j is none of them',
    async (word) => {
      expect((await pinyinSearch(names))(word)).toEqual([]);
    },
  );

  it('keeps answering after more names than are kept', async () => {
    const many = Array.from({ length: 10_001 }, (_unused, turn) => `甲${turn}`);
    expect((await pinyinSearch(many))('jia')).toHaveLength(10_001);
    expect((await pinyinSearch(names))('qh')).toHaveLength(1);
  });

  it('takes letters only', () => {
    expect(['qh', 'QH', 'q', 'q1', '启'].map(mayBePinyin)).toEqual([true, true, false, false, false]);
  });
});
