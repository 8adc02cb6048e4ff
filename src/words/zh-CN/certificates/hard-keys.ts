import type { HardKeyField, HardKeyPurpose, HardKeyState } from '../../../domain/keys/hard-key.ts';
import type { ReportedAuthState } from '../../../domain/keys/certification.ts';
import { dateTime, dateTimeShort } from '../../format.ts';

const fields: Readonly<Record<HardKeyField, string>> = {
  recipient: '收件人',
  mobile: '收件人手机号',
  address: '收件地址',
};
const purposes: Readonly<Record<HardKeyPurpose, string>> = { first: '申领', renew: '更新', reissue: '补办' };

export const hardKeys = {
  'hard-keys.keys-title': 'UKey 证书申领',
  'hard-keys.keys-means':
    '部分产品要求企业持有有效的 UKey 证书。注册审批机构审核后签发并寄出 UKey，持有人收到后用它签名激活，激活后才能使用。',
  'hard-keys.key-company': ({ state }: { state: ReportedAuthState }) =>
    ({
      AUTH: '贵公司的 UKey 证书有效',
      VERIFYING: '贵公司的 UKey 证书办理中',
      UPDATE_VERIFYING: '贵公司的 UKey 证书变更中',
      UNAUTH: '贵公司还没有有效的 UKey 证书',
      unrecognised: '暂时无法识别 UKey 证书的状态',
    })[state],
  'hard-keys.key-told': '贵公司的 UKey 证书（平台登记）',
  'hard-keys.key-told-until': ({ until, days }: { until: string; days: number }) =>
    days < 0
      ? `已于 ${until} 到期，不能再用它签署。`
      : `有效期至 ${until}，${days === 0 ? '今天到期' : `还有 ${days} 天`}。`,
  'hard-keys.key-told-see': '查看如何申领新的 UKey',
  'hard-keys.key-told-means': ({ over }: { over: boolean }): string =>
    over
      ? '请由经办人或主管在这里申领新的 UKey，激活后即可恢复签署。'
      : '这张证书不是在本页签发的，不能在本页更新。请由经办人或主管在到期前申领新的 UKey，激活后接替使用。',
  'hard-keys.key-apply': '申领 UKey 证书',
  'hard-keys.key-for': ({ holder, purpose }: { holder: string; purpose: HardKeyPurpose }) =>
    `${holder}的 UKey（${purposes[purpose]}）`,
  'hard-keys.key-state': ({ state }: { state: HardKeyState | 'unrecognised' }) =>
    ({
      applied: '审核制证中',
      returned: '已退回',
      posted: '已寄出，待激活',
      activated: '已激活',
      withdrawn: '已撤回',
      missed: '未收到，已作废',
      lapsed: '逾期未激活，已作废',
      unrecognised: '状态未知',
    })[state],
  'hard-keys.key-since': ({ at, today }: { at: number; today: string }) => `${dateTimeShort(at, today)} 起`,
  'hard-keys.key-with-authority-late': ({ until }: { until: string }) =>
    `由注册审批机构审核制证，原预计 ${until} 前寄出，已过预计日期。`,
  'hard-keys.key-with-authority': ({ until, about }: { until: string; about: boolean }) =>
    `由注册审批机构审核制证，预计 ${until} ${about ? '左右' : '前'}寄出。`,
  'hard-keys.key-with-authority-open': '由注册审批机构审核制证。',
  'hard-keys.key-mend': '请按原因修改后重新提交。',
  'hard-keys.key-mend-by': ({ by }: { by: string }) => `由申领人${by}修改后重新提交。`,
  'hard-keys.key-activate-until': ({ until }: { until: string }) => `收到 UKey 后插入电脑，请在 ${until} 前激活。`,
  'hard-keys.key-activate-by': ({ holder, until }: { holder: string; until: string }) =>
    `由${holder}收到后本人激活，截止 ${until}。`,
  'hard-keys.key-lapsed-means': ({ days }: { days: number }) => `寄出后 ${days} 天内没有激活，证书已作废，请重新申领。`,
  'hard-keys.key-missed-means': 'UKey 未收到或已损坏，其中的证书已作废，请重新申领。',
  'hard-keys.key-returned': '退回原因',
  'hard-keys.key-reason': ({ reason }: { reason: string }) => `退回原因：${reason}`,
  'hard-keys.key-number': '申领编号',
  'hard-keys.key-applied-by': '申领',
  'hard-keys.key-applied-when': ({ by, at, today }: { by: string; at: number; today: string }) =>
    `${by}，${dateTimeShort(at, today)}`,
  'hard-keys.key-place': '寄往',
  'hard-keys.key-courier': '快递单号',
  'hard-keys.key-activate': '激活 UKey',
  'hard-keys.key-asked': '请在 UKey 的窗口中核对内容并输入 PIN 码。PIN 码不会经过本平台。',
  'hard-keys.key-miss': '没有收到',
  'hard-keys.key-miss-ask': '没有收到 UKey？',
  'hard-keys.key-miss-means': '确认后，这个 UKey 中的证书立即作废，任何人都不能再激活；之后可以重新申领。',
  'hard-keys.key-correct': '修改并重新提交',
  'hard-keys.key-withdraw': '撤回申领',
  'hard-keys.key-withdraw-ask': '撤回申领？',
  'hard-keys.key-withdraw-means': '撤回后不再制证，需要时可以重新申领。',
  'hard-keys.key-apply-title': ({ purpose }: { purpose: HardKeyPurpose }) => `${purposes[purpose]} UKey 证书`,
  'hard-keys.key-correct-title': '修改 UKey 证书申领',
  'hard-keys.key-form-means': ({ purpose }: { purpose: HardKeyPurpose }) =>
    ({
      first: '一般 3 个工作日内寄出。证书签发给持有人本人，只有持有人能激活。',
      renew: '新的 UKey 一般 3 个工作日内寄出。激活之前，现有证书继续有效；激活之后，由新证书取代。',
      reissue: '适用于 UKey 遗失或损坏。新的 UKey 一般 3 个工作日内寄出，激活后取代原证书。如已遗失，请先挂失。',
    })[purpose],
  'hard-keys.key-holder': '持有人（经办人）',
  'hard-keys.key-holder-hint': '经办人或主管，本人登录后激活',
  'hard-keys.key-holder-choose': '请选择持有人',
  'hard-keys.key-holder-missing': '请选择持有人',
  'hard-keys.key-recipient': fields.recipient,
  'hard-keys.key-mobile': fields.mobile,
  'hard-keys.key-address': fields.address,
  'hard-keys.key-address-hint': '省、市、区、街道和门牌号',
  'hard-keys.key-hand-in': '提交申领',
  'hard-keys.key-hand-in-again': '重新提交',
  'hard-keys.key-field-missing': ({ field }: { field: HardKeyField }) => `请填写${fields[field]}`,
  'hard-keys.key-field-too-long': ({ most }: { most: number }) => `最多 ${most} 个字`,
  'hard-keys.key-field-unseen': '含有不可见的字符，请重新输入',
  'hard-keys.key-not-a-mobile': '请输入 11 位手机号',
  'hard-keys.key-address-short': ({ least }: { least: number }) => `请写明完整地址，至少 ${least} 个字`,
  'hard-keys.key-applied': '已提交申领，寄出后会通知持有人',
  'hard-keys.key-corrected': '已重新提交',
  'hard-keys.key-withdrawn': '申领已撤回',
  'hard-keys.key-missed': '已登记未收到，证书已作废，可以重新申领',
  'hard-keys.key-activated': 'UKey 证书已激活',
  'hard-keys.key-applied-already': ({ by, since }: { by: string; since: number | undefined }) =>
    `${by}${since === undefined ? '' : `已于 ${dateTime(since)} `}申领过，正在办理，无需重复申领。`,
  'hard-keys.key-not-yours': '只有持有人可以激活，只有申领人可以修改或撤回。',
  'hard-keys.key-other': '这个 UKey 不是为本次申领签发的。请插入寄来的 UKey，再试一次。',
  'hard-keys.key-ended': ({ on }: { on: string }) => `UKey 中的证书已于 ${on} 到期，不能激活，请重新申领。`,
  'hard-keys.key-too-late': '没有及时完成签名，没有激活。请再试一次。',
  'hard-keys.key-pin-wrong': ({ triesLeft }: { triesLeft: number }) =>
    `PIN 码不正确，还可以输入 ${triesLeft} 次，没有激活。`,
  'hard-keys.key-locked': 'UKey 已锁定，请联系客服解锁。',
  'hard-keys.key-gone': 'UKey 已拔出，没有激活。请插入后再试。',
  'hard-keys.key-cancelled': '已在 UKey 窗口中取消，没有激活。',
  'hard-keys.key-helper-absent': '没有检测到 UKey 助手。请先安装并启动，然后刷新本页再试。',
  'hard-keys.key-helper-refused':
    'UKey 助手不接受本网站：它只为登记过的网址服务。请核对地址栏中的网址，或联系客服登记后重试。',
  'hard-keys.key-because-role': '您当前的角色不能申领 UKey 证书，请由经办人或主管申领。',
  'hard-keys.key-because-unauthenticated': '企业实名认证通过后才能申领 UKey 证书。',
  'hard-keys.key-because-under-review': '企业实名认证审核中，通过后即可申领 UKey 证书。',
  'hard-keys.key-because-review-failed': '企业实名认证未通过，请按退回原因修改后重新提交，通过后即可申领 UKey 证书。',
  'hard-keys.key-because-have-one': '持有人已有有效的 UKey 证书，无需再次申领。',
  'hard-keys.key-because-applied': '已有一个 UKey 正在办理，见“UKey 证书申领”。',
  'hard-keys.key-now-applied': '申领正在审核制证，请稍后再看。',
  'hard-keys.key-now-returned': '申领已被退回，请修改后重新提交。',
  'hard-keys.key-now-posted': 'UKey 已寄出，不能再修改或撤回。',
  'hard-keys.key-now-activated': '这个 UKey 已经激活。',
  'hard-keys.key-now-over': '这次申领已结束，请重新申领。',
  'hard-keys.key-now-lapsed': '逾期没有激活，证书已作废，请重新申领。',
  'hard-keys.help-means-here': '使用 UKey 需要安装 UKey 助手。UKey 证书的申领、更新和补办在本页办理。',
  'hard-keys.loss-hard-here': '如需新的 UKey，可在挂失后补办。',
};
