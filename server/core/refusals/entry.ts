import type { entryRefusalCodes } from '../../../src/contract/refusals/entry.ts';
import type { RefusalMessages } from '../refusal.ts';

export const entryRefusals: RefusalMessages<typeof entryRefusalCodes> = {
  'zh-CN': {
    SIGN_IN_REFUSED: '用户名或密码不正确',
    SIGN_IN_LOCKED: '登录失败次数过多，请 {minutes} 分钟后再试',
    CAPTCHA_REQUIRED: '请输入验证码',
    CAPTCHA_WRONG: '验证码不正确，请重新输入',
    COMPANY_DEREGISTERED: '企业已注销，限制登录',
    NO_ROLE: '该账号没有任何角色，请联系企业管理员分配角色后再登录',
    SIGN_IN_EXPIRED: '登录页面已过期，请重试',
    SMS_TOO_SOON: '请 {seconds} 秒后再获取短信验证码',
    TEXTS_LIMITED: '近期发送的短信过多，请 {minutes} 分钟后再试',
    SMS_CODE_REFUSED: '短信验证码不正确或已失效，请重新输入或获取',
    KEY_REFUSED: '证书签名未通过验证',
    PROOF_EXPIRED: '身份验证已失效，请重新验证',
    KEY_EXPIRED: '证书已于 {on} 到期',
    ACCOUNT_FROZEN: '账号已被冻结，请通过“账号解冻”提交申请',
    UNFREEZE_WAITING:
      '账号已被冻结。解冻申请 {number} 已于 {on} 提交，由平台人工审核，预计 {by} 前以短信告知结果；过了这一天还没有收到，请联系客服',
    UNFREEZE_DECLINED:
      '账号已被冻结。解冻申请 {number} 已于 {on} 答复，未通过：{answer}。处理后可通过“账号解冻”再次申请',
    KEY_NOT_YET_VALID: '证书自 {on} 起才有效',
    KEY_REVOKED: '证书已被吊销',
    SECOND_PROOF_REQUIRED: '该账号登录需要两步验证',
    PASSWORD_FIRST: '该账号登录需要两步验证，请先用密码登录，再输入短信验证码',
    APP_CODE_REFUSED: '动态验证码或恢复码不正确，或已经用过，请重新输入',
    RESET_NEEDS_OTHER:
      '该账号已开启两步验证，仅凭短信验证码不能重置密码，请用身份验证器或恢复码验证，或申请等待 24 小时',
    RESET_STOPPED: '本人已取消上次的密码重置申请，请 {minutes} 分钟后再申请，或用身份验证器、恢复码或 UKey 验证',
  },
  en: {
    SIGN_IN_REFUSED: 'Incorrect user name or password',
    SIGN_IN_LOCKED: 'Too many failed attempts: try again in {minutes} minutes',
    CAPTCHA_REQUIRED: 'Enter the code in the picture',
    CAPTCHA_WRONG: 'The code is incorrect: try the new one',
    COMPANY_DEREGISTERED: 'The company has been deregistered: sign-in is restricted',
    NO_ROLE: 'This account has no role: ask an administrator of your company for one, then sign in',
    SIGN_IN_EXPIRED: 'This sign-in page has expired: please try again',
    SMS_TOO_SOON: 'You can request another code in {seconds} seconds',
    TEXTS_LIMITED: 'Too many text messages were sent recently: try again in {minutes} minutes',
    SMS_CODE_REFUSED: 'The code is incorrect or no longer valid: check it or request another',
    KEY_REFUSED: 'The certificate signature could not be verified',
    PROOF_EXPIRED: 'Your identity check has expired: please verify again',
    KEY_EXPIRED: 'The certificate expired on {on}',
    ACCOUNT_FROZEN: 'This account has been frozen: apply under “Unfreeze an account”',
    UNFREEZE_WAITING:
      "This account has been frozen. Your request {number} of {on} is with the platform's reviewers, who expect to notify you by text message by {by}. If you have not heard by then, please contact customer service",
    UNFREEZE_DECLINED:
      'This account has been frozen. Your request {number} was answered on {on} and declined: {answer}. Once that is resolved, you can apply again under “Unfreeze an account”',
    KEY_NOT_YET_VALID: 'The certificate is valid only from {on}',
    KEY_REVOKED: 'The certificate has been revoked',
    SECOND_PROOF_REQUIRED: 'This account signs in with two-step verification',
    PASSWORD_FIRST:
      'This account signs in with two-step verification: sign in with the password first, then with the code',
    APP_CODE_REFUSED: 'The app code or recovery code is incorrect or was used before: check it and try again',
    RESET_NEEDS_OTHER:
      'This account has two-step verification: a text message alone does not reset its password. Use the authenticator app or a recovery code, or wait for 24 hours',
    RESET_STOPPED:
      'The owner stopped the last password reset: ask again in {minutes} minutes, or use the authenticator app, a recovery code or a UKey',
  },
};
