import type { accountRefusalCodes } from '../../../src/contract/refusals/account.ts';
import type { RefusalMessages } from '../refusal.ts';

export const accountRefusals: RefusalMessages<typeof accountRefusalCodes> = {
  'zh-CN': {
    PASSWORD_WRONG: '原密码不正确',
    PASSWORD_LOCKED: '原密码输错次数过多，请 {minutes} 分钟后再试',
    PROOF_AGAIN: '请输入登录密码确认是本人操作',
    PASSWORD_REFUSED: '新密码不符合要求（{because}）',
    MAIL_TOO_SOON: '请 {seconds} 秒后再获取邮箱验证码',
    MAIL_CODE_REFUSED: '邮箱验证码不正确或已失效，请重新输入或获取',
    MAIL_CONFIRMED_BEFORE: '这个邮箱您已经验证过，无需再次验证',
  },
  en: {
    PASSWORD_WRONG: 'The current password is incorrect',
    PASSWORD_LOCKED: 'Too many wrong passwords: try again in {minutes} minutes',
    PROOF_AGAIN: 'Enter your password to confirm that it is you',
    PASSWORD_REFUSED: 'The new password breaks a rule ({because})',
    MAIL_TOO_SOON: 'You can request another email code in {seconds} seconds',
    MAIL_CODE_REFUSED: 'The email code is incorrect or no longer valid: check it or request another',
    MAIL_CONFIRMED_BEFORE: 'This address is already verified',
  },
};
