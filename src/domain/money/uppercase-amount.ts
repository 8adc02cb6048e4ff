import type { Money } from './money.ts';

const digits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'];
const places = ['仟', '佰', '拾', ''];
const groups = ['', '万', '亿', '万亿'];

/**
 * Formats an amount in the capitals of Chinese bills, such as `壹仟零伍元叁角整` (checklist F-266), by the rules for bills and
 * settlement vouchers: 整 follows yuan and jiao but never fen, and one 零 stands for consecutive zeros inside the number.
 * Negative amounts begin with 负. Exact up to 9,999,999,999,999,999.99 yuan.
 */
export function uppercaseAmount(amount: Money): string {
  const fen = amount.fen < 0n ? -amount.fen : amount.fen;
  const yuan = fen / 100n;
  if (yuan > 9_999_999_999_999_999n)
    throw new RangeError('An amount of more than sixteen digits of yuan has no form in capitals');
  const sign = amount.fen < 0n ? '负' : '';
  const whole = yuan > 0n ? `${wholeNumber(yuan)}元` : '';
  return sign + (whole + cents(Number(fen % 100n), yuan > 0n) || '零元整');
}

function wholeNumber(yuan: bigint): string {
  const text = yuan.toString().padStart(16, '0');
  let words = '';
  for (let group = 0; group < 4; group += 1) {
    const part = text.slice(group * 4, group * 4 + 4);
    const value = Number(part);
    // The two highest groups share one 亿: 壹万亿 when nothing follows, 壹万零贰亿 when something does.
    const hundredMillionsFollow = group === 0 && Number(text.slice(4, 8)) > 0;
    if (value === 0) continue;
    if (words !== '' && (part.startsWith('0') || previousGroupEndsEmpty(text, group))) words += '零';
    words += fourDigits(part) + (hundredMillionsFollow ? '万' : (groups[3 - group] ?? ''));
  }
  return words;
}

function previousGroupEndsEmpty(text: string, group: number): boolean {
  return Number(text.slice((group - 1) * 4, group * 4)) === 0;
}

function fourDigits(part: string): string {
  let words = '';
  let gap = false;
  for (const [position, character] of Array.from(part).entries()) {
    if (character === '0') {
      gap = words !== '';
      continue;
    }
    words += (gap ? '零' : '') + (digits[Number(character)] ?? '') + (places[position] ?? '');
    gap = false;
  }
  return words;
}

function cents(fen: number, hasYuan: boolean): string {
  const [jiao, rest] = [Math.floor(fen / 10), fen % 10];
  if (fen === 0) return hasYuan ? '整' : '';
  if (jiao === 0) return `${hasYuan ? '零' : ''}${digits[rest] ?? ''}分`;
  return `${digits[jiao] ?? ''}角${rest === 0 ? '整' : `${digits[rest] ?? ''}分`}`;
}
