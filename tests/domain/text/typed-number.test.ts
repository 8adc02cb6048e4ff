import { describe, expect, it } from 'vitest';
import { captchaIn, codeIn, numberIn } from '../../../src/domain/text/typed-number.ts';
import { mobileNumber } from '../../../src/domain/text/mobile-number.ts';
import { normalizeUscc } from '../../../src/domain/parties/uscc.ts';
import { residentIdIn } from '../../../src/domain/parties/resident-id.ts';
import { normaliseBankAccount } from '../../../src/domain/company/shared/bank-account.ts';
import { emptyProfile, normaliseProfile } from '../../../src/domain/invoicing/shared/invoicing-profile.ts';
import { invitationCodeIn } from '../../../src/domain/people/shared/invitation.ts';

describe('a code', () => {
  it.each([
    ['482913', '482913'],
    ['４８２９１３', '482913'],
    ['482 913', '482913'],
    ['482-913', '482913'],
    ['\u200b482913\u200b', '482913'],
    [' 482913\n', '482913'],
    ['48', '48'],
    ['', ''],
    ['4829137', '482913'],
    ['【汇誉】您的验证码是 482913，5分钟内有效', '482913'],
    ['【汇誉】验证码：４８２９１３（5分钟内有效），请勿告知他人。', '482913'],
    ['【汇誉】482913（登录验证码），5分钟内有效。', '482913'],
    ['【汇誉】尊敬的尾号8820用户，您的验证码为482913，客服热线95588。', '482913'],
    ['【汇誉】您正在绑定手机138****8820，订单号2026091500871，验证码482913，10分钟内有效', '482913'],
    ['【汇誉】申请编号100871已受理，动态密码 482 913，请在 5 分钟内输入', '482913'],
    ['[Huiyu] Your code is 482913. It expires in 5 minutes.', '482913'],
    ['482913 is your Huiyu verification code. Never share it.', '482913'],
    ['Use G-482913 to sign in.', '482913'],
    ['验证码 4829', '4829'],
    ['no digits', ''],
  ])('in “%s” is %s', (typed, code) => {
    expect(codeIn(typed)).toBe(code);
  });
});

describe('the letters of a picture', () => {
  it.each([
    ['k7m2', 'k7m2'],
    ['Ｋ７ｍ２', 'K7m2'],
    [' k7 m2　', 'k7m2'],
  ])('typed as “%s” are %s', (typed, letters) => {
    expect(captchaIn(typed)).toBe(letters);
  });
});

describe('a number', () => {
  it.each([
    ['6222 0212 0301 2345 678', '6222021203012345678'],
    ['６２２２　０２１２', '62220212'],
    ['6222–0212—0301−2345', '6222021203012345'],
    ['6222\u200b0212', '62220212'],
  ])('typed as “%s” is %s', (typed, number) => {
    expect(numberIn(typed)).toBe(number);
  });

  it('is understood alike in every field', () => {
    const typed = (number: string): string => `\u200b${number.replaceAll(/(.{4})/gu, '$1　–')}`;
    expect(normalizeUscc(typed('91330299ma5jmh9238'))).toBe('91330299MA5JMH9238');
    expect(residentIdIn(typed('33020319900307123x'))).toBe('33020319900307123X');
    expect(mobileNumber(typed('13800138000'))).toBe('13800138000');
    expect(invitationCodeIn(typed('ABCDEFGHJKMN'))).toBe('abcdefghjkmn');
    const bank = {
      bankName: '',
      branchName: '',
      cnaps: typed('102331002006'),
      accountNumber: typed('6222021203012345'),
    };
    expect(normaliseBankAccount(bank)).toMatchObject({ cnaps: '102331002006', accountNumber: '6222021203012345' });
    expect(normaliseProfile({ ...emptyProfile, bankAccount: typed('6222021203012345') })).toMatchObject({
      bankAccount: '6222021203012345',
    });
  });
});
