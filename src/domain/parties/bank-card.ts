/** Digits of a bank card for a person (银行卡号). */
const cardNumber = /^[1-9]\d{15,18}$/;

/**
 * Problem of a person's card number without separators; undefined where there is none. The last digit of a card is its
 * check digit (ISO/IEC 7812-1, the formula of Luhn). Accounts of companies have none.
 */
export function bankCardProblem(card: string): 'form' | 'check-digit' | undefined {
  if (!cardNumber.test(card)) return 'form';
  const sum = [...card].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 ? undefined : 'check-digit';
}
