/** Signing an agreement or a decision by a certificate. */
export const signing = {
  'signing.choose': '选择签署证书',
  'signing.choose-first': '请先选择一张证书',
  'signing.one': ({ kind, holder }: { kind: 'hard' | 'cloud'; holder: string }) =>
    `${kind === 'hard' ? 'UKey 证书' : '云证书'} · ${holder}`,
  'signing.facts': ({ date, issuer, ending }: { date: string; issuer: string; ending: string }) =>
    `${issuer === '' ? '' : `${issuer} · `}有效期至 ${date} · 尾号 ${ending}`,
  'signing.demand': ({ kinds }: { kinds: readonly ('hard' | 'cloud')[] }) =>
    `须用您的${kinds.includes('cloud') ? (kinds.includes('hard') ? ' UKey 证书或云证书' : '云证书') : ' UKey 证书'}签署`,
  'signing.others': '不能用于签署的证书',
  'signing.others-count': ({ count }: { count: number }) => `另有 ${count} 张证书不能用于签署`,
  'signing.other': ({ kind, holder, ending }: { kind: 'hard' | 'cloud'; holder: string; ending: string }) =>
    `${kind === 'hard' ? 'UKey 证书' : '云证书'} · ${holder} · 尾号 ${ending}`,
  'signing.foreign': ({ holder, ending }: { holder: string; ending: string }) =>
    `本机 UKey 中的证书${holder === '' ? '' : ` · ${holder}`} · 尾号 ${ending}`,

  'signing.obstacle-not-holder': '不是您的证书，请由持有人本人签署',
  'signing.obstacle-other-company': '属于其他企业，不能代表本企业签署',
  'signing.obstacle-frozen': '账号已冻结，解冻后才能签署',
  'signing.obstacle-lost': '已挂失，请补办',
  'signing.obstacle-replaced': '已由新证书取代',
  'signing.obstacle-revoked': '已被吊销，请重新申领',
  'signing.obstacle-not-yet': '尚未生效',
  'signing.obstacle-expired': '已到期，请更新',
  'signing.obstacle-kind': '本协议须用 UKey 证书签署',
  'signing.obstacle-no-phone': '账号没有手机号，无法在手机上确认',
  'signing.obstacle-unknown': '平台暂不接受这张证书',
  'signing.way-own': '去证书管理',
  'signing.way-tokens': '申领 UKey',
  'signing.way-cloud': '开通云证书',
  'signing.way-unfreeze': '去解冻账号',

  'signing.none-title': '还没有可以签署的证书',
  'signing.none': ({ kinds, subject }: { kinds: readonly ('hard' | 'cloud')[]; subject: 'agreement' | 'decision' }) =>
    `${subject === 'agreement' ? '本产品的服务协议' : '这一步的审批'}须用您本人的${kinds.includes('cloud') ? (kinds.includes('hard') ? ' UKey 证书或云证书' : '云证书') : ' UKey 证书'}${subject === 'agreement' ? '签署。请先办理证书，再来阅读和签署协议。' : '签名。请先办理证书，再来审批。'}`,
  'signing.none-yours': '您名下没有证书。',
  'signing.colleagues': ({ names }: { names: readonly string[] }) => `本企业可以签署的同事：${names.join('、')}`,

  'signing.looking': '正在查找本机的 UKey…',
  'signing.look-again': '重新检测',
  'signing.not-plugged': '请先插入这张证书所在的 UKey',
  'signing.not-plugged-means': '插入后点“重新检测”；已阅读的内容会保留。',
  'signing.helper-absent': '没有找到 UKey 助手',
  'signing.helper-refused': 'UKey 助手不接受本页面',
  'signing.helper-means': '请安装并启动 UKey 助手，插入 UKey 后重新检测；已阅读的内容会保留。',
  'signing.helper-check': 'UKey 检测与助手下载',
  'signing.phone-note': '确认请求会发送到您账号绑定的手机，请核对两边显示的数字。',
  'signing.resting': ({ seconds }: { seconds: number }) => `${seconds} 秒后可再次发送到手机`,

  'signing.sending': '正在向手机发送确认请求…',
  'signing.submit': '用 UKey 签署',
  'signing.submit-phone': '在手机上确认签署',
  'signing.at-token': '请在 UKey 窗口中核对内容并输入 PIN 码',
  'signing.at-token-means': 'PIN 码只在 UKey 窗口中输入，本页面不会要求您输入。',
  'signing.at-phone': ({ mobile, subject }: { mobile: string; subject: 'agreement' | 'decision' }) =>
    `请在手机${mobile === '' ? '' : ` ${mobile} `}上确认${subject === 'agreement' ? '签署协议' : '审批签名'}`,
  'signing.at-phone-means': '手机上显示的数字应与此处一致；数字不一致请拒绝。',
  'signing.number': ({ number }: { number: string }) => `核对数字 ${number}`,
  'signing.waiting': ({ seconds }: { seconds: number }) => `剩余 ${seconds} 秒`,
  'signing.cancel': '取消签署',
  'signing.done': '协议已签署',

  'signing.cancelled': '已取消，没有签署。可以重新签署，不用再读一遍协议。',
  'signing.phone-cancelled': '已取消，没有签署。倒计时结束后可再次发送到手机，或换一张证书。',
  'signing.locked': 'UKey 已锁定，没有签署。请携带 UKey 到经办网点解锁，或换一张证书。',
  'signing.phone-refused': '手机上没有同意，没有签署。如果不是您本人操作，请立即联系客服。',
  'signing.too-late': '超过时间未确认，没有签署。可以重新签署，不用再读一遍协议。',
  'signing.cancelled-decision': '已取消，没有签名，也没有审批。可以重新签名。',
  'signing.too-late-decision': '超过时间未确认，没有签名，也没有审批。可以重新签名。',
  'signing.over': '本次签署已失效，请重新签署。',
  'signing.unproven': '签名未通过验证，没有签署。请确认使用的是所选证书。',
  'signing.revoked': '证书已被挂失或吊销，没有签署。请换一张证书，或到证书管理办理。',
  'signing.expired': ({ on }: { on: string }) => `证书已于 ${on} 到期，没有签署。请先更新证书。`,
  'signing.not-yet': ({ on }: { on: string }) => `证书自 ${on} 起才有效，没有签署。`,
  'signing.gone': '找不到这张证书，没有签署。请重新选择。',
  'signing.text-changed': '协议内容刚刚更新，没有签署。请刷新页面后重新阅读。',
  'signing.withdrawn': '平台刚刚撤回了本协议，暂不能签署。',
};
