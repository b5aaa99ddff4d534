/** An exact fraction; the denominator is positive. */
export type Fraction = { numerator: bigint; denominator: bigint }

/** The exact value of decimal text such as `1.0845`. */
export const toFraction = (text: string): Fraction => {
  const [whole = '', decimals = ''] = text.split('.')
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) }
}

/** The nearest whole number; exactly half rounds up. */
export const roundHalfUp = ({ numerator, denominator }: Fraction): bigint => {
  const doubled = 2n * numerator + denominator
  const quotient = doubled / (2n * denominator)
  // BigInt division cuts towards zero, which is up for negative numbers.
  return doubled < 0n && quotient * 2n * denominator !== doubled ? quotient - 1n : quotient
}

/** A fraction above 0 as decimal text with at most so many significant digits, half rounded up, without final zeros. */
export const toDecimalText = (fraction: Fraction, significantDigits: number): string => {
  const decimals = significantDigits - magnitude(fraction)
  const digits = roundHalfUp(timesPowerOfTen(fraction, decimals))
  if (decimals <= 0) return String(digits * 10n ** BigInt(-decimals))
  const text = String(digits).padStart(decimals + 1, '0')
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`.replace(/\.?0+$/, '')
}

/** A fraction times 10 to the power of any whole number. */
export const timesPowerOfTen = ({ numerator, denominator }: Fraction, power: number): Fraction =>
  power >= 0
    ? { numerator: numerator * 10n ** BigInt(power), denominator }
    : { numerator, denominator: denominator * 10n ** BigInt(-power) }

/** How many digits a fraction above 0 has in front of its decimal point; below 0.1, minus the zeros that follow the point. */
const magnitude = ({ numerator, denominator }: Fraction): number => {
  const whole = numerator / denominator
  if (whole > 0n) return String(whole).length
  // 1/x lies between 10^(n-1) and 10^n; a power of ten is reached exactly by its own reciprocal.
  const reciprocal = denominator / numerator
  const digits = String(reciprocal).length
  const isPowerOfTen = numerator * 10n ** BigInt(digits - 1) === denominator
  return isPowerOfTen ? 2 - digits : 1 - digits
}
