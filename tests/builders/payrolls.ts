/** The check character of the first 17 characters of an identity number (GB 11643). */
function checkSign(body: string): string {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body[at]), 0);
  return '10X98765432'[sum % 11] ?? '';
}

/** The check digit of a card number (Luhn). */
function checkDigit(body: string): string {
  const sum = [...body].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Identity number of an invented person, born in the eighties, by a serial number below 1,000. */
export function residentIdOf(serial: number): string {
  const day = String((serial % 28) + 1).padStart(2, '0');
  const month = String((serial % 12) + 1).padStart(2, '0');
  const body = `990000198${serial % 10}${month}${day}${String(serial).padStart(3, '0')}`;
  return body + checkSign(body);
}

/** Card of an invented person, by a serial number below 1,000. */
export function cardOf(serial: number): string {
  const body = `622848000000000${String(serial).padStart(3, '0')}`;
  return body + checkDigit(body);
}

export const payrollHeadings = ['姓名', '身份证号', '银行卡号', '金额（元）'];

/** Name of an invented person without a digit, by a serial number below 1,000. */
export const workerName = (serial: number): string =>
  `工${[...String(serial)].map((digit) => '〇一二三四五六七八九'[Number(digit)] ?? '').join('')}`;

/** A row of a sheet about an invented person. */
export const payrollRow = (serial: number, amount = '6500.00'): readonly string[] => [
  workerName(serial),
  residentIdOf(serial),
  cardOf(serial),
  amount,
];
