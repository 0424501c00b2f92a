/** A fraction of whole numbers of any size, in lowest terms: what a return is, before it is written with decimals. */
export class Fraction {
  readonly numerator: bigint
  /** Above 0. */
  readonly denominator: bigint

  private constructor(numerator: bigint, denominator: bigint) {
    this.numerator = numerator
    this.denominator = denominator
  }

  /** @throws RangeError for a denominator of 0, or a number that is not whole */
  static of(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
    const [n, d] = [BigInt(numerator), BigInt(denominator)]
    if (d === 0n) throw new RangeError('a fraction needs a denominator other than 0')
    const divisor = gcd(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n)
    return new Fraction(n / divisor, d / divisor)
  }

  /** @param text as `toString` writes it: `36/37`, or `1` */
  static parse(text: string): Fraction {
    const [numerator = '', denominator = '1'] = text.split('/')
    return Fraction.of(BigInt(numerator), BigInt(denominator))
  }

  static readonly zero = Fraction.of(0)
  static readonly one = Fraction.of(1)

  static sum(all: Iterable<Fraction>): Fraction {
    let total = Fraction.zero
    for (const one of all) total = total.plus(one)
    return total
  }

  plus(other: Fraction): Fraction {
    return Fraction.of(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    )
  }

  minus(other: Fraction): Fraction {
    return this.plus(Fraction.of(-other.numerator, other.denominator))
  }

  times(other: Fraction | number | bigint): Fraction {
    const by = other instanceof Fraction ? other : Fraction.of(other)
    return Fraction.of(this.numerator * by.numerator, this.denominator * by.denominator)
  }

  over(other: Fraction | number | bigint): Fraction {
    const by = other instanceof Fraction ? other : Fraction.of(other)
    return Fraction.of(this.numerator * by.denominator, this.denominator * by.numerator)
  }

  /** Below 0, 0 or above 0, as for `sort`. */
  compare(other: Fraction): number {
    const difference = this.numerator * other.denominator - other.numerator * this.denominator
    return difference < 0n ? -1 : difference > 0n ? 1 : 0
  }

  equals(other: Fraction): boolean {
    return this.compare(other) === 0
  }

  /** The nearest double, to one unit of its last place. */
  toNumber(): number {
    const size = (this.numerator < 0n ? -this.numerator : this.numerator).toString(2).length
    const shift = Math.max(0, 64 - size + this.denominator.toString(2).length)
    return Number((this.numerator << BigInt(shift)) / this.denominator) / 2 ** shift
  }

  /** With so many decimals, half of the last rounded away from 0: `(1/37).toFixed(4)` is `0.0270`. */
  toFixed(decimals: number): string {
    const scale = 10n ** BigInt(decimals)
    const absolute = this.numerator < 0n ? -this.numerator : this.numerator
    const rounded = (absolute * scale * 2n + this.denominator) / (this.denominator * 2n)
    const sign = this.numerator < 0n && rounded > 0n ? '-' : ''
    const digits = `${rounded % scale}`.padStart(decimals, '0')
    return decimals === 0 ? `${sign}${rounded}` : `${sign}${rounded / scale}.${digits}`
  }

  toString(): string {
    return this.denominator === 1n ? `${this.numerator}` : `${this.numerator}/${this.denominator}`
  }
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}
