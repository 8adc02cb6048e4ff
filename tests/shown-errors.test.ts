import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The errors around a page (document 1, sections 5 and 8; document 2, section 8), by their numbers in the checklist.
 */
const wanted = [
  'E-01',
  'E-02',
  'E-03',
  'E-06',
  'E-07',
  'E-09',
  'E-10',
  'E-11',
  'E-12',
  'E-14',
  'E-15',
  'E-16',
  'E-17',
  'E-18',
  'E-29',
  'E-30',
  'E-31',
  'E-32',
  'E-33',
  'E-34',
  'E-39',
  'E-42',
  'E-43',
  'E-54',
] as const;

/** The errors of becoming a customer: registration, certification, products, onboarding. */
const ofNewcomers = [
  'E-19',
  'E-20',
  'E-21',
  'E-22',
  'E-23',
  'E-24',
  'E-25',
  'E-26',
  'E-27',
  'E-28',
  'E-44',
  'E-52',
  'E-53',
] as const;

const inBrowser = 'browser/errors.test.ts';
const switcher = 'views/shell/context-switch.test.tsx';
const agreements = 'views/notices/agreement-errors.test.tsx';
const corner = 'views/help/help-corner.test.tsx';
const opening = 'views/products/opening-errors.test.tsx';
const onboarding = 'views/onboarding/onboarding.test.tsx';

/**
 * The test that shows each error, and the text that it looks for: the document's words, the server's own, or the next
 * page.
 */
const shown: Readonly<
  Record<(typeof wanted | typeof ofNewcomers)[number], readonly [test: string, ...words: readonly string[]]>
> = {
  'E-01': [inBrowser, '系统维护至 22:00，请届时再试'],
  'E-02': [inBrowser, '网络异常，请稍后重试。如仍有问题，请截图发给在线客服（7×24 小时）。'],
  'E-03': [corner, '上传失败，请点击在线咨询并截图发给客服。'],
  'E-06': [inBrowser, '此处只接受 jpg、jpeg、png。'],
  'E-07': [inBrowser, String.raw`不(?:能)?超过 \d+ MB`],
  'E-09': [corner, '最多添加 5 张截图'],
  'E-10': [inBrowser, '提交成功', '提交失败'],
  'E-11': [inBrowser, '意见内容不能为空'],
  'E-12': [inBrowser, '手机号不符合格式'],
  'E-14': ['views/evidence/download-centre.test.tsx', '下载任务已过期，请重新生成'],
  'E-15': ['views/viewer/download-errors.test.tsx', '文件已移出平台，请联系资金方', '下载失败，请稍后重试。'],
  'E-16': [agreements, '协议服务暂不可用', '操作没有成功。'],
  'E-17': [agreements, '协议签署成功', '签署服务暂不可用'],
  'E-18': [inBrowser, '企业已在工商部门注销，限制登录。'],
  'E-19': ['views/registration/register-screens.test.tsx', '企业信息有误'],
  'E-20': [opening, '使用本产品前，请先完成企业实名认证。'],
  'E-21': [opening, '实名认证审核中，请等待审核完成。'],
  'E-22': [opening, '实名审核未通过，请修改后重新提交。'],
  'E-23': [opening, '企业认证审核中，请等待审核完成。'],
  'E-24': [opening, '贵公司还没有有效的 UKey 证书，请先申领。'],
  'E-25': [opening, '贵公司没有数字证书，请先开通。'],
  'E-26': [opening, '不满足开通条件。'],
  'E-27': [onboarding, '不再符合合作银行的要求'],
  'E-28': [onboarding, '贵公司还没有完成三证合一认证，请先去认证，再办理入驻。', '直接入驻'],
  'E-29': [switcher, '提示', '账号未关联'],
  'E-30': [switcher, '退出提示', '请先在工作台退出登录'],
  'E-31': [inBrowser, '提示', '退出失败，请稍后重试'],
  'E-32': [onboarding, '提示', '系统维护中'],
  'E-33': [inBrowser, 'https://other.example/cv3/login/login'],
  'E-34': [switcher, '账号未关联'],
  'E-39': [inBrowser, '没有权限'],
  'E-42': [inBrowser, '页面没有加载完整'],
  'E-43': [inBrowser, '部分内容加载失败：等待 120 秒仍未完成。'],
  'E-44': [opening, '提示'],
  'E-52': ['views/registration/certification-errors.test.tsx', '请上传营业执照', '请上传上级法人授权书'],
  'E-53': ['views/errors/end-screens.test.tsx', '请联系贵公司的经办人或主管'],
  'E-54': [
    'adapters/system/browser-storage.test.ts',
    '当前浏览器的版本过低，或停用了 Cookie 与本地存储，门户不能在其中工作。',
  ],
};

const firstOf = (text: string, number: string): number =>
  text.search(new RegExp(String.raw`['\x60, ]${number}\b`, 'u'));

describe('each error around a page, and of becoming a customer', () => {
  it.each([...wanted, ...ofNewcomers])(
    '%s is shown by a test that names it, in the words that people read',
    async (number) => {
      const [test, ...words] = shown[number];
      const text = await readFile(resolve('tests', test), 'utf8');
      expect(firstOf(text, number), `${test} names ${number} in no title`).toBeGreaterThan(-1);
      expect(words.filter((each) => !text.includes(each))).toEqual([]);
      expect(words.length).toBeGreaterThan(0);
    },
  );
});
