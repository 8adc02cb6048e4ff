import { dateTime } from '../../format.ts';

export const protocols = {
  'protocols.title': '我的协议',
  'protocols.facts': '您为企业签署的协议，以及企业开通产品时签署的协议：版本、签署人、时间和全文。',
  'protocols.list': '已签署的协议',
  'protocols.none': '还没有签署过协议',
  'protocols.none-means': '签署《会员注册协议》《隐私政策》，或开通产品后，可以在这里查看和下载。',
  'protocols.documented': '平台没有提供已签署协议的记录。需要副本时，请联系客服。',
  'protocols.gather': '导出全部协议',
  'protocols.gathering': '正在导出全部协议，完成后可在“下载”中下载',
  'protocols.unseen': ({ count }: { count: number }) => `${count} 份导出已完成，去下载`,
  'protocols.state-in-force': '生效中',
  'protocols.state-signed-again': '已重新签署',
  'protocols.signed-again': ({ at }: { at: number }) => `已被 ${dateTime(at)}（北京时间）的签署替代。`,
  'protocols.state-replaced': '已由新版本取代',
  'protocols.state-to-sign': '有新版本待签署',
  'protocols.state-newer': '已有新版本',
  'protocols.state-withdrawn': '已被撤回',
  'protocols.state-sign-again': '待重新签署',
  'protocols.withdrawn': ({ at }: { at: number }) =>
    `平台已于 ${dateTime(at)}（北京时间）撤回本协议：不能提交本产品的新资料包，已提交的照常查看和办理。`,
  'protocols.sign-again': ({ at }: { at: number }) =>
    `平台重新公布了本协议，请在 ${dateTime(at)}（北京时间）前签署；逾期未签署的，不能提交本产品的新资料包。`,
  'protocols.sign-again-past': ({ at }: { at: number }) =>
    `本协议已于 ${dateTime(at)}（北京时间）逾期未签署；签署之前不能提交本产品的新资料包，已提交的照常查看和办理。`,
  'protocols.see-product': '查看产品',
  'protocols.replaced': ({ version }: { version: string }) => `您已签署新版本 ${version}。`,
  'protocols.newer': ({ version }: { version: string }) =>
    `本产品协议已公布新版本 ${version}；贵公司开通时签署的版本继续适用。`,
  'protocols.to-sign': ({ version, at }: { version: string; at: number }) =>
    `新版本 ${version} 待签署，再次进入平台时会提示签署。有异议的，请在 ${dateTime(at)}（北京时间）前提出；逾期未提出的，按协议视为接受，再使用平台时仍需签署。`,
  'protocols.to-sign-past': ({ version, at }: { version: string; at: number }) =>
    `新版本 ${version} 待签署，再次进入平台时会提示签署。异议期已于 ${dateTime(at)}（北京时间）届满。`,
  'protocols.signed-own': ({ at }: { name: string; at: number }) => `您于 ${dateTime(at)}（北京时间）签署`,
  'protocols.signed-by': ({ name, at }: { name: string; at: number }) => `${name}于 ${dateTime(at)}（北京时间）签署`,
  'protocols.certificate': ({
    kind,
    holder,
    issuer,
    serial,
  }: {
    kind: 'hard' | 'cloud';
    holder: string;
    issuer: string;
    serial: string;
  }) => `用${kind === 'hard' ? ' UKey 证书' : '云证书'}签署：${holder}，${issuer}，序列号 ${serial}`,
  'protocols.hash': 'SHA-256',
  'protocols.hash-copy': ({ title }: { title: string }) => `复制《${title}》的校验值`,
  'protocols.read-of': ({ title, version }: { title: string; version: string }) =>
    `${title}，版本 ${version}，阅读全文`,
  'protocols.download': '下载 PDF',
  'protocols.download-of': ({ title, version }: { title: string; version: string }) =>
    `下载 PDF：${title}，版本 ${version}`,
  'protocols.back': '返回我的协议',
  'protocols.print': '打印',
  'protocols.compare': '与上一版本比较',
  'protocols.whole': '查看全文',
  'protocols.compared': ({ from, to }: { from: string; to: string }) => `版本 ${from} 到 ${to} 的变化`,
  'protocols.compared-count': ({ added, removed }: { added: number; removed: number }) =>
    `新增 ${added} 段，删除 ${removed} 段`,
  'protocols.line': ({ kind }: { kind: 'same' | 'removed' | 'added' }) =>
    ({ same: '', removed: '删除：', added: '新增：' })[kind],
  'protocols.only-this': '没有保存更早的版本，无法比较。',
  'protocols.binding': '协议以中文为准，这里显示签署时的中文原文。',
  'protocols.gone': '没有找到这份协议',
  'protocols.gone-means': '它可能不属于当前企业。请返回列表重新选择。',
};
